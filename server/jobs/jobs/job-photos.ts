import { conflict } from '../../platform/api/problem.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Makes pictures the photos of a job, in order; those that are left out are forgotten.
 * @throws Problem 409 for a picture that is gone, somebody else's, or another job's
 */
export async function setPhotos(
  tx: Tx,
  jobId: string,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  const taken = databaseRefusals.inspection_item_file_id_key.text
  if (new Set(ids).size < ids.length) throw conflict(taken)
  await tx
    .updateTable('stored_file')
    .set({ job_id: null, job_position: null })
    .where('job_id', '=', jobId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
  for (const [position, id] of ids.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('stored_file')
      .set({ job_id: jobId, job_position: position })
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('purpose', '=', 'job')
      .where((eb) => eb.or([eb('job_id', 'is', null), eb('job_id', '=', jobId)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw conflict(taken)
  }
}
