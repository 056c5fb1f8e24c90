import { Heart, List, Map as MapIcon } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { mapMessages } from '#web/fleet/places/map/map-messages.ts'
import type { MapOrList } from '#web/fleet/places/map/use-map-or-list.ts'
import { ViewSwitch } from '#web/fleet/places/map/view-switch.tsx'
import { type CarFilters, toggleFavourites } from './car-filters.ts'
import { resultsMessages } from './results-messages.ts'

type ResultsHeadProps = {
  /** What stands there until the cars are counted. */
  title: string
  /** Undefined while the search is under way. */
  counts: { total: number; available: number } | undefined
  hasFailed: boolean
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  hasFavourites: boolean
  view: MapOrList
  /** Where no car is, a map shows nothing. */
  hasView: boolean
  onView: (view: MapOrList) => void
}

/** How many cars can be had for the dates, in which order, and the way to the map. */
export function ResultsHead(props: ResultsHeadProps) {
  const { title, counts, hasFailed, filters, onFilters, hasFavourites } = props
  const { view, hasView, onView } = props
  const words = useMessages(resultsMessages)
  const mapWords = useMessages(mapMessages)
  const later = counts && counts.total - counts.available
  const other = view === 'map' ? 'list' : 'map'
  const Icon = other === 'map' ? MapIcon : List
  return (
    <header className="flex min-h-11 items-center justify-between gap-3 lg:mb-3.5">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-18 lg:text-24">
          {counts
            ? filters.bounds
              ? words.foundOnMap(counts.available)
              : words.found(counts.available, words.sorted[filters.sort])
            : title}
        </h1>
        <p role="status" className="text-14 text-ink-2 max-lg:sr-only">
          {counts ? (
            <>
              {words.free(counts.available)}
              {later ? `, ${words.later(later)}` : ''}.
            </>
          ) : (
            !hasFailed && words.searching
          )}
        </p>
      </div>
      <div className="flex flex-none items-center gap-1 lg:gap-3">
        {(hasFavourites || filters.onlyFavourites) && (
          <button
            type="button"
            aria-pressed={filters.onlyFavourites === true}
            onClick={() => onFilters(toggleFavourites(filters))}
            className={cx(
              'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-bold lg:border-[1.5px] lg:px-4',
              filters.onlyFavourites
                ? 'bg-ink text-surface lg:border-ink'
                : 'text-poppy-ink hover:bg-sunken lg:border-line-strong lg:bg-surface',
            )}
          >
            <Heart aria-hidden="true" size={20} fill="currentColor" />
            <span className="max-lg:sr-only">{words.favourites}</span>
          </button>
        )}
        <ViewSwitch view={view} onView={onView} />
        {hasView && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onView(other)}
            className="flex-none px-1.5! lg:hidden"
          >
            <Icon aria-hidden="true" size={20} />
            {mapWords.views[other]}
          </Button>
        )}
      </div>
    </header>
  )
}
