import { wrongField } from './wrong-field.ts'

/** A part of the map, in degrees; the date line is not crossed. */
export type Bounds = { south: number; west: number; north: number; east: number }

/** Degrees. */
export type Position = { latitude: number; longitude: number }

/**
 * `south,west,north,east` as it travels; undefined when nothing was asked.
 * @throws Problem 400 with a sentence at the field
 */
export function parseBounds(values: string[]): Bounds | undefined {
  if (values.length === 0) return undefined
  const [south = NaN, west = NaN, north = NaN, east = NaN] = values.map(Number)
  const sound = values.length === 4 && -90 <= south && south <= north && north <= 90 && -180 <= west
  if (!(sound && west <= east && east <= 180)) throw wrongField('bounds')
  return { south, west, north, east }
}

export function middleOf({ south, west, north, east }: Bounds): Position {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}
