import {
  alongSegment,
  dustMiles,
  earthRadiusMiles,
  milesBetween,
  milesFromSegment,
  type Position,
  type Segment,
  segmentBetween,
  segmentsThrough,
  type Vector,
  vectorOf,
} from '../../fleet/places/sphere.ts'

/*
 * A grid over the Earth, by which a database finds what may lie along a route before its distance
 * is measured (docs/product/jobs-matching.md#cells).
 */

const cellsADegree = 20
const rows = 180 * cellsADegree
const columns = 360 * cellsADegree
const degrees = 180 / Math.PI

/** More than floating point errs by, and less than anybody notices. */
const slackMiles = 1000 * dustMiles

const clamped = (row: number): number => Math.min(Math.max(row, 0), rows - 1)
const wrapped = (column: number): number => ((column % columns) + columns) % columns
// Counted from the middle, so that a place on a line of the grid lies north and east of it exactly.
const rowAt = (latitude: number): number => clamped(Math.floor(latitude * cellsADegree) + rows / 2)
const columnAt = (longitude: number): number => Math.floor(longitude * cellsADegree) + columns / 2

/**
 * The cell of 0.05 degrees that a place lies in: 7,200 for each row from the South Pole and one for
 * each column from the date line, less than 25,920,000.
 */
export function cellOf({ latitude, longitude }: Position): number {
  return rowAt(latitude) * columns + wrapped(columnAt(longitude))
}

function middleOf(row: number, column: number): Position {
  return {
    latitude: (row + 0.5) / cellsADegree - 90,
    longitude: (column + 0.5) / cellsADegree - 180,
  }
}

/** From the middle of a row's cells to their farthest corner, which is one toward the equator. */
function reachOf(row: number): number {
  const middle = middleOf(row, 0)
  const corners = [row, row + 1].map((edge) =>
    milesBetween(middle, { latitude: edge / cellsADegree - 90, longitude: -180 }),
  )
  return Math.max(...corners)
}

/** A segment in parts of about `miles`: of short ones a box holds little that is not near. */
function partsOf(segment: Segment, miles: number): Segment[] {
  const count = Math.max(1, Math.ceil(segment.miles / miles))
  const ends = Array.from({ length: count + 1 }, (_, at): Vector => {
    if (at === 0) return segment.from
    return at === count ? segment.to : alongSegment(segment, (segment.angle * at) / count)
  })
  return ends.slice(1).map((to, at) => segmentBetween(ends[at] ?? to, to))
}

type Box = { lowest: number; highest: number; first: number; last: number }

/** The cells around a circle; its columns may lie beyond the date line. */
function boxAround([x, y, z]: Vector, miles: number): Box {
  const latitude = Math.atan2(z, Math.sqrt(x * x + y * y)) * degrees
  const longitude = Math.atan2(y, x) * degrees
  const reach = (miles / earthRadiusMiles) * degrees
  const lowest = rowAt(latitude - reach)
  const highest = rowAt(latitude + reach)
  // Around a pole there is every longitude.
  if (Math.abs(latitude) + reach >= 90) return { lowest, highest, first: 0, last: columns - 1 }
  const sine = Math.sin(reach / degrees) / Math.cos(latitude / degrees)
  const aside = Math.asin(Math.min(1, sine)) * degrees
  const first = columnAt(longitude - aside)
  return {
    lowest,
    highest,
    first,
    last: Math.min(columnAt(longitude + aside), first + columns - 1),
  }
}

function addCellsNear(found: Set<number>, part: Segment, detour: number): void {
  const middle = alongSegment(part, part.angle / 2)
  const box = boxAround(middle, detour + part.miles / 2 + slackMiles)
  for (let row = box.lowest; row <= box.highest; row++) {
    const farthest = detour + reachOf(row) + slackMiles
    for (let at = box.first; at <= box.last; at++) {
      const column = wrapped(at)
      const key = row * columns + column
      if (found.has(key)) continue
      if (milesFromSegment(vectorOf(middleOf(row, column)), part) <= farthest) found.add(key)
    }
  }
}

/**
 * The cells that hold every place within `detour` miles of the way through `stops`, ascending. Some
 * are farther, by less than the size of a cell.
 */
export function cellsNear(stops: readonly Position[], detour: number): number[] {
  const found = new Set<number>()
  // A route of one place is a way of no length.
  const ways = segmentsThrough(stops.length === 1 ? [...stops, ...stops] : stops)
  const long = Math.max(2 * detour, earthRadiusMiles / degrees / 4)
  for (const way of ways) for (const part of partsOf(way, long)) addCellsNear(found, part, detour)
  return [...found].toSorted((a, b) => a - b)
}
