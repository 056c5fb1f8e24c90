import {
  alongSegment,
  dustMiles,
  earthRadiusMiles,
  isSamePlace,
  milesBetweenVectors,
  type Position,
  type Segment,
  segmentBetween,
  sightOf,
  type Vector,
  vectorOf,
} from '../../fleet/places/sphere.ts'

/*
 * What lies along a route, and in which order (docs/product/jobs-matching.md#along-a-route). All of
 * it is geometry: names of towns do not matter.
 */

/** The way of a route through its stops, ready to be asked about many jobs. */
export type Line = {
  start: Vector
  /** None when all stops are one place. */
  segments: readonly Segment[]
}

/** Stops in order; those that are where the last one was add nothing. */
export function lineThrough(stops: readonly Position[]): Line {
  const [start, ...others] = stops.map(vectorOf)
  if (!start) throw new RangeError('A route has stops')
  const segments: Segment[] = []
  for (const stop of others) {
    const segment = segmentBetween(segments.at(-1)?.to ?? start, stop)
    if (segment.miles > dustMiles) segments.push(segment)
  }
  return { start, segments }
}

/** Where a route passes a place. */
export type Candidate = {
  /** From the start of the route, along it. */
  along: number
  /** From there to the place. */
  miles: number
}

/**
 * Where one who drives the route comes no nearer to a place than there, in the order of the route:
 * several times when it turns back. `detour` is how far away the place may be.
 *
 * A stop counts only when both segments that meet in it are nearest there. The nearest point of
 * each segment alone would put the place at many corners, and jobs against the direction between.
 */
export function candidatesOf(line: Line, position: Position, detour: number): Candidate[] {
  const place = vectorOf(position)
  const found: Candidate[] = []
  const add = (along: number, spot: Vector) => {
    const miles = milesBetweenVectors(place, spot)
    if (miles > detour + dustMiles) return
    // A foot point that falls on a stop may be seen from both of its sides.
    if (along - (found.at(-1)?.along ?? -1) > dustMiles) found.push({ along, miles })
  }
  let begins = 0
  let end = line.start
  /** Whether the way up to `end` brought one nearer until there, as far as there was any. */
  let neared = true
  for (const segment of line.segments) {
    const { nears, parts, foot } = sightOf(place, segment)
    if (neared && !nears) add(begins, end)
    if (nears && parts) add(begins + foot * earthRadiusMiles, alongSegment(segment, foot))
    neared = !parts
    begins += segment.miles
    end = segment.to
  }
  if (neared) add(begins, end)
  return found
}

/** What is to be moved, or done at one place. */
export type JobPlaces = { origin: Position; destination?: Position }

/** A thousandth of an inch: what differs by less is the same detour, and then the price decides. */
const detourSteps = 1e6
const rounded = (miles: number): number => Math.round(miles * detourSteps) / detourSteps

/** Where a route passes places; many jobs begin and end in few towns, each of which is measured once. */
function passings(line: Line, limit: number): (position: Position) => readonly Candidate[] {
  const known = new Map<number, Map<number, Candidate[]>>()
  return (position) => {
    let row = known.get(position.latitude)
    if (!row) known.set(position.latitude, (row = new Map()))
    let found = row.get(position.longitude)
    if (!found) row.set(position.longitude, (found = candidatesOf(line, position, limit)))
    return found
  }
}

/**
 * Measures jobs along a route: the miles off it that a job costs who drives it, to the origin and
 * to the destination; undefined when the job does not lie in its direction within `limit` of it.
 */
export function measureAlong(line: Line, limit: number): (job: JobPlaces) => number | undefined {
  const passing = passings(line, limit)
  return ({ origin, destination }) => {
    if (destination && !isSamePlace(origin, destination))
      return detourInOrder(passing(origin), passing(destination))
    const least = passing(origin).reduce((miles, one) => Math.min(miles, one.miles), Infinity)
    return least === Infinity ? undefined : rounded(least)
  }
}

/** The same for one job. */
export const detourOf = (line: Line, job: JobPlaces, limit: number): number | undefined =>
  measureAlong(line, limit)(job)

function detourInOrder(origins: readonly Candidate[], destinations: readonly Candidate[]) {
  let least = Infinity
  for (const to of destinations)
    for (const from of origins)
      if (to.along - from.along > dustMiles) least = Math.min(least, from.miles + to.miles)
  return least === Infinity ? undefined : rounded(least)
}

/**
 * The other way round: a trip from the first to the last of `stops` lies in that order along the
 * way of who offers a ride, within what that one would drive for it.
 */
export function detourOfOffer(
  offer: Line,
  stops: readonly Position[],
  maxDetour: number,
): number | undefined {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return undefined
  const passing = passings(offer, maxDetour)
  return detourInOrder(passing(first), passing(last))
}

/** What a list of matches is sorted by. */
export type Match = {
  id: string
  /** Offered rides are paid by who searches, everything else earns. */
  costs: boolean
  detour: number
  priceCents: number
}

const gain = ({ costs, priceCents }: Match): number => (costs ? -priceCents : priceCents)

/** The shortest detour first, then the best price for who searches, then by id. */
export function compareMatches(a: Match, b: Match): number {
  return a.detour - b.detour || gain(b) - gain(a) || (a.id < b.id ? -1 : Number(a.id > b.id))
}
