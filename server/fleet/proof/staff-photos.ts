import { photosToShow } from '#domain/fleet/proof/photos-to-show.ts'
import type {
  staffReleasePhotos as releaseOperation,
  staffTakeBackPhotos as takeBackOperation,
} from '#protocol/fleet/proof/staff-car-proof.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict } from '../../platform/api/problem.ts'
import { wake } from '../../platform/work/topics.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { audit } from '../../platform/audit/audit.ts'
import { type InspectionToShow, isOlder, lockToShow } from './inspection-to-show.ts'
import { proofTexts } from './proof-texts.ts'

/** What the log says that a car shows of an inspection. */
const saidOf = (angles: readonly string[]) => (angles.length > 0 ? angles.join(', ') : 'none')

const shownOf = ({ id, shown }: InspectionToShow) =>
  shown.filter(({ inspection_id }) => inspection_id === id).map(({ checkpoint }) => checkpoint)

/**
 * One press shows the outside pictures of an inspection, but for those left out; a set that was shown before
 * gives way (docs/product/staff.md#photos-of-cars). What stays shown keeps its address, so that nothing is drawn twice.
 */
export const staffReleasePhotos: Handler<typeof releaseOperation> = async (
  { db: tx, user, now },
  input,
) => {
  const found = await lockToShow(tx, user, input)
  if (isOlder(found)) throw conflict(proofTexts.isOlder)
  const wanted = photosToShow(found.pictures, input.leaveOut)
  if (wanted.length === 0) throw conflict(proofTexts.nothingToShow)
  const before = shownOf(found)
  const angles = wanted.map(({ checkpoint }) => checkpoint)
  if (saidOf(before) === saidOf(angles)) throw conflict(proofTexts.shownAlready)

  const kept = found.shown.filter(
    (photo) => photo.inspection_id === found.id && angles.includes(photo.checkpoint),
  )
  await hide(
    tx,
    found.shown.filter((photo) => !kept.includes(photo)).map(({ id }) => id),
  )
  const set = { car_id: found.carId, inspection_id: found.id, released_at: now }
  await tx
    .insertInto('released_photos')
    .values(set)
    .onConflict((conflicting) => conflicting.column('car_id').doUpdateSet(set))
    .execute()
  const added = wanted.filter(({ checkpoint }) => !before.includes(checkpoint))
  if (added.length > 0)
    await tx
      .insertInto('car_photo')
      .values(
        added.map(({ position }) => ({
          id: randomId(),
          car_id: found.carId,
          inspection_id: found.id,
          position,
        })),
      )
      .execute()
  await writeDown(tx, user.id, now, found, 'photos released', angles)
  return {}
}

/** The whole set is shown no more, from this moment on. */
export const staffTakeBackPhotos: Handler<typeof takeBackOperation> = async (
  { db: tx, user, now },
  input,
) => {
  const found = await lockToShow(tx, user, input)
  if (shownOf(found).length === 0) throw conflict(proofTexts.notShown)
  await hide(
    tx,
    found.shown.map(({ id }) => id),
  )
  await tx.deleteFrom('released_photos').where('car_id', '=', found.carId).execute()
  await writeDown(tx, user.id, now, found, 'photos taken back', [])
  return {}
}

async function hide(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('car_photo').set({ car_id: null }).where('id', 'in', ids).execute()
  await wake(tx, 'uploads')
}

async function writeDown(
  tx: Tx,
  staffId: string,
  now: Date,
  found: InspectionToShow,
  action: 'photos released' | 'photos taken back',
  angles: readonly string[],
): Promise<void> {
  await audit(tx, staffId, now, action, found.id, {
    order: found.orderId,
    car: found.carId,
    from: saidOf(shownOf(found)),
    to: saidOf(angles),
  })
}
