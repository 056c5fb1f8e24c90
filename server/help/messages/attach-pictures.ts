import { takeUploads } from '../../platform/uploads/take-uploads.ts'
import type { Tx } from '../../platform/db/database.ts'

export type Picture = { file: string; sha256: string | null }

/**
 * Makes pictures that a person sent ahead part of a rental, or of the thread of a job, so that both sides can open them.
 * @throws Problem 404 when one is not theirs or is gone, 409 when it was used before
 */
export async function attachPictures(
  tx: Tx,
  of: { orderId: string } | { threadJobId: string },
  userId: string,
  ids: readonly string[],
): Promise<Picture[]> {
  const taken = await takeUploads(tx, ids, { userId, purpose: 'help', ...of })
  return ids.map((file) => ({ file, sha256: taken.get(file) ?? null }))
}
