import { addDays } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { type CarFilters, cleared, filterCount, toggleFavourites } from './car-filters.ts'
import { resultsMessages } from './results-messages.ts'
import type { ResultsQuery } from './use-results-query.ts'

type NoCarsProps = {
  /** The server's sentence. */
  message: string | undefined
  query: ResultsQuery
  filters: CarFilters
  hasFavourites: boolean
  onQuery: (change: { area?: string | undefined; trip?: Trip }) => void
  onFilters: (filters: CarFilters) => void
}

/** Nothing found, with the ways out that exist: fewer filters, more areas, other dates. */
export function NoCars(props: NoCarsProps) {
  const { message, query, filters, hasFavourites, onQuery, onFilters } = props
  const words = useMessages(resultsMessages)
  const { start, end } = query.trip
  if (filters.onlyFavourites && !hasFavourites) {
    return (
      <EmptyState
        title={words.noFavourites}
        actions={
          <Button onClick={() => onFilters(toggleFavourites(filters))}>{words.allCars}</Button>
        }
      >
        {words.noFavouritesText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={words.none}
      actions={
        <>
          {filterCount(filters) > 0 && (
            <Button onClick={() => onFilters(cleared(filters))}>{words.clearFilters}</Button>
          )}
          {query.area !== undefined && (
            <Button variant="secondary" onClick={() => onQuery({ area: undefined })}>
              {words.searchAllAreas}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => onQuery({ trip: { start: addDays(start, 7), end: addDays(end, 7) } })}
          >
            {words.weekLater}
          </Button>
        </>
      }
    >
      {message}
    </EmptyState>
  )
}
