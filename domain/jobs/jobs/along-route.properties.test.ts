import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyRoute } from '#testing/jobs/places.ts'
import { type Candidate, candidatesOf, detourOf, lineThrough } from './along-route.ts'
import { earthRadiusMiles, milesThrough, type Position } from '../../fleet/places/sphere.ts'

const radians = Math.PI / 180

/** The textbook's formulas, from angles and not from vectors. */
function haversine(a: Position, b: Position): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  const around = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians)
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(north + around * east)))
}

function driven(from: Position, miles: number, heading: number): Position {
  const [far, start] = [miles / earthRadiusMiles, from.latitude * radians]
  const end = Math.asin(
    Math.sin(start) * Math.cos(far) + Math.cos(start) * Math.sin(far) * Math.cos(heading),
  )
  const east = Math.atan2(
    Math.sin(heading) * Math.sin(far) * Math.cos(start),
    Math.cos(far) - Math.sin(start) * Math.sin(end),
  )
  return { latitude: end / radians, longitude: from.longitude + east / radians }
}

function between(a: Position, b: Position, share: number): Position {
  const far = haversine(a, b) / earthRadiusMiles
  const [x, y] = [Math.sin((1 - share) * far), Math.sin(share * far)]
  const sum = (part: (p: Position) => number) => x * part(a) + y * part(b)
  const forward = sum((p) => Math.cos(p.latitude * radians) * Math.cos(p.longitude * radians))
  const east = sum((p) => Math.cos(p.latitude * radians) * Math.sin(p.longitude * radians))
  const north = sum((p) => Math.sin(p.latitude * radians))
  return {
    latitude: Math.atan2(north, Math.hypot(forward, east)) / radians,
    longitude: Math.atan2(east, forward) / radians,
  }
}

const step = 0.1
const nearStop = 0.001

type Sample = Position & { along: number; isStop: boolean }

/** The route as places a tenth of a mile apart, ever denser toward its stops. */
function sampled(stops: readonly Position[]): Sample[] {
  const samples: Sample[] = stops.slice(0, 1).map((stop) => ({ ...stop, along: 0, isStop: true }))
  let begins = 0
  for (const [at, to] of stops.slice(1).entries()) {
    const from = stops[at] ?? to
    const miles = haversine(from, to)
    if (miles < nearStop) continue
    const even = Array.from({ length: Math.ceil(miles / step) }, (_, n) => n * step)
    const dense = Array.from({ length: 7 }, (_, n) => nearStop * 2 ** n)
    const spots = [...even, ...dense, ...dense.map((spot) => miles - spot)]
      .filter((spot) => spot > 0 && spot < miles)
      .toSorted((a, b) => a - b)
    for (const spot of spots)
      samples.push({ ...between(from, to, spot / miles), along: begins + spot, isStop: false })
    begins += miles
    samples.push({ ...to, along: begins, isStop: true })
  }
  return samples
}

/** Samples that no neighbour is nearer than; undefined when one at a stop is too close to call. */
function lowest(samples: readonly Sample[], place: Position): Candidate[] | undefined {
  const all = samples.map((one) => ({ ...one, miles: haversine(one, place) }))
  const lows: Candidate[] = []
  for (const [at, { along, miles, isStop }] of all.entries()) {
    const sides = [all[at - 1], all[at + 1]].filter((side) => side !== undefined)
    if (isStop && sides.some((side) => Math.abs(side.miles - miles) < 1e-7)) return undefined
    if (sides.every((side) => side.miles >= miles)) lows.push({ along, miles })
  }
  return lows
}

/** The smallest sum over pairs in order, if there is one. */
function leastSum(from: Candidate[], to: Candidate[], limit: number, apart: number): number {
  const sums = from.flatMap((a) =>
    to
      .filter((b) => a.miles <= limit && b.miles <= limit && b.along > a.along + apart)
      .map((b) => a.miles + b.miles),
  )
  return Math.min(...sums, Number.POSITIVE_INFINITY)
}

const isNear = (all: readonly Candidate[], { along, miles }: Candidate) =>
  all.some((one) => Math.abs(one.along - along) < 2 * step && Math.abs(one.miles - miles) < step)

