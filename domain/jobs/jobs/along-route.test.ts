import { describe, expect, it, test } from 'vitest'
import { placesOf, positionOf } from '#testing/jobs/places.ts'
import {
  candidatesOf,
  compareMatches,
  detourOf,
  detourOfOffer,
  lineThrough,
  type Match,
} from './along-route.ts'
import { earthRadiusMiles, type Position } from '../../fleet/places/sphere.ts'

const degree = (Math.PI * earthRadiusMiles) / 180
/** Miles east and north of a place on the equator, where a few of them are as on paper. */
const at = (east: number, north: number): Position => ({
  latitude: north / degree,
  longitude: east / degree,
})
const line = (...stops: [number, number][]) => lineThrough(stops.map(([x, y]) => at(x, y)))

/** To half a foot. */
const rough = (miles: number | undefined) => miles && Math.round(miles * 1e4) / 1e4

const straight = line([0, 0], [10, 0])
const straightWithStop = line([0, 0], [5, 0], [10, 0])
/** East, and at its corner north. */
const corner = line([0, 0], [10, 0], [10, 10])
const thereAndBack = line([0, 0], [10, 0], [0, 0])
const thereBackThere = line([0, 0], [10, 0], [0, 0], [10, 0])
/** East, north, east, north: as one drives through a town. */
const stairs = line([0, 0], [4, 0], [4, 4], [8, 4], [8, 8])
const hairpin = line([0, 0], [10, 0], [0, 2])
const nowhere = line([3, 3], [3, 3], [3, 3])

describe('where a route passes a place', () => {
  test.each([
    ['abreast of it', straight, at(4, 3), [[4, 3]]],
    ['before its start', straight, at(-3, 4), [[0, 5]]],
    ['beyond its end', straight, at(13, 4), [[10, 5]]],
    ['abreast of its start', straight, at(0, 4), [[0, 4]]],
    ['on a stop', straightWithStop, at(5, 0), [[5, 0]]],
    ['abreast of a stop on a straight way', straightWithStop, at(5, 4), [[5, 4]]],
    ['outside a corner', corner, at(13, -4), [[10, 5]]],
    [
      'inside a corner',
      corner,
      at(8, 3),
      [
        [8, 3],
        [13, 2],
      ],
    ],
    ['on the way after a corner', corner, at(10, 2), [[12, 0]]],
    [
      'twice on the way there and back',
      thereAndBack,
      at(4, 3),
      [
        [4, 3],
        [16, 3],
      ],
    ],
    ['once where it turns', thereAndBack, at(13, 4), [[10, 5]]],
    [
      'three times',
      thereBackThere,
      at(4, 3),
      [
        [4, 3],
        [16, 3],
        [24, 3],
      ],
    ],
    [
      'at both ends when it comes back to its start',
      thereAndBack,
      at(-3, 4),
      [
        [0, 5],
        [20, 5],
      ],
    ],
    ['of no length', nowhere, at(6, 7), [[0, 5]]],
    ['with a stop twice', line([0, 0], [5, 0], [5, 0], [10, 0]), at(5, 4), [[5, 4]]],
    ['not within the detour', straight, at(4, 5.1), []],
  ])('%s', (_, way, place, expected) => {
    const found = candidatesOf(way, place, 5)
    expect(found).toHaveLength(expected.length)
    for (const [index, [along = 0, miles = 0]] of expected.entries()) {
      expect(found[index]?.along).toBeCloseTo(along, 4)
      expect(found[index]?.miles).toBeCloseTo(miles, 4)
    }
  })

  it('needs a stop', () => {
    expect(() => lineThrough([])).toThrow(RangeError)
  })
})

