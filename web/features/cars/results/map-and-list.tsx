import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useArea } from '#web/core/use-area.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { Car } from '#protocol/cars/car.ts'
import type { CarFilters } from './car-filters.ts'
import type { ResultsQuery } from './use-results-query.ts'
import { boundsIn, onMap } from './where.ts'

/** The outlines of the states weigh as much as a screen: they come when the map is opened. */
const CarMap = lazy(() => import('../map/car-map.tsx').then((map) => ({ default: map.CarMap })))

type MapAndListProps = {
  cars: readonly Car[]
  query: ResultsQuery
  carried: { area?: string; type?: string; order?: string }
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  /** Cars that are pointed at in the list. */
  active: readonly string[]
  onPoint: (cars: readonly string[]) => void
  /** The list. */
  children: ReactNode
}

/** The map beside the list; on a phone instead of it, until its pill leads back. */
export function MapAndList({ query, filters, children, onFilters, ...rest }: MapAndListProps) {
  const centre = useArea(query.area)?.centre
  const map = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the map would begin below what is in sight.
    if (!window.matchMedia('(min-width: 64rem)').matches)
      map.current?.scrollIntoView({ block: 'end' })
  }, [])
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
      <div className="max-lg:hidden">{children}</div>
      <div
        ref={map}
        className="h-[max(22rem,calc(100dvh-12rem))] lg:sticky lg:top-[212px] lg:h-[calc(100dvh-228px)]"
      >
        <Suspense fallback={<Skeleton className="size-full rounded-card" />}>
          <CarMap
            {...rest}
            trip={query.trip}
            centre={centre}
            about={query.area ?? ''}
            bounds={boundsIn(filters)}
            onChoose={([first]) => showCard(first)}
            onSearch={(bounds) => onFilters(onMap(filters, query.area, bounds))}
          />
        </Suspense>
      </div>
    </div>
  )
}

/** Brings a car's card into sight. */
function showCard(car: string | undefined): void {
  if (car === undefined) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document
    .querySelector(`[data-car="${CSS.escape(car)}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}
