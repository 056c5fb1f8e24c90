import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import type { DateRange } from '#web/ui/dates/date-limits.ts'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { TripLength } from '#web/fleet/pricing/trip-length.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { soundTrip, type Trip } from '../parts/sound-trip.ts'
import { resultsMessages } from './results-messages.ts'
import type { ResultsQuery } from './use-results-query.ts'

type SearchSheetProps = {
  areas: readonly Area[]
  query: ResultsQuery
  onQuery: (change: { area?: string | undefined; trip?: Trip }) => void
  onClose: () => void
}

/** Area, start and end: choosing the area or the end searches at once (docs/product/app.md#home-and-results). */
export function SearchSheet({ areas, query, onQuery, onClose }: SearchSheetProps) {
  const words = useMessages(resultsMessages)
  const { area } = query
  const [now] = useState(() => new Date())
  const min = earliestMoment(
    now,
    areas.find(({ id }) => id === area),
    areas,
  )
  const sound = soundTrip(query.trip, min)
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
          onPick={search}
          onChange={(range) => {
            search(range)
            onClose()
          }}
        />
        <p className="text-14 text-ink-2">
          <TripLength start={sound.start} end={sound.end} />
        </p>
      </div>
    </Dialog>
  )
}
