import type { MapBounds } from '#web/fleet/places/map/map-view.ts'
import type { CarFilters } from './car-filters.ts'

/** A chosen town. */
export type Town = { id: string; name: string }

/** Cars near a town, the nearest first; undefined takes the town away again. */
export function nearTown(
  filters: CarFilters,
  area: string | undefined,
  town: Town | undefined,
): CarFilters {
  const { near: _town, whereArea: _area, ...rest } = filters
  if (town) return { ...rest, near: town, whereArea: area, sort: 'distance' }
  const sort = filters.sort === 'distance' ? 'price' : filters.sort
  return { ...rest, sort, ...(filters.bounds && { whereArea: area }) }
}

/** Only cars in this part of the map; undefined takes that away again. */
export function onMap(
  filters: CarFilters,
  area: string | undefined,
  bounds: MapBounds | undefined,
): CarFilters {
  const { bounds: _bounds, whereArea: _area, ...rest } = filters
  if (bounds) return { ...rest, bounds: [...bounds], whereArea: area }
  return { ...rest, ...(filters.near && { whereArea: area }) }
}

/** Town and part of the map hold for the area that was chosen with them, and end with it. */
export function filtersIn(filters: CarFilters, area: string | undefined): CarFilters {
  if (filters.whereArea === area || !(filters.near || filters.bounds)) return filters
  return onMap(nearTown(filters, area, undefined), area, undefined)
}

/** The part of the map that is searched. */
export function boundsIn({ bounds }: CarFilters): MapBounds | undefined {
  const [south, west, north, east] = bounds ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined
  return [south, west, north, east]
}

/**
 * Town, area and part of the map as fields of the call. A part of the map may lie beyond the area:
 * then all areas are searched.
 */
export function whereFields(filters: CarFilters, area: string | undefined) {
  const { near, bounds } = filters
  return {
    area: bounds ? undefined : area,
    ...(near && { near: near.id }),
    ...(bounds && { bounds: bounds.map(String) }),
  }
}
