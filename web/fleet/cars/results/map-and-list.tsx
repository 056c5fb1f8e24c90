import { lazy, type ReactNode } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { BesideMap } from '#web/fleet/places/map/beside-map.tsx'
import { showCard } from '#web/fleet/places/map/use-pointed.ts'
import type { CarFilters } from './car-filters.ts'
import type { ResultsQuery } from './use-results-query.ts'
import { boundsIn, onMap } from './where.ts'

/** The outlines of the states weigh as much as a screen: they come when the map is opened. */
const CarMap = lazy(() => import('../map/car-map.tsx').then((map) => ({ default: map.CarMap })))

type MapAndListProps = {
  cars: readonly Car[]
  query: ResultsQuery
  miles: number
  carried: { area?: string; type?: string; order?: string }
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  /** Cars that are pointed at in the list. */
  active: readonly string[]
  onPoint: (cars: readonly string[]) => void
  /** The list. */
  children: ReactNode
}

/** The cars on a map beside their list. */
export function MapAndList({ query, filters, children, onFilters, ...rest }: MapAndListProps) {
  const centre = useArea(query.area)?.centre
  return (
    <BesideMap
      list={children}
      map={
        <CarMap
          {...rest}
          trip={query.trip}
          centre={centre}
          about={query.area ?? ''}
          bounds={boundsIn(filters)}
          onChoose={([first]) => showCard(first)}
          onSearch={(bounds) => onFilters(onMap(filters, query.area, bounds))}
        />
      }
    />
  )
}
