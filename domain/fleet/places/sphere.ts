/*
 * Distances of jobs and routes: great circles of a sphere, in statute miles
 * (docs/product/jobs-matching.md#distance). Places are unit vectors, which have no date line and no
 * pole, and stay exact where the cosine of a small angle would not.
 */

/** Degrees, north and east positive. */
export type Position = { latitude: number; longitude: number }

/** A place as a vector of length 1 from the middle of the Earth. */
export type Vector = readonly [x: number, y: number, z: number]

/** The mean radius of the Earth. */
export const earthRadiusMiles = 3958.7613

/**
 * Two micrometres: what is nearer than that is the same place, and a distance that exceeds a limit
 * by less is within it. Floating point errs by a thousandth of it.
 */
export const dustMiles = 1e-9

const radians = Math.PI / 180

export function vectorOf({ latitude, longitude }: Position): Vector {
  const around = Math.cos(latitude * radians)
  return [
    around * Math.cos(longitude * radians),
    around * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ]
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** `a` times `x` and `b` times `y`, added. */
const mixed = (a: Vector, x: number, b: Vector, y: number): Vector => [
  a[0] * x + b[0] * y,
  a[1] * x + b[1] * y,
  a[2] * x + b[2] * y,
]

const lengthened = (a: Vector, x: number): Vector => [a[0] * x, a[1] * x, a[2] * x]

/** Not `Math.hypot`, which costs ten times as much: nothing here is large or small enough for it. */
const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a))

const unit = (a: Vector): Vector => lengthened(a, 1 / lengthOf(a))

/** Between two unit vectors; as exact for the same place and for opposite ends of the Earth as between. */
function angleBetween(a: Vector, b: Vector): number {
  return 2 * Math.atan2(lengthOf(mixed(a, 1, b, -1)), lengthOf(mixed(a, 1, b, 1)))
}

export function milesBetweenVectors(a: Vector, b: Vector): number {
  return angleBetween(a, b) * earthRadiusMiles
}

export function milesBetween(a: Position, b: Position): number {
  return milesBetweenVectors(vectorOf(a), vectorOf(b))
}

/** The same place, also when its longitude is written another way. */
export function isSamePlace(a: Position, b: Position): boolean {
  return milesBetween(a, b) <= dustMiles
}

/** The shortest way between two places. */
export type Segment = {
  from: Vector
  to: Vector
  /** The directions of travel at both ends, as unit vectors; any that fits when it has no length. */
  leaving: Vector
  arriving: Vector
  /** Length as an angle. */
  angle: number
  miles: number
}

/** Some unit vector square to another: by the axis that the other is farthest from. */
function squareTo(a: Vector): Vector {
  const [x, y, z] = a.map(Math.abs) as [number, number, number]
  const axis: Vector = z <= x && z <= y ? [0, 0, 1] : y <= x ? [0, 1, 0] : [1, 0, 0]
  return unit(cross(a, axis))
}

/** Opposite ends of the Earth have no shortest way: one of theirs is chosen, the same from either end. */
export function segmentBetween(from: Vector, to: Vector): Segment {
  const angle = angleBetween(from, to)
  // With the sum and the difference, the normal of a short segment is as exact as its ends are.
  const sum = mixed(from, 1, to, 1)
  const difference = mixed(to, 1, from, -1)
  const across = cross(sum, difference)
  // Opposite ends have no sum and a single place no difference: the other one gives the same circle both ways.
  const along = angle > 1 ? difference : sum
  const normal = lengthOf(across) > 1e-15 ? unit(across) : squareTo(along)
  return {
    from,
    to,
    leaving: unit(cross(normal, from)),
    arriving: unit(cross(normal, to)),
    angle,
    miles: angle * earthRadiusMiles,
  }
}

/** The place so far along a segment, as an angle from its beginning. */
export function alongSegment({ from, leaving }: Segment, angle: number): Vector {
  return mixed(from, Math.cos(angle), leaving, Math.sin(angle))
}

/** How a place lies to a segment that is passed from its beginning to its end. */
export type Sight = {
  /** Leaving the beginning, one comes nearer to the place. */
  nears: boolean
  /** Arriving at the end, one goes away from it. */
  parts: boolean
  /** The angle from the beginning at which one is nearest to it on the whole great circle. */
  foot: number
}

export function sightOf(place: Vector, { from, leaving, arriving }: Segment): Sight {
  const ahead = dot(place, leaving)
  return {
    nears: ahead > 0,
    parts: dot(place, arriving) < 0,
    foot: Math.atan2(ahead, dot(place, from)),
  }
}

/** From a place to the nearest of a segment. */
export function milesFromSegment(place: Vector, segment: Segment): number {
  const { foot } = sightOf(place, segment)
  if (foot > 0 && foot < segment.angle)
    return milesBetweenVectors(place, alongSegment(segment, foot))
  return Math.min(milesBetweenVectors(place, segment.from), milesBetweenVectors(place, segment.to))
}

/** From a place to the nearest of the shortest way between two others. */
export function milesToSegment(place: Position, from: Position, to: Position): number {
  return milesFromSegment(vectorOf(place), segmentBetween(vectorOf(from), vectorOf(to)))
}

/** The shortest ways from each place to the next one. */
export function segmentsThrough(places: readonly Position[]): Segment[] {
  const vectors = places.map(vectorOf)
  return vectors.slice(1).map((to, at) => segmentBetween(vectors[at] ?? to, to))
}

/** How long the way through places is, in their order. */
export function milesThrough(places: readonly Position[]): number {
  return segmentsThrough(places).reduce((sum, { miles }) => sum + miles, 0)
}
