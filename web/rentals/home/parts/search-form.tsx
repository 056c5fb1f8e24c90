import { useNavigate } from '@tanstack/react-router'
import { MapPin, Search } from 'lucide-react'
import { addDays } from '#domain/core/time/wall-time.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { store } from '#web/core/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { handoverHours } from '#web/fleet/site/handover-hours.ts'
import type { DateRange } from '#web/ui/dates/date-limits.ts'
import { JoinedDates } from '#web/ui/dates/joined-dates.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { lengths } from '#web/ui/dates/usual-trip.ts'
import { homeMessages } from '../home-messages.ts'
import type { WantedTrip } from '../use-wanted-trip.ts'

/** Area, length, start and end; Search carries them over to the results (docs/product/app.md#home-and-results). */
export function SearchForm({ areas, wanted }: { areas: readonly Area[]; wanted: WantedTrip }) {
  const words = useMessages(homeMessages)
  const dates = useMessages(dateMessages)
  const navigate = useNavigate()
  const { area, trip, min, days, free, cheapest, setArea, setTrip } = wanted

  const search = () => {
    if (area) store('defaultArea', area.id)
    void navigate({ to: routes.results, search: { area: area?.id, ...trip } })
  }
  const take = ({ start = trip.start, end = trip.end }: DateRange) => setTrip({ start, end })
  return (
    <form
      role="search"
      aria-label={words.findCar}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
      className="relative z-1 -mt-3.5 grid grid-cols-1 gap-2.5 rounded-card bg-surface p-4 shadow-2 lg:-mt-11.5 lg:grid-cols-[1fr_1.1fr_1.5fr_auto] lg:items-end lg:gap-3 lg:p-5"
    >
      <Select
        className="font-bold [&_label]:max-lg:sr-only lg:[&_select]:min-h-14"
        label={words.area}
        name="area"
        icon={<MapPin aria-hidden="true" size={20} className="flex-none text-ink-2" />}
        items={areas}
        value={area?.id ?? ''}
        placeholder={areas.length === 0 ? words.chooseArea : undefined}
        onChange={(event) => setArea(event.target.value)}
      />
      <Segments
        label={dates.howLong}
        items={lengths.map((length) => ({ id: length, name: dates.lengths[length] }))}
        value={lengths.find((length) => length === days)}
        onChange={(length) => setTrip({ start: trip.start, end: addDays(trip.start, length) })}
      />
      <JoinedDates
        start={trip.start}
        end={trip.end}
        min={min}
        hours={handoverHours(area)}
        offer={{ days, from: cheapest?.tripPrice }}
        onPick={take}
        onChange={take}
      />
      <Button type="submit" size="lg" className="lg:min-h-15">
        <Search aria-hidden="true" size={20} />
        {free ? words.searchCars(free) : words.search}
      </Button>
    </form>
  )
}
