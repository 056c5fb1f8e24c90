/** What a fleet file may leave out about a car, by its body type. */
type BodyDefaults = { seats: number; doors: number; tankGallons: number }

const sedan: BodyDefaults = { seats: 5, doors: 4, tankGallons: 14 }

const byBody: Record<string, BodyDefaults> = {
  sedan,
  hatchback: { seats: 5, doors: 5, tankGallons: 12 },
  wagon: { seats: 5, doors: 5, tankGallons: 16 },
  coupe: { seats: 4, doors: 2, tankGallons: 16 },
  convertible: { seats: 4, doors: 2, tankGallons: 16 },
  suv: { seats: 5, doors: 5, tankGallons: 17 },
  pickup: { seats: 5, doors: 4, tankGallons: 24 },
  autocycle: { seats: 2, doors: 2, tankGallons: 10 },
  minivan: { seats: 7, doors: 5, tankGallons: 20 },
  'passenger-van': { seats: 12, doors: 4, tankGallons: 25 },
  'cargo-van': { seats: 2, doors: 4, tankGallons: 24 },
}

export const bodyDefaults = (subtype: string): BodyDefaults => byBody[subtype] ?? sedan
