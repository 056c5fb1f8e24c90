import { conflict } from '../../platform/api/problem.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import type { Tx } from '../../platform/db/database.ts'
import { attachToJob, detachFromJob } from '../../platform/uploads/attach-files.ts'

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
  await detachFromJob(tx, jobId, ids)
  for (const [position, id] of ids.entries())
    if (!(await attachToJob(tx, jobId, { id, ownerId, position }))) throw conflict(taken)
}
