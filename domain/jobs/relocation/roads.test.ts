import { expect, it } from 'vitest'
import { knownPlaces } from '#testing/jobs/places.ts'
import { joinedByRoad, landOf } from './roads.ts'

const towns = knownPlaces.map((place) => ({
  ...place,
  state: place.area === 'hawaii' ? 'HI' : 'CA',
}))
const named = (name: string, state = 'HI') => {
  const town = towns.find((one) => one.name === name && one.state === state)
  if (!town) throw new Error(`The gazetteer has no ${name}`)
  return town
}

it.each([
  ['Lihue', 'kauai'],
  ['Honolulu', 'oahu'],
  ['Kailua', 'oahu'],
  ['Kahului', 'maui'],
  ['Lahaina', 'maui'],
  ['Hilo', 'hawaii'],
])('%s lies on %s', (town, land) => {
  expect(landOf(named(town))).toBe(land)
})

it.each([
  ['the lighthouse of Molokai', 21.21, -156.97, 'molokai'],
  ['the harbor of Molokai', 21.09, -157.02, 'molokai'],
  ['the town of Lanai', 20.83, -156.92, 'lanai'],
  ['the east of Lanai', 20.81, -156.81, 'lanai'],
  ['the west of Maui', 21.0, -156.69, 'maui'],
  ['the south of Maui', 20.58, -156.42, 'maui'],
  ['the north of Hawaii', 20.27, -155.86, 'hawaii'],
  ['Niihau', 21.9, -160.15, 'niihau'],
])('%s', (_what, latitude, longitude, land) => {
  expect(landOf({ state: 'HI', latitude, longitude })).toBe(land)
})

it('every island of the gazetteer is one of those that have towns, and none is joined to the mainland', () => {
  const islands = towns.filter(({ state }) => state === 'HI')
  expect(islands.length).toBeGreaterThan(50)
  const lands = new Set(islands.map(landOf))
  expect([...lands].toSorted()).toEqual(['hawaii', 'kauai', 'lanai', 'maui', 'molokai', 'oahu'])
  const oakland = named('Oakland', 'CA')
  expect(islands.filter((town) => joinedByRoad(town, oakland))).toEqual([])
})