it('a match is what trying all places of the route finds', () => {
  fc.assert(
    fc.property(anyRoute, ({ stops, origin, destination, detour }) => {
      const line = lineThrough(stops)
      const samples = sampled(stops)
      const [from, to] = [lowest(samples, origin), lowest(samples, destination)]
      fc.pre(from !== undefined && to !== undefined)
      for (const [place, lows] of [
        [origin, from],
        [destination, to],
      ] as const) {
        const found = candidatesOf(line, place, detour)
        expect(found.filter((one) => !isNear(lows, one))).toEqual([])
        const sure = lows.filter(({ miles }) => miles < detour)
        expect(sure.filter((one) => !isNear(found, one))).toEqual([])
      }
      // What samples can tell: at least this good, when well within; at most that good.
      const miles = detourOf(line, { origin, destination }, detour) ?? Number.POSITIVE_INFINITY
      expect(miles).toBeLessThanOrEqual(leastSum(from, to, detour, 4 * step) + step)
      expect(miles + step).toBeGreaterThanOrEqual(leastSum(from, to, detour + step, -4 * step))
      const alone = detourOf(line, { origin }, detour) ?? Number.POSITIVE_INFINITY
      const nearest = Math.min(...from.map((low) => low.miles))
      const never = Number.POSITIVE_INFINITY
      expect(alone).toBeLessThanOrEqual(nearest < detour ? nearest + 1e-6 : never)
      expect(alone).toBeGreaterThanOrEqual(nearest <= detour + step ? nearest - step : never)
    }),
    { numRuns: 100 },
  )
})

it('driven back, a route passes the same places, and none of those pairs in that order', () => {
  fc.assert(
    fc.property(anyRoute, ({ stops, origin, destination, detour }) => {
      const [line, back] = [lineThrough(stops), lineThrough(stops.toReversed())]
      const miles = milesThrough(stops)
      const seenBack = (place: Position) =>
        candidatesOf(back, place, detour)
          .map((one) => ({ ...one, along: miles - one.along }))
          .toReversed()
      const [from, to] = [origin, destination].map((place) => candidatesOf(line, place, detour))
      const mirrored = [seenBack(origin), seenBack(destination)]
      for (const [side, forward] of [from ?? [], to ?? []].entries()) {
        expect(mirrored[side]).toHaveLength(forward.length)
        for (const [at, { along, miles: far }] of forward.entries()) {
          expect(mirrored[side]?.[at]?.along).toBeCloseTo(along, 6)
          expect(mirrored[side]?.[at]?.miles).toBeCloseTo(far, 6)
        }
      }
      const there = detourOf(line, { origin, destination }, detour)
      const again = detourOf(back, { origin: destination, destination: origin }, detour)
      expect(again === undefined).toBe(there === undefined)
      expect(Math.abs((again ?? 0) - (there ?? 0))).toBeLessThan(1e-5)
      // Places that are passed once have an order, and only one.
      const passedOnce = from?.length === 1 && to?.length === 1 && there !== undefined
      const inThatOrder = detourOf(back, { origin, destination }, detour)
      expect(passedOnce ? inThatOrder : undefined).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

it('who drives a longer detour loses no match, and none becomes longer', () => {
  fc.assert(
    fc.property(anyRoute, fc.double({ min: 0, max: 40, noNaN: true }), (route, more) => {
      const line = lineThrough(route.stops)
      const { origin, destination, detour } = route
      for (const job of [{ origin, destination }, { origin }]) {
        const less = detourOf(line, job, detour)
        if (less === undefined) continue
        expect(less).toBeLessThanOrEqual((job.destination ? 2 : 1) * detour + 1e-6)
        expect(detourOf(line, job, detour + more) ?? Number.NaN).toBeLessThanOrEqual(less)
      }
    }),
    { numRuns: 500 },
  )
})

it('along a way that never turns back, no job on it against the direction matches', () => {
  const leg = fc.record({
    miles: fc.double({ min: 0.01, max: 30, noNaN: true }),
    bend: fc.double({ min: -0.69, max: 0.69, noNaN: true }),
  })
  const spot = fc.record({ leg: fc.nat(8), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  fc.assert(
    fc.property(
      anyRoute,
      fc.array(leg, { minLength: 1, maxLength: 9 }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.array(spot, { minLength: 2, maxLength: 2 }),
      ({ stops: [start = { latitude: 0, longitude: 0 }] }, legs, heading, spots) => {
        const stops = [start]
        for (const { miles, bend } of legs)
          stops.push(driven(stops.at(-1) ?? start, miles, heading + bend))
        const [first, second] = spots
          .map((one) => ({ ...one, leg: one.leg % legs.length }))
          .toSorted((a, b) => a.leg - b.leg || a.share - b.share)
          .map((one) => ({
            along:
              milesThrough(stops.slice(0, one.leg + 1)) + (legs[one.leg]?.miles ?? 0) * one.share,
            place: between(stops[one.leg] ?? start, stops[one.leg + 1] ?? start, one.share),
          }))
        if (!first || !second) return
        fc.pre(second.along - first.along > 1e-6)
        const line = lineThrough(stops)
        const along = { origin: first.place, destination: second.place }
        expect(detourOf(line, along, 0.001)).toBeCloseTo(0, 5)
        const against = { origin: second.place, destination: first.place }
        expect(detourOf(line, against, 500)).toBeUndefined()
      },
    ),
    { numRuns: 500 },
  )
})
