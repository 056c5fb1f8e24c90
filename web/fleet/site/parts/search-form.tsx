import { useNavigate } from '@tanstack/react-router'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { store, stored } from '#web/core/storage.ts'
import { Button } from '#web/ui/button.tsx'
import type { DateRange } from '#web/ui/dates/date-limits.ts'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TripLength } from '#web/fleet/pricing/trip-length.tsx'
import { usualTrip } from '#web/ui/dates/usual-trip.ts'
import { homeMessages } from '../home-messages.ts'

/** Area, start and end; Search carries them over to the results (docs/product/app.md#home-and-results). */
export function SearchForm({ areas }: { areas: readonly Area[] }) {
  const words = useMessages(homeMessages)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => stored('defaultArea'))
  const [now] = useState(() => new Date())
  const [range, setRange] = useState<DateRange>(() =>
    usualTrip(earliestMoment(now, undefined, areas)),
  )
  const area = areas.find((each) => each.id === chosen) ?? areas[0]
  const min = earliestMoment(now, area, areas)

  const search = () => {
    if (area) store('defaultArea', area.id)
    void navigate({
      to: routes.results,
      search: { area: area?.id ?? chosen, start: range.start, end: range.end },
    })
  }
  return (
    <form
      role="search"
      aria-label={words.findCar}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
      className="grid gap-3 min-[360px]:grid-cols-2 rounded-card bg-surface p-4 text-ink shadow-2 lg:-mb-14 lg:grid-cols-[1.1fr_1.25fr_1.25fr_auto] lg:items-end lg:p-5"
    >
      <Select
        className="max-lg:col-span-full"
        label={words.area}
        name="area"
        icon={<MapPin aria-hidden="true" size={20} className="flex-none text-ink-2" />}
        items={areas}
        value={area?.id ?? ''}
        placeholder={areas.length === 0 ? words.chooseArea : undefined}
        onChange={(event) => setChosen(event.target.value)}
      />
      <DateRangeFields start={range.start} end={range.end} min={min} onChange={setRange} />
      <Button type="submit" size="lg" className="max-lg:col-span-full lg:min-h-13">
        <Search aria-hidden="true" size={20} />
        {words.search}
      </Button>
      <p className="col-span-full text-14 text-ink-2">
        <TripLength start={range.start} end={range.end} /> {words.longer}
      </p>
    </form>
  )
}
