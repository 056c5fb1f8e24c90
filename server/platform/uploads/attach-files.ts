import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { wake } from '../work/topics.ts'

/* What a stored file is part of, and when it is part of nothing any more. */

export type DocumentPurpose = 'license' | 'insurance'

/** Pictures kept for one document; the oldest give way. */
const mostPictures = 6

/** Makes stored uploads part of a driver's document. */
export async function attachUploads(
  tx: Tx,
  driverId: string,
  purpose: DocumentPurpose,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('stored_file')
    .set({ driver_id: driverId })
    .where('id', 'in', ids)
    .where('driver_id', 'is', null)
    .execute()
  const kept = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const dropped = kept.slice(mostPictures).map((file) => file.id)
  if (dropped.length === 0) return
  await tx.updateTable('stored_file').set({ driver_id: null }).where('id', 'in', dropped).execute()
}

/** Makes stored uploads part of an order. @returns each with the hash of its bytes, for the evidence. */
export async function attachToOrder(
  tx: Tx,
  orderId: string,
  ids: string[],
): Promise<{ file: string; sha256: string | null }[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .updateTable('stored_file')
    .set({ order_id: orderId })
    .where('id', 'in', ids)
    .where('order_id', 'is', null)
    .returning(['id', 'sha256'])
    .execute()
  return rows.map(({ id, sha256 }) => ({ file: id, sha256 }))
}

/**
 * Makes stored uploads papers of a car, which stay with it whoever brought them.
 * @returns those that are
 */
export async function attachToCar(
  tx: Tx,
  carId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .updateTable('stored_file')
    .set({ car_id: carId })
    .where('id', 'in', ids)
    .where('car_id', 'is', null)
    .where('order_id', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Makes files part of an order, each that is part of one of its rental already, or of nothing and
 * the uploader's.
 * @param orders of its rental, as a query of ids
 * @returns those that are, each with the hash of its bytes
 */
export async function attachToRental(
  tx: Tx,
  orderId: string,
  ids: readonly string[],
  uploaderId: string,
  orders: RawBuilder<{ id: string }>,
): Promise<{ file: string; sha256: string | null }[]> {
  const { rows } = await sql<{ file: string; sha256: string | null }>`
    update stored_file f set order_id = coalesce(f.order_id, ${orderId})
    where f.id = any(${sql`${ids}::text[]`}) and f.driver_id is null and f.car_id is null
      and f.purpose in ('keys', 'inspection', 'maintenance', 'claim', 'help')
      and ((f.order_id is null and f.owner_id = ${uploaderId}) or f.order_id in (${orders}))
    returning f.id as file, f.sha256`.execute(tx)
  return rows
}

/** Lets go of the pictures of a job but those that it keeps. */
export async function detachFromJob(tx: Tx, jobId: string, kept: readonly string[]): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ job_id: null, job_position: null })
    .where('job_id', '=', jobId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
}

/**
 * Makes a picture the one at this place of a job.
 * @returns false for one that is gone, somebody else's, or another job's
 */
export async function attachToJob(
  tx: Tx,
  jobId: string,
  { id, ownerId, position }: { id: string; ownerId: string; position: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stored_file')
    .set({ job_id: jobId, job_position: position })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'job')
    .where((eb) => eb.or([eb('job_id', 'is', null), eb('job_id', '=', jobId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes files off their drivers; the sweep removes them. @returns how many */
export async function detachFromDrivers(db: Db | Tx, files: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    update stored_file set driver_id = null where id in (${files}) returning id`.execute(db)
  return rows.length
}

/** Lets go of photos of a job's thread: they are of nobody from now on, and swept. */
export async function detachFromThread(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('stored_file')
    .set({ thread_job_id: null, created_at: new Date(0) })
    .where('id', 'in', ids)
    .execute()
  await wake(tx, 'uploads')
}

/** Forgets a file whose bytes are gone. */
export async function forgetFile(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('stored_file').where('id', '=', id).execute()
}
