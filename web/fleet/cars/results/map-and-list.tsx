import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { showCard } from '#web/fleet/places/map/use-pointed.ts'
import { CarMap } from '../map/car-map.tsx'
import { CarRow } from '../map/car-row.tsx'
import type { CarCardProps } from './car-card.tsx'
import type { CarFilters } from './car-filters.ts'
import type { useCarSearch } from './use-car-search.ts'
import type { ResultsQuery } from './use-results-query.ts'
import { boundsIn, onMap } from './where.ts'

type MapAndListProps = {
  search: ReturnType<typeof useCarSearch>
  /** The cars of it that are drawn by now. */
  cars: readonly Car[]
  query: ResultsQuery
  miles: number
  carried: { area?: string; type?: string; order?: string }
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  /** Cars that are pointed at in the list. */
  active: readonly string[]
  onPoint: (cars: readonly string[]) => void
  /** What is found, and the chips of the filters. */
  head: ReactNode
  /** The list, of cards of this kind. */
  children: (row: ComponentType<CarCardProps>) => ReactNode
}

/** The cars on a map: from edge to edge, on a desk beside their list. Load it lazily. */
export function MapAndList(props: MapAndListProps) {
  const { search, query, filters, head, children, onFilters, ...rest } = props
  const centre = useArea(query.area)?.centre
  useAllFree(search)
  const { total = 0, totalAvailable = 0 } = search
  return (
    <div className="map-beside">
      <div className="map-side">
        {head}
        <div className="map-list">{children(CarRow)}</div>
      </div>
      <div className="map-place">
        <CarMap
          {...rest}
          later={total - totalAvailable}
          trip={query.trip}
          centre={centre}
          about={query.area ?? ''}
          bounds={boundsIn(filters)}
          onChoose={([first]) => showCard(first)}
          onSearch={(bounds) => onFilters(onMap(filters, query.area, bounds))}
        />
      </div>
    </div>
  )
}

/** Every free car has its pin: what one answer could not carry is asked for, page by page; a page that fails, once. */
function useAllFree({ found, totalAvailable = 0, ...search }: MapAndListProps['search']) {
  const asked = useRef(0)
  const { hasMore, isLoadingMore, isOld, loadMore } = search
  useEffect(() => {
    const isWhole = !hasMore || found.length >= totalAvailable
    if (isWhole || isLoadingMore || isOld || asked.current === found.length) return
    asked.current = found.length
    loadMore()
  })
}
