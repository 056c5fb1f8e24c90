import type { MapBounds } from '#web/fleet/places/map/map-view.ts'
import type { CarFilters } from './car-filters.ts'

/** A chosen town. */
export type Town = { id: string; name: string }

/** For which area these were chosen, while any of them is. */
function placed(filters: CarFilters, area: string | undefined): CarFilters {
  const { whereArea: _area, ...rest } = filters
  return hasPlace(rest) ? { ...rest, whereArea: area } : rest
}

const hasPlace = ({ near, bounds, town }: CarFilters) =>
  near !== undefined || bounds !== undefined || town !== undefined

/** Cars near a town, the nearest first; undefined takes the town away again. */
export function nearTown(
  filters: CarFilters,
  area: string | undefined,
  town: Town | undefined,
): CarFilters {
  const { near: _town, ...rest } = filters
  if (town) return placed({ ...rest, near: town, sort: 'distance' }, area)
  const sort = filters.sort === 'distance' ? 'price' : filters.sort
  return placed({ ...rest, sort }, area)
}

/** Only cars that stand in this town; undefined takes that away again. */
export function inTown(
  filters: CarFilters,
  area: string | undefined,
  town: string | undefined,
): CarFilters {
  const { town: _town, ...rest } = filters
  return placed(town === undefined ? rest : { ...rest, town }, area)
}

/** Only cars in this part of the map; undefined takes that away again. */
export function onMap(
  filters: CarFilters,
  area: string | undefined,
  bounds: MapBounds | undefined,
): CarFilters {
  const { bounds: _bounds, ...rest } = filters
  return placed(bounds ? { ...rest, bounds: [...bounds] } : rest, area)
}

/** Towns and part of the map hold for the area that was chosen with them, and end with it. */
export function filtersIn(filters: CarFilters, area: string | undefined): CarFilters {
  if (filters.whereArea === area || !hasPlace(filters)) return filters
  return onMap(inTown(nearTown(filters, area, undefined), area, undefined), area, undefined)
}

/** The part of the map that is searched. */
export function boundsIn({ bounds }: CarFilters): MapBounds | undefined {
  const [south, west, north, east] = bounds ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined
  return [south, west, north, east]
}

/**
 * Towns, area and part of the map as fields of the call. A part of the map may lie beyond the area:
 * then all areas are searched.
 */
export function whereFields(filters: CarFilters, area: string | undefined) {
  const { near, bounds, town } = filters
  return {
    area: bounds ? undefined : area,
    ...(near && { near: near.id }),
    ...(town !== undefined && { town }),
    ...(bounds && { bounds: bounds.map(String) }),
  }
}
