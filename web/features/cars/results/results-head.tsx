import { List, Map as MapIcon } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { mapMessages } from '#web/ui/map/map-messages.ts'
import type { MapOrList } from '#web/ui/map/use-map-or-list.ts'
import { ViewSwitch } from '#web/ui/map/view-switch.tsx'
import type { CarFilters } from './car-filters.ts'
import { resultsMessages } from './results-messages.ts'

type ResultsHeadProps = {
  /** What stands there until the cars are counted. */
  title: string
  /** Undefined while the search is under way. */
  counts: { total: number; available: number } | undefined
  hasFailed: boolean
  filters: CarFilters
  view: MapOrList
  /** Where no car is, a map shows nothing. */
  hasView: boolean
  onView: (view: MapOrList) => void
}

/** How many cars in which order, and the way to the map. */
export function ResultsHead(props: ResultsHeadProps) {
  const { title, counts, hasFailed, filters, view, hasView, onView } = props
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
              ? words.foundOnMap(counts.total)
              : words.found(counts.total, words.sorted[filters.sort])
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
      <ViewSwitch view={view} onView={onView} />
      {hasView && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onView(other)}
          className="flex-none lg:hidden"
        >
          <Icon aria-hidden="true" size={20} />
          {mapWords.views[other]}
        </Button>
      )}
    </header>
  )
}
