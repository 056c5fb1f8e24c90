/** Where something is: a state of two letters, and degrees. */
export type Spot = { state: string; latitude: number; longitude: number }

/** Miles by road: nobody is asked to bring a car farther. */
export const farthestMiles = 800

/** Hawaii's islands from the north-west: each ends west of this longitude, which lies in the sea. */
const islands = [
  { name: 'niihau', eastEnd: -160.02 },
  { name: 'kauai', eastEnd: -159.2 },
  { name: 'oahu', eastEnd: -157.6 },
] as const
/** Between the southernmost of Maui and the northernmost of Hawaii. */
const northOfHawaii = 20.4
/** Between Molokai with Lanai and the west of Maui. */
const westOfMaui = -156.705
/** Between Lanai and Molokai. */
const northOfLanai = 21

/** The island, or the mainland, that a place is on. */
export function landOf({ state, latitude, longitude }: Spot): string {
  if (state !== 'HI') return 'mainland'
  const west = islands.find(({ eastEnd }) => longitude < eastEnd)
  if (west) return west.name
  if (latitude < northOfHawaii) return 'hawaii'
  if (longitude > westOfMaui) return 'maui'
  return latitude < northOfLanai ? 'lanai' : 'molokai'
}

/** Whether a car can be driven from one to the other: no road leads over the sea (docs/product/jobs.md#relocation). */
export const joinedByRoad = (from: Spot, to: Spot): boolean => landOf(from) === landOf(to)
