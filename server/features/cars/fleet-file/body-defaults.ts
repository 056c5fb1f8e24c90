/** What a fleet file may leave out about a car, by its body type. */
type BodyDefaults = { seats: number; doors: number; tankGallons: number; batteryKwh: number }

const sedan: BodyDefaults = { seats: 5, doors: 4, tankGallons: 14, batteryKwh: 60 }

const byBody: Record<string, BodyDefaults> = {
  sedan,
  hatchback: { seats: 5, doors: 5, tankGallons: 12, batteryKwh: 55 },
  wagon: { seats: 5, doors: 5, tankGallons: 16, batteryKwh: 75 },
  coupe: { seats: 4, doors: 2, tankGallons: 16, batteryKwh: 75 },
  convertible: { seats: 4, doors: 2, tankGallons: 16, batteryKwh: 75 },
  suv: { seats: 5, doors: 5, tankGallons: 17, batteryKwh: 75 },
  pickup: { seats: 5, doors: 4, tankGallons: 24, batteryKwh: 110 },
  autocycle: { seats: 2, doors: 2, tankGallons: 10, batteryKwh: 30 },
  minivan: { seats: 7, doors: 5, tankGallons: 20, batteryKwh: 75 },
  'passenger-van': { seats: 12, doors: 4, tankGallons: 25, batteryKwh: 80 },
  'cargo-van': { seats: 2, doors: 4, tankGallons: 24, batteryKwh: 70 },
}

export const bodyDefaults = (subtype: string): BodyDefaults => byBody[subtype] ?? sedan
