import type { Text } from '#protocol/core/text.ts'
import type { UploadPurpose } from '#protocol/core/upload-purposes.ts'
import type { Tx } from '../db/database.ts'
import { databaseRefusals } from '../api/database-refusals.ts'
import { conflict, Problem } from '../api/problem.ts'

const notFound: Text = {
  en: 'We could not find one of the photos. Please add it again.',
  es: 'No encontramos una de las fotos. Agrégala de nuevo.',
}
const usedBefore = databaseRefusals.inspection_item_file_id_key.text

type Taker = { userId: string; purpose: UploadPurpose } & (
  | { orderId: string }
  | { relocationId: string }
  | { threadJobId: string }
)

/**
 * Makes files that the caller sent with `uploadFile` part of an order, of a relocation or of a job's thread, each once.
 * @returns the hash of each file's bytes by its id, for the evidence
 * @throws Problem 404 for what is not there or somebody else's, 409 for what was taken up before
 */
export async function takeUploads(
  tx: Tx,
  ids: readonly string[],
  { userId, purpose, ...of }: Taker,
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  if (new Set(ids).size < ids.length) throw conflict(usedBefore)
  const files = await tx
    .selectFrom('stored_file')
    .select(['id', 'order_id', 'relocation_id', 'thread_job_id', 'sha256'])
    .where('id', 'in', ids)
    .where('owner_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (files.length < ids.length) throw new Problem(404, notFound)
  if (files.some((file) => file.order_id ?? file.relocation_id ?? file.thread_job_id))
    throw conflict(usedBefore)
  const whose =
    'orderId' in of
      ? { order_id: of.orderId }
      : 'relocationId' in of
        ? { relocation_id: of.relocationId }
        : { thread_job_id: of.threadJobId }
  await tx.updateTable('stored_file').set(whose).where('id', 'in', ids).execute()
  return new Map(files.map(({ id, sha256 }) => [id, sha256]))
}
