import { useMessages } from '#web/core/i18n.ts'
import { TripLength } from '#web/ui/dates/trip-length.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { type CarFilters, listSorts } from './car-filters.ts'
import { resultsMessages } from './results-messages.ts'
import type { MapOrList } from '#web/ui/map/use-map-or-list.ts'
import { ViewSwitch } from '#web/ui/map/view-switch.tsx'
import type { ResultsQuery } from './use-results-query.ts'

type ResultsHeadProps = {
  /** What stands there until the cars are counted. */
  title: string
  /** Undefined for all areas. */
  areaName: string | undefined
  query: ResultsQuery | undefined
  /** Undefined while the search is under way. */
  counts: { total: number; available: number } | undefined
  hasFailed: boolean
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  view: MapOrList
  onView: (view: MapOrList) => void
}

/** How many cars where, for how long, and in which order. */
export function ResultsHead({
  title,
  areaName,
  query,
  counts,
  hasFailed,
  filters,
  onFilters,
  view,
  onView,
}: ResultsHeadProps) {
  const words = useMessages(resultsMessages)
  const sorts = listSorts.filter((id) => id !== 'distance' || filters.near !== undefined)
  const later = counts && counts.total - counts.available
  const counted = (total: number) => (filters.bounds ? words.foundOnMap(total) : countedIn(total))
  const countedIn = (total: number) =>
    areaName === undefined ? words.foundAll(total) : words.found(total, areaName)
  return (
    <header className="mb-3.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-24 lg:text-30">
          {counts ? counted(counts.total) : title}
        </h1>
        <p role="status" className="text-ink-2">
          {counts ? (
            <>
              {words.free(counts.available)}
              {later ? `, ${words.later(later)}` : ''}.
            </>
          ) : (
            !hasFailed && words.searching
          )}
        </p>
        <p className="text-14 text-ink-2">
          <TripLength start={query?.trip.start} end={query?.trip.end} />
        </p>
      </div>
      <div className="flex items-end gap-3 max-sm:w-full">
        <Select
          className="w-52 max-sm:w-full"
          label={<span className="sr-only">{words.sort}</span>}
          name="sort"
          items={sorts.map((id) => ({ id, name: words.sorts[id] }))}
          value={filters.sort}
          onChange={({ target }) => {
            const sort = listSorts.find((each) => each === target.value)
            if (sort) onFilters({ ...filters, sort })
          }}
        />
        <ViewSwitch view={view} onView={onView} />
      </div>
    </header>
  )
}
