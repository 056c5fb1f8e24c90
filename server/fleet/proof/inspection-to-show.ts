import { sql } from 'kysely'
import { photosToShow } from '#domain/fleet/proof/photos-to-show.ts'
import type { CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mustBeAsSeen, mustNotBeOwn, versionOf } from '../../platform/audit/as-seen.ts'
import { knownMarks, type MarkRow, type PhotoRow, shownPhotos } from './proof-store.ts'

type Item = { checkpoint: CheckpointId; position: number; file_id: string }

/** An inspection that staff show or take back, and what its car shows now. */
export type InspectionToShow = {
  id: string
  orderId: string
  carId: string
  userId: string
  submittedAt: Date
  /** The outside pictures, in the order of the walk around the car. */
  pictures: Item[]
  shown: PhotoRow[]
  marks: MarkRow[]
  version: string
}

/** @throws Problem 404 for one that is not there, or that its renter has made anew */
export async function inspectionToShow(db: Db | Tx, id: string): Promise<InspectionToShow> {
  const row = await db
    .selectFrom('inspection as n')
    .innerJoin('rental_order as o', 'o.id', 'n.order_id')
    .where('n.id', '=', id)
    .where('n.replaced_at', 'is', null)
    .select(['n.id', 'n.order_id', 'n.car_id', 'n.submitted_at', 'o.user_id'])
    .executeTakeFirst()
  if (!row) throw new Problem(404, texts.notFound)
  const { rows } = await sql<Item>`
    select checkpoint, position, file_id from inspection_item where inspection_id = ${id}
    order by position`.execute(db)
  const pictures = photosToShow(rows)
  const shown = await shownPhotos(db, row.car_id)
  const marks = await knownMarks(db, row.car_id)
  return {
    id,
    orderId: row.order_id,
    carId: row.car_id,
    userId: row.user_id,
    submittedAt: row.submitted_at,
    pictures,
    shown,
    marks,
    version: versionOf(
      pictures.map(({ file_id }) => file_id),
      shown.map((photo) => photo.id),
      marks.map((mark) => mark.id),
    ),
  }
}

/** Whether the car shows a newer inspection than this one. */
export const isOlder = ({ id, submittedAt, shown: [first] }: InspectionToShow): boolean =>
  first !== undefined && first.inspection_id !== id && first.submitted_at > submittedAt

/**
 * The same to decide on, with the car locked: whoever shows another set of it waits.
 * @throws Problem 404; 403 when it is the caller's own; 409 when it is not what they saw
 */
export async function lockToShow(
  tx: Tx,
  user: SignedIn,
  { inspection, version }: { inspection: string; version: string },
): Promise<InspectionToShow> {
  await sql`
    select from car where id = (select car_id from inspection where id = ${inspection})
    for no key update`.execute(tx)
  const found = await inspectionToShow(tx, inspection)
  mustNotBeOwn(user, found.userId)
  mustBeAsSeen(version, found.version)
  return found
}
