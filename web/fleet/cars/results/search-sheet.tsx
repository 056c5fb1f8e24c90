import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { handoverHours } from '#web/fleet/site/handover-hours.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import type { DateRange } from '#web/ui/dates/date-limits.ts'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { tripLengthText } from '#web/fleet/pricing/trip-length-text.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { soundTrip, type Trip } from '../parts/sound-trip.ts'
import { resultsMessages } from './results-messages.ts'
import type { ResultsQuery } from './use-results-query.ts'

type SearchSheetProps = {
  areas: readonly Area[]
  query: ResultsQuery
  onQuery: (change: { area?: string | undefined; trip?: Trip }) => void
  /** How many cars are free for them, and the least that one costs; undefined until it is known. */
  free: number | undefined
  cheapest: number | undefined
  onClose: () => void
}

/** Area, start and end: choosing the area or the end searches at once (docs/product/app.md#home-and-results). */
export function SearchSheet(props: SearchSheetProps) {
  const { areas, query, onQuery, free, cheapest, onClose } = props
  const words = useMessages(resultsMessages)
  const lang = useLanguage()
  const { area } = query
  const [now] = useState(() => new Date())
  const here = areas.find(({ id }) => id === area)
  const min = earliestMoment(now, here, areas)
  const sound = soundTrip(query.trip, min)
  const days = rentalDuration(sound.start, sound.end).totalDays
  const search = ({ start, end }: DateRange) => {
    if (start && end) onQuery({ trip: soundTrip({ start, end }, min) })
  }
  return (
    <Dialog
      title={words.filterBar}
      isOpen
      onClose={onClose}
      width="narrow"
      footer={
        <Button size="lg" className="flex-1" onClick={onClose}>
          {words.showCars}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={words.area}
          name="area"
          icon={<MapPin aria-hidden="true" size={20} className="flex-none text-ink-2" />}
          items={[{ id: '', name: words.allAreas }, ...areas]}
          value={area ?? ''}
          onChange={({ target }) => onQuery({ area: target.value || undefined })}
        />
        <DateRangeFields
          start={sound.start}
          end={sound.end}
          min={min}
          hours={handoverHours(here)}
          offer={{ days, cars: free, from: cheapest }}
          onPick={search}
          onChange={(range) => {
            search(range)
            onClose()
          }}
        />
        <p className="text-14 text-ink-2">{tripLengthText(sound.start, sound.end, lang)}.</p>
      </div>
    </Dialog>
  )
}
