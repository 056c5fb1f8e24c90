import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyRoute, areaSlugs, knownPlaces, placesOf, positionOf } from '#testing/jobs/places.ts'
import { candidatesOf, lineThrough } from './along-route.ts'
import { cellOf, cellsNear } from './cells.ts'
import { earthRadiusMiles, milesToSegment, type Position } from '../../fleet/places/sphere.ts'

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })
const radians = Math.PI / 180

describe('the cell of a place', () => {
  test.each([
    ['the first one', at(-90, -180), 0],
    ['the next to the east', at(-90, -179.95), 1],
    ['the next to the north', at(-89.95, -180), 7200],
    ['the last one', at(89.999, 179.999), 25_919_999],
    ['the North Pole, in the last row', at(90, 0), 3599 * 7200 + 3600],
    ['the date line by its other name', at(0, 180), 1800 * 7200],
    ['Honolulu', positionOf('Honolulu', 'hawaii'), 2226 * 7200 + 442],
    ['Miami', positionOf('Miami', 'miami'), 2315 * 7200 + 1996],
  ])('%s', (_, place, cell) => {
    expect(cellOf(place)).toBe(cell)
  })

  it('is an integer of four bytes, and one for each place', () => {
    const cells = knownPlaces.map(cellOf)
    expect(cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 2 ** 31)).toBe(true)
    // The gazetteer's towns lie apart: most have a cell of their own.
    expect(new Set(cells).size).toBeGreaterThan(knownPlaces.length / 2)
  })
})

/** So many miles from a place in a direction, from angles and not from vectors. */
function away(from: Position, miles: number, heading: number): Position {
  const [far, start] = [miles / earthRadiusMiles, from.latitude * radians]
  const end = Math.asin(
    Math.sin(start) * Math.cos(far) + Math.cos(start) * Math.sin(far) * Math.cos(heading),
  )
  const east = Math.atan2(
    Math.sin(heading) * Math.sin(far) * Math.cos(start),
    Math.cos(far) - Math.sin(start) * Math.sin(end),
  )
  const longitude = from.longitude + east / radians
  return { latitude: end / radians, longitude: ((longitude + 540) % 360) - 180 }
}

const milesFrom = (stops: readonly Position[], place: Position): number =>
  Math.min(...stops.map((stop, n) => milesToSegment(place, stops[n - 1] ?? stop, stop)))

/** A place on the way, by its segment and how far along that: near enough to the great circle. */
const onTheWay = (stops: readonly Position[], leg: number, share: number): Position => {
  const [from, to] = [stops[leg % (stops.length - 1)], stops[(leg % (stops.length - 1)) + 1]]
  if (!from || !to) throw new Error('A route has two stops')
  return at(
    from.latitude + (to.latitude - from.latitude) * share,
    from.longitude + (to.longitude - from.longitude) * share,
  )
}

const share = fc.double({ min: 0, max: 1, noNaN: true })
const heading = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })

/** That every place that is near by trying has its cell; how many places were near. */
function countMissed(stops: readonly Position[], detour: number, places: readonly Position[]) {
  const cells = new Set(cellsNear(stops, detour))
  const near = places.filter((place) => milesFrom(stops, place) <= detour)
  return { missed: near.filter((place) => !cells.has(cellOf(place))), near: near.length }
}

describe('the cells near a route', () => {
  it('hold every place that is within the detour', () => {
    const spots = fc.array(fc.tuple(fc.nat(8), share, share, heading), {
      minLength: 20,
      maxLength: 20,
    })
    fc.assert(
      fc.property(anyRoute, spots, ({ stops, detour }, around) => {
        const places = around.flatMap(([leg, along, far, to]) => {
          const spot = onTheWay(stops, leg, along)
          // Also as far as the detour goes, and on the lines of the grid.
          const edge = away(spot, detour * (1 - 1e-9), to)
          const snapped = at(
            Math.round(edge.latitude * 20) / 20,
            Math.round(edge.longitude * 20) / 20,
          )
          return [spot, away(spot, detour * far, to), edge, snapped]
        })
        expect(countMissed(stops, detour, places).missed).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test.each(areaSlugs)('miss no town of %s, by any detour', (area) => {
    const towns = placesOf(area)
    const routes = [0, 1, 2, 3].map((n) =>
      towns.filter((_, at_) => at_ % 7 === n).slice(0, 2 + 2 * n),
    )
    let near = 0
    for (const stops of routes)
      for (const detour of [0, 1, 5, 25, 100]) {
        const found = countMissed(stops, detour, towns)
        expect(found.missed).toEqual([])
        near += found.near
      }
    expect(near).toBeGreaterThan(100)
  })

  it('reach from island to island', () => {
    const [honolulu, hilo] = [positionOf('Honolulu', 'hawaii'), positionOf('Hilo', 'hawaii')]
    const [kahului, lihue] = [positionOf('Kahului', 'hawaii'), positionOf('Kapa‘a', 'hawaii')]
    const cells = cellsNear([honolulu, hilo], 30)
    expect(cells).toContain(cellOf(kahului))
    expect(cells).not.toContain(cellOf(lihue))
  })

  it('are few that hold nothing near, and in order', () => {
    fc.assert(
      fc.property(anyRoute, ({ stops, detour }) => {
        const cells = cellsNear(stops, detour)
        const middles = cells.map((cell) =>
          at((Math.floor(cell / 7200) + 0.5) / 20 - 90, ((cell % 7200) + 0.5) / 20 - 180),
        )
        expect(middles.map(cellOf)).toEqual(cells)
        expect(cells).toEqual([...new Set(cells)].toSorted((a, b) => a - b))
        // Half the diagonal of the largest cell.
        const farthest = Math.max(...middles.map((middle) => milesFrom(stops, middle)))
        expect(farthest).toBeLessThan(detour + 2.45)
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['over the date line', [at(10, 179.5), at(11, -179.5)]],
    ['around a pole', [at(89.5, 0), at(89.5, 120), at(89.5, -120)]],
    ['at a pole', [at(-90, 0), at(-89, 20)]],
    ['of one place', [at(37.7, -122.2), at(37.7, -122.2)]],
    ['of one stop', [at(37.7, -122.2)]],
    ['through half the world', [at(25.76, -80.19), at(21.3, -157.86)]],
  ])('miss nothing %s', (_, stops) => {
    for (const detour of [0, 7, 60]) {
      const cells = new Set(cellsNear(stops, detour))
      fc.assert(
        fc.property(fc.nat(8), share, share, heading, (leg, along, far, to) => {
          const ways = stops.length === 1 ? [...stops, ...stops] : stops
          const [from = at(0, 0), next = at(0, 0)] = [
            ways[leg % (ways.length - 1)],
            ways[(leg % (ways.length - 1)) + 1],
          ]
          const spot = along < 0.5 ? from : next
          const place = away(spot, detour * far * (1 - 1e-9), to)
          expect(cells.has(cellOf(place))).toBe(true)
        }),
      )
    }
  })

  it('are what a search needs: no job that matches lies in another cell', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(anyRoute, ({ stops, origin, detour }) => {
        const isNear = candidatesOf(lineThrough(stops), origin, detour).length > 0
        const isFound = cellsNear(stops, detour).includes(cellOf(origin))
        expect({ isNear, isFound }).not.toEqual({ isNear: true, isFound: false })
      }),
      { numRuns: 100 },
    )
  })
})