describe('the detour of a job', () => {
  const jobs: [string, typeof straight, Position, Position | undefined, number | undefined][] = [
    ['along the way', straight, at(2, 1), at(8, 2), 3],
    ['against it', straight, at(8, 2), at(2, 1), undefined],
    ['a short one against it', straight, at(5.001, 0), at(5, 0), undefined],
    ['abreast of each other', straight, at(5, 1), at(5, 2), undefined],
    ['abreast of each other at a stop', straightWithStop, at(5, 1), at(5, -2), undefined],
    ['both before the start', straight, at(-2, 0), at(-1, 0), undefined],
    ['both beyond the end', straight, at(11, 0), at(12, 0), undefined],
    ['from before the start to beyond the end', straight, at(-1, 0), at(12, 0), 3],
    ['from stop to stop', straight, at(0, 0), at(10, 0), 0],
    ['its destination too far', straight, at(2, 1), at(8, 6), undefined],
    ['its origin too far', straight, at(2, 6), at(8, 1), undefined],
    ['at one place', straight, at(8, 2), undefined, 2],
    ['whose destination is its origin', straight, at(8, 2), at(8, 2), 2],
    ['at one place that is passed twice, once nearer', hairpin, at(2, 0.5), undefined, 0.5],
    ['around a corner', corner, at(8, -1), at(11, 3), 2],
    ['around a corner against it', corner, at(11, 3), at(8, -1), undefined],
    ['on the way around a corner against it', corner, at(10, 1), at(9, 0), undefined],
    ['both nearest at one corner', corner, at(11, -1), at(12, -2), undefined],
    ['up the stairs', stairs, at(4, 3), at(5, 4), 0],
    ['down the stairs', stairs, at(5, 4), at(4, 3), undefined],
    ['down the stairs within a step', stairs, at(4, 3), at(4, 2), undefined],
    ['down the stairs by two steps', stairs, at(8, 5), at(4, 3), undefined],
    ['on the way there', thereAndBack, at(2, 1), at(8, 1), 2],
    ['on the way back', thereAndBack, at(8, 1), at(2, 1), 2],
    ['from the hairpin to the way back', hairpin, at(8, -1), at(5, 2), 1 + 10 / Math.sqrt(104)],
    ['at one place, of a route of no length', nowhere, at(3, 5), undefined, 2],
    ['from here to there, of a route of no length', nowhere, at(3, 3), at(3, 4), undefined],
  ]
  test.each(jobs)('%s', (_, way, origin, destination, expected) => {
    expect(rough(detourOf(way, { origin, destination }, 5))).toBe(rough(expected))
  })

  it('is the shortest of all that lie in order', () => {
    // There it is 3 + 1; from the way there to the way back it is 3 + 3.
    const way = line([0, 0], [10, 0], [10, 2], [0, 2])
    expect(detourOf(way, { origin: at(2, -1), destination: at(8, -1) }, 9)).toBeCloseTo(2, 4)
    expect(detourOf(way, { origin: at(8, -1), destination: at(2, -1) }, 9)).toBeCloseTo(1 + 3, 4)
  })

  it('inside a bend is measured on both sides of it, in either order', () => {
    const [one, other] = [at(8, 3), at(7.5, 2.5)]
    expect(detourOf(corner, { origin: one, destination: other }, 5)).toBeCloseTo(3 + 2.5, 4)
    expect(detourOf(corner, { origin: other, destination: one }, 5)).toBeCloseTo(2.5 + 2, 4)
  })

  it('reaches as far as the detour, and no farther', () => {
    const places = [at(3, 4), at(-3, 4), at(13, -4), at(5, 2)]
    for (const place of places) {
      const miles = candidatesOf(straight, place, 9)[0]?.miles ?? 0
      expect(detourOf(straight, { origin: place }, miles)).toBeCloseTo(miles, 6)
      // Half a millionth of an inch of floating point does not part them, a hair's breadth does.
      expect(detourOf(straight, { origin: place }, miles - 5e-10)).toBeDefined()
      expect(detourOf(straight, { origin: place }, miles - 5e-8)).toBeUndefined()
      const both = { origin: at(0, 0), destination: place }
      expect(detourOf(straightWithStop, both, miles) !== undefined).toBe(place.longitude > 0)
    }
  })

  it('is the same for all jobs from stop to stop, whatever floating point makes of it', () => {
    const towns = ['Oakland', 'San Jose', 'Concord', 'Fremont'].map((name) =>
      positionOf(name, 'bay-area'),
    )
    const way = lineThrough(towns)
    for (const [first, origin] of towns.entries())
      for (const destination of towns.slice(first + 1))
        expect(detourOf(way, { origin, destination }, 0)).toBe(0)
  })

  it('counts no stop twice, though floating point sees some from both of its sides', () => {
    const towns = placesOf('bay-area')
    for (const [n, town] of towns.entries()) {
      const way = lineThrough([towns[n - 1] ?? at(0, 0), town, towns[n + 1] ?? at(0, 0)])
      expect(candidatesOf(way, town, 1e-6)).toHaveLength(1)
    }
  })
})

