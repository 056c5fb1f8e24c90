import { createHash } from 'node:crypto'

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

/** The colours that the drawn cars have. */
export const carColours = [
  'pacific',
  'poppy',
  'pearl',
  'silver',
  'graphite',
  'night',
  'redwood',
  'sage',
  'sand',
  'navy',
] as const

/** A colour for a car whose file names none: always the same for the same car. */
export function colourOf(ref: string): string {
  const number = createHash('sha256').update(ref).digest().readUInt32BE()
  return carColours[number % carColours.length] ?? 'silver'
}
