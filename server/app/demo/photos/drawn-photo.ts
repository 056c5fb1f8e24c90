import { checkpoints, type CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import type { MarkKind, MarkPlace } from '#domain/fleet/proof/known-marks.ts'
import { demoNumber } from '../demo-id.ts'

/** What a drawn photo of the demo shows. */
export type DrawnPhoto = {
  subtype: string
  colour: string
  angle: CheckpointId
  /** The number of the car in the fleet file: its marks and where it stood follow from it. */
  car: number
}

export type DrawnMark = { kind: MarkKind; place: MarkPlace; inches: number }

/** Their order is part of the ids: new ones come last. */
const subtypes = [
  'sedan',
  'hatchback',
  'suv',
  'wagon',
  'coupe',
  'convertible',
  'pickup',
  'autocycle',
  'minivan',
  'passenger-van',
  'cargo-van',
]
const colours = [
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
]
export const angles = checkpoints
  .filter(({ kindOfPicture }) => kindOfPicture === 'outside')
  .map(({ id }): CheckpointId => id)

const twoDigits = (index: number) => String(Math.max(0, index)).padStart(2, '0')

/** The id of a stored file that says all of what it shows, so that it is drawn when it is first read. */
export const drawnId = ({ subtype, colour, angle, car }: DrawnPhoto): string =>
  `DRAWN${twoDigits(subtypes.indexOf(subtype))}${twoDigits(colours.indexOf(colour))}${angles.indexOf(angle)}${car}`

/** What such an id says; undefined of every other. */
export function drawnPhoto(id: string): DrawnPhoto | undefined {
  const [, body, paint, angle, car] = /^DRAWN(\d\d)(\d\d)([0-7])(\d{1,6})$/.exec(id) ?? []
  const [subtype, colour, taken] = [
    subtypes[Number(body)],
    colours[Number(paint)],
    angles[Number(angle)],
  ]
  return subtype && colour && taken
    ? { subtype, colour, angle: taken, car: Number(car) }
    : undefined
}

const kinds = ['scratch', 'dent', 'scratch', 'sticker', 'chip'] as const
const places = [
  'rearBumper',
  'rightDoors',
  'frontBumper',
  'leftDoors',
  'rearLeft',
  'frontRight',
  'rearRight',
  'frontLeft',
] as const

/** The marks that a car of the demo always had: none, one or two, in different places. */
export function drawnMarks(car: number): DrawnMark[] {
  const number = demoNumber(`marks ${car}`)
  const count = [1, 0, 1, 2, 1][number % 5] ?? 0
  return Array.from({ length: count }, (_, at) => {
    const own = demoNumber(`mark ${car} ${at}`)
    const kind = kinds[own % kinds.length] ?? 'scratch'
    const place = places[(number + at * 3) % places.length] ?? 'rearBumper'
    return { kind, place, inches: kind === 'chip' ? 1 : 2 + (own % 5) }
  })
}
