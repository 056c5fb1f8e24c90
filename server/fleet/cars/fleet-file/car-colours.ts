import { createHash } from 'node:crypto'

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
