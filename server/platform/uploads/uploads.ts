import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { WireFile } from '#protocol/core/fields.ts'
import { type UploadPurpose, uploadPurposes } from '#protocol/core/upload-purposes.ts'
import { type DocumentPurpose, forgetFile } from './attach-files.ts'
import { addFiles, needRoom } from './stored-bytes.ts'
import type { AnyContext, Services } from '../api/context.ts'
import { checkFile } from './picture.ts'
import { Problem, texts } from '../api/problem.ts'
import { ago, type SqlInstant, sqlInstant } from '../work/sql-instant.ts'
import { randomId } from '../random.ts'

/*
 * A file comes before the row that needs it, and no transaction spans both. So every upload is
 * first a row that belongs to nobody's document yet; the command attaches it. What is never
 * attached, because the command failed or the process died, is swept after an hour; what a person
 * sent by itself (`uploadFile`) after 3 days, because its command may wait for a signal as long as
 * repeated requests are known. What a document drops is detached and swept the same way.
 */

/** Pictures that belong to an order. */
export type OrderPurpose = 'keys'

/** Where a stored file is read, with the session header. */
export const fileAddress = (id: string) => `/files/${id}`

/** So long a file may belong to nothing. */
export const unattachedMs = 3_600_000
const sentAheadMs = 72 * unattachedMs

type Sending = Pick<AnyContext, 'services' | 'now' | 'address' | 'outsideQueue'>

/**
 * Checks and stores what came with a form; to be called in `prepare`, outside the transaction.
 * @returns the ids to attach.
 * @throws Problem 400 with a sentence of docs/product/app.md#files at `field`, or one that says what is full.
 */
export async function storeUploads(
  { services, now, address, outsideQueue }: Sending,
  ownerId: string,
  purpose: DocumentPurpose | OrderPurpose | UploadPurpose,
  field: string,
  files: WireFile[],
): Promise<string[]> {
  if (files.length === 0) return []
  const sender = await needRoom({ services, now, address }, ownerId, field)
  const checked = []
  for (const file of files) {
    const result = await outsideQueue(() => checkFile(file, sender))
    if ('error' in result) {
      throw new Problem(400, texts.malformed, { errors: { [field]: result.error } })
    }
    if (purpose === 'inspection' && result.contentType === 'application/pdf')
      throw new Problem(400, texts.malformed, { errors: { [field]: fieldError('imageOnly') } })
    checked.push(result)
  }
  const kept = checked.map(({ contentType, bytes }) => ({ id: randomId(), contentType, bytes }))
  await addFiles(
    { services, now },
    ownerId,
    field,
    kept.map(({ id, contentType, bytes }) => ({
      id,
      purpose,
      content_type: contentType,
      byte_size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  )
  for (const { id, bytes } of kept) await services.files.write(id, bytes)
  return kept.map(({ id }) => id)
}

const sqlList = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))

export const filesOfNobody = (now: SqlInstant) => sql<{ id: string }>`
  select id from stored_file
  where driver_id is null and order_id is null and job_id is null and relocation_id is null
    and thread_job_id is null and car_id is null and purpose <> 'avatar' and created_at < ${ago(now, unattachedMs)}
    and (purpose in ('license', 'insurance', 'keys', 'contract')
      or purpose in (${sqlList(uploadPurposes)}) and created_at < ${ago(now, sentAheadMs)})
  order by created_at limit 100`

/** Removes uploads that no document holds; background work, safe with several processes. */
export async function sweepUploads({ db, clock, files }: Services): Promise<number> {
  const { rows } = await filesOfNobody(sqlInstant(clock())).execute(db)
  for (const { id } of rows) {
    await files.remove(id)
    await forgetFile(db, id)
  }
  return rows.length
}
