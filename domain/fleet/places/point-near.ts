import { milesBetween, type Position } from './sphere.ts'

/** A mark on the map lies at most so far from its town (docs/product/jobs.md#places). */
export const farthestPointMiles = 30

/** A point of an area lies at most so far from its town (docs/product/company.md#areas). */
export const farthestYardMiles = 50

/** Nor a car so far from its area: the widest, the islands of Hawaii, has less (docs/product/cars.md#one-car). */
export const farthestCarMiles = 300

export const isNearTown = (
  town: Position,
  point: Position,
  farthestMiles = farthestPointMiles,
): boolean => milesBetween(town, point) <= farthestMiles

/** Clockwise from the north. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof directions)[number]

const radians = Math.PI / 180

/** Where a point lies as one says it: so many miles, to a tenth, in a direction; in the middle below that. */
export function whereFrom(
  town: Position,
  point: Position,
): { miles: number; direction: Direction } | undefined {
  const miles = Math.round(milesBetween(town, point) * 10) / 10
  if (miles === 0) return undefined
  const north = point.latitude - town.latitude
  const east = (point.longitude - town.longitude) * Math.cos(town.latitude * radians)
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return { miles, direction: directions[(eighth + directions.length) % directions.length] ?? 'n' }
}

const milesOfADegree = 69.093

/** The point that lies so many miles further north and east, to about a metre. */
export function pointFrom(
  { latitude, longitude }: Position,
  north: number,
  east: number,
): Position {
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    latitude: rounded(latitude + north / milesOfADegree),
    longitude: rounded(longitude + east / (milesOfADegree * Math.cos(latitude * radians))),
  }
}
