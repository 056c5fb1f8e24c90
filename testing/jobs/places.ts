import fc from 'fast-check'
import { isSamePlace, type Position } from '#domain/fleet/places/sphere.ts'
import { readAreas, readRows } from '#server/app/demo/read-data.ts'

export type KnownPlace = Position & { id: string; name: string; area: string }

type Column = 'id' | 'name' | 'lat' | 'lon' | 'area'

/** The gazetteer's towns, the most populous first. */
export const knownPlaces: readonly KnownPlace[] = readRows<Column>('places.csv').map(
  ({ id, name, lat, lon, area }) => ({
    id,
    name,
    latitude: Number(lat),
    longitude: Number(lon),
    area,
  }),
)

/** The slugs of the six areas. */
export const areaSlugs: readonly string[] = readAreas().map(({ slug }) => slug)

export const placesOf = (area: string): readonly KnownPlace[] =>
  knownPlaces.filter((place) => place.area === area)

/** Where a town of that name is; of several the most populous one's. */
export function positionOf(name: string, area: string): Position {
  const place = placesOf(area).find((one) => one.name === name)
  if (!place) throw new Error(`The gazetteer has no ${name}`)
  return { latitude: place.latitude, longitude: place.longitude }
}

/** So many degrees around a town: a house is not its middle. */
const around = fc.double({ min: -0.2, max: 0.2, noNaN: true })

const anyPlaceOf = (area: string): fc.Arbitrary<Position> =>
  fc
    .tuple(fc.constantFrom(...placesOf(area)), fc.constantFrom(0, 1), around, around)
    .map(([{ latitude, longitude }, away, north, east]) => ({
      latitude: latitude + away * north,
      longitude: longitude + away * east,
    }))

const anyStops = (area: string): fc.Arbitrary<Position[]> =>
  fc.array(anyPlaceOf(area), { minLength: 2, maxLength: 10 })

/** The stops of a route and two places of a job near it, all of one area. */
export const anyRoute = fc.constantFrom(...areaSlugs).chain((area) =>
  fc
    .record({
      stops: anyStops(area),
      origin: anyPlaceOf(area),
      destination: anyPlaceOf(area),
      detour: fc.double({ min: 0, max: 40, noNaN: true }),
    })
    .filter(({ origin, destination }) => !isSamePlace(origin, destination)),
)