describe('between the islands of Hawaii', () => {
  const town = (name: string) => positionOf(name, 'hawaii')
  const oahu = lineThrough([town('Honolulu'), town('Kailua'), town('Kahuku')])
  test.each([
    ['along one island', oahu, 'Honolulu', 'Kahuku', 1, true],
    ['against it', oahu, 'Kahuku', 'Honolulu', 1, false],
    ['on another island', oahu, 'Kahului', 'Lahaina', 30, false],
    ['to another island', oahu, 'Honolulu', 'Kahului', 30, false],
    ['to another island, for who goes so far', oahu, 'Honolulu', 'Kahului', 90, true],
    [
      'over another island',
      lineThrough([town('Honolulu'), town('Hilo')]),
      'Kahului',
      'Hilo',
      30,
      true,
    ],
  ])('%s', (_, way, from, to, limit, matches) => {
    const detour = detourOf(way, { origin: town(from), destination: town(to) }, limit)
    expect(detour !== undefined).toBe(matches)
  })
})

describe('the detour of who offers a ride', () => {
  const trip = [at(2, 1), at(50, 50), at(8, 2)]
  test.each([
    ['lies on the way of the offer', straight, trip, 2, 3],
    ['whatever stops lie between', straight, [at(2, 1), at(8, 2)], 2, 3],
    ['not against it', straight, trip.toReversed(), 2, undefined],
    ['not beyond what the driver would drive', straight, trip, 1.9, undefined],
    ['by way of what the offer names', corner, [at(5, 0), at(10, 5)], 1, 0],
    ['not for a trip that ends where it begins', straight, [at(5, 0), at(5, 0)], 2, undefined],
    ['but for one that the offer drives too', thereAndBack, [at(5, 0), at(5, 0)], 2, 0],
    ['not for an offer to nowhere', nowhere, [at(3, 3), at(4, 3)], 5, undefined],
    ['not without a trip', straight, [], 5, undefined],
  ])('%s', (_, offer, stops, maxDetour, expected) => {
    expect(rough(detourOfOffer(offer, stops, maxDetour))).toBe(rough(expected))
  })
})

it('lists the shortest detour first, then what earns most or costs least, then by id', () => {
  const match = (id: string, detour: number, priceCents: number, costs = false): Match => ({
    id,
    costs,
    detour,
    priceCents,
  })
  const sorted = [
    match('d', 0, 100),
    match('a', 1, 900),
    match('b', 1, 500),
    match('c', 1, 500),
    match('f', 1, 0, true),
    match('e', 1, 400, true),
    match('g', 1, 800, true),
    match('h', 2, 9900),
  ]
  for (let turn = 0; turn < sorted.length; turn++) {
    const turned = [...sorted.slice(turn), ...sorted.slice(0, turn)].toReversed()
    expect(turned.toSorted(compareMatches)).toEqual(sorted)
  }
  expect(compareMatches(match('a', 1, 1), match('a', 1, 1))).toBe(0)
})
