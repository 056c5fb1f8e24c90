import { mostMarks } from '#domain/fleet/proof/known-marks.ts'
import { photoOfPlace } from '#domain/fleet/proof/mark-photo.ts'
import type {
  staffNoteMark as noteOperation,
  staffRemoveMark as removeOperation,
} from '#protocol/fleet/proof/staff-car-proof.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { audit } from '../../platform/audit/audit.ts'
import { wrongField } from '../places/wrong-field.ts'
import { lockToShow } from './inspection-to-show.ts'
import { proofTexts } from './proof-texts.ts'

type Said = { kind: string; place: string; inches?: number | null | undefined }
const saidOf = ({ kind, place, inches }: Said) =>
  [kind, place, inches ? `${inches} in` : undefined].filter(Boolean).join(', ')

/** What staff saw on the car stands on its page from now on: a word, a place, a length. */
export const staffNoteMark: Handler<typeof noteOperation> = async (
  { db: tx, user, now },
  { kind, place, inches, x, y, ...seen },
) => {
  const { id: inspection, carId, orderId, marks, pictures } = await lockToShow(tx, user, seen)
  if ((x === undefined) !== (y === undefined))
    throw wrongField(x === undefined ? 'x' : 'y', 'required')
  const angle = photoOfPlace(place)
  if (x !== undefined && !pictures.some(({ checkpoint }) => checkpoint === angle))
    throw wrongField('place')
  if (marks.length >= mostMarks) throw conflict(proofTexts.tooManyMarks)
  await tx
    .insertInto('known_mark')
    .values({
      id: randomId(),
      car_id: carId,
      kind,
      place,
      inches: inches ?? null,
      x: x ?? null,
      y: y ?? null,
      inspection_id: inspection,
      noted_at: now,
    })
    .execute()
  await audit(tx, user.id, now, 'mark noted', inspection, {
    order: orderId,
    car: carId,
    from: 'none',
    to: saidOf({ kind, place, inches }),
  })
  return {}
}

/** A mark that was mended, or noted by mistake; the row stays, for claims of the time before. */
export const staffRemoveMark: Handler<typeof removeOperation> = async (
  { db: tx, user, now },
  { mark: id, ...seen },
) => {
  const { id: inspection, carId, orderId, marks } = await lockToShow(tx, user, seen)
  const mark = marks.find((one) => one.id === id)
  if (!mark) throw conflict(proofTexts.noMark)
  await tx.updateTable('known_mark').set({ removed_at: now }).where('id', '=', id).execute()
  await audit(tx, user.id, now, 'mark removed', inspection, {
    order: orderId,
    car: carId,
    from: saidOf(mark),
    to: 'none',
  })
  return {}
}
