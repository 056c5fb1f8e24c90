import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { positionOf } from '#testing/jobs/places.ts'
import {
  alongSegment,
  earthRadiusMiles,
  isSamePlace,
  milesBetween,
  milesBetweenVectors,
  milesThrough,
  milesToSegment,
  type Position,
  segmentBetween,
  segmentsThrough,
  vectorOf,
} from './sphere.ts'

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })
const halfWay = Math.PI * earthRadiusMiles
const degree = halfWay / 180

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** The textbook's formula, from angles and not from vectors. */
function haversine(a: Position, b: Position): number {
  const radians = Math.PI / 180
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  const around = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians)
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(north + around * east)))
}

describe('miles between two places', () => {
  test.each([
    ['the same place', at(21.3069, -157.8583), at(21.3069, -157.8583), 0],
    ['a degree of the equator', at(0, 10), at(0, 11), degree],
    ['a degree of a meridian', at(37, -122), at(38, -122), degree],
    ['across the date line', at(0, 179.5), at(0, -179.5), degree],
    ['a longitude written two ways', at(21, 180), at(21, -180), 0],
    ['a pole by two longitudes', at(90, 10), at(90, -100), 0],
    ['over a pole', at(89, 0), at(89, 180), 2 * degree],
    ['opposite ends', at(0, 0), at(0, 180), halfWay],
    ['opposite ends elsewhere', at(37.7, -122.2), at(-37.7, 57.8), halfWay],
    ['a hundredth of an inch', at(0, 0), at(0, 2e-9), 2e-9 * degree],
  ])('%s', (_, a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, 10)
  })

  test.each([
    ['Los Angeles to San Diego', 'Los Angeles', 'los-angeles', 'San Diego', 'san-diego', 111],
    ['Honolulu to Hilo', 'Honolulu', 'hawaii', 'Hilo', 'hawaii', 210],
  ])('%s in whole miles', (_, from, area, to, otherArea, miles) => {
    expect(Math.round(milesBetween(positionOf(from, area), positionOf(to, otherArea)))).toBe(miles)
  })

  it('is on a sphere of the mean radius: a degree is a little more than 69 miles', () => {
    expect(milesBetween(at(0, 0), at(1, 0))).toBeCloseTo(69.0934, 4)
  })

  it('is what the haversine formula gives, wherever that one is exact', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const miles = haversine(a, b)
        // Near the opposite end the formula is good to a few feet only.
        expect(Math.abs(milesBetween(a, b) - miles)).toBeLessThan(miles > 12_000 ? 1e-3 : 1e-8)
      }),
    )
  })

  it('is the same there and back, and no longer way is shorter', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(milesBetween(a, b)).toBe(milesBetween(b, a))
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesThrough([a, b, c]) + 1e-9)
      }),
    )
  })

  it('knows one place by two names', () => {
    expect(isSamePlace(at(21, 180), at(21, -180))).toBe(true)
    expect(isSamePlace(at(21, -157), at(21, -157.0000001))).toBe(false)
  })
})

describe('miles from a place to a segment', () => {
  const equator = [at(0, 0), at(0, 10)] as const
  test.each([
    ['on it', at(0, 4), ...equator, 0],
    ['at its beginning', at(0, 0), ...equator, 0],
    ['at its end', at(0, 10), ...equator, 0],
    ['abreast of it', at(3, 4), ...equator, 3 * degree],
    ['abreast of its beginning', at(3, 0), ...equator, 3 * degree],
    ['before its beginning', at(0, -2), ...equator, 2 * degree],
    ['beyond its end', at(0, 12), ...equator, 2 * degree],
    ['on the far side of the Earth', at(0, -172), ...equator, 172 * degree],
    ['at the pole of its great circle', at(90, 77), ...equator, 90 * degree],
    ['of no length', at(0, 3), at(0, 5), at(0, 5), 2 * degree],
    ['of no length, and there', at(0, 5), at(0, 5), at(0, 5), 0],
    [
      'a tenth of a millionth of an inch long',
      at(0.3, 5),
      at(0, 5),
      at(0, 5 + 2e-14),
      0.3 * degree,
    ],
    ['across the date line', at(1, 180), at(0, 179), at(0, -179), degree],
    ['over a pole', at(90, 0), at(80, 0), at(80, 180), 0],
  ])('%s', (_, place, from, to, miles) => {
    expect(milesToSegment(place, from, to)).toBeCloseTo(miles, 9)
  })

  it('of two opposite ends takes one way, from end to end', () => {
    const ends = fc.constantFrom(at(0, 0), at(90, 0), at(-90, 0), at(37.7, -122.2), at(0, 90))
    fc.assert(
      fc.property(ends, anywhere, (end, place) => {
        const other = at(-end.latitude, end.longitude + 180)
        const miles = milesToSegment(place, end, other)
        expect(miles).toBeLessThanOrEqual(halfWay / 2 + 1e-9)
        expect(milesToSegment(end, end, other)).toBeCloseTo(0, 9)
        expect(milesToSegment(other, end, other)).toBeCloseTo(0, 9)
        const segment = segmentBetween(vectorOf(end), vectorOf(other))
        const arrived = alongSegment(segment, segment.angle)
        expect(milesBetweenVectors(arrived, segment.to)).toBeLessThan(1e-9)
      }),
    )
  })

  it('is the least that any place of the segment is away', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (place, from, to) => {
        const segment = segmentBetween(vectorOf(from), vectorOf(to))
        const steps = 2000
        const sampled = Array.from({ length: steps + 1 }, (_, step) =>
          milesBetweenVectors(
            vectorOf(place),
            alongSegment(segment, (segment.angle * step) / steps),
          ),
        )
        const miles = milesToSegment(place, from, to)
        expect(miles).toBeLessThanOrEqual(Math.min(...sampled) + 1e-9)
        expect(miles).toBeGreaterThan(Math.min(...sampled) - segment.miles / steps - 1e-9)
      }),
      { numRuns: 50 },
    )
  })

  it('of ends that are opposite but for their last digit is the same from either', () => {
    const place = at(7.236668087156238e-10, 0)
    const [from, to] = [at(-1.43e-322, 0), at(0, -180)]
    expect(milesToSegment(place, from, to)).toBeCloseTo(milesToSegment(place, to, from), 12)
  })

  it('ends where the other place is, and is the same from there', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (place, from, to) => {
        const segment = segmentBetween(vectorOf(from), vectorOf(to))
        const arrived = alongSegment(segment, segment.angle)
        expect(milesBetweenVectors(arrived, vectorOf(to))).toBeLessThan(1e-9)
        expect(milesToSegment(place, from, to)).toBeCloseTo(milesToSegment(place, to, from), 7)
      }),
    )
  })
})

describe('the length of a way', () => {
  test.each([
    ['of one place', [at(1, 1)], 0],
    ['of no place', [], 0],
    ['there and back', [at(0, 0), at(0, 1), at(0, 0)], 2 * degree],
    ['with a stop twice', [at(0, 0), at(0, 1), at(0, 1), at(1, 1)], 2 * degree],
  ])('%s', (_, places, miles) => {
    expect(milesThrough(places)).toBeCloseTo(miles, 9)
    expect(segmentsThrough(places)).toHaveLength(Math.max(0, places.length - 1))
  })
})
