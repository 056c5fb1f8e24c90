import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../db/database.ts'
import { sha256 } from '../random.ts'
import { conflict, texts } from './problem.ts'

/*
 * The same requestId with the same fields gives the same first answer again (docs/wire.md).
 * Answers may hold a session token, so they are sealed with the requestId, of which only a hash
 * is stored.
 */

export type StoredAnswer = { status: number; body: unknown }
export type RequestKey = { requestId: string; key: string; fieldsHash: string }

export function requestKey(
  requestId: string,
  caller: string,
  objectType: string,
  fields: unknown,
): RequestKey {
  return {
    requestId,
    key: sha256(`key:${caller}:${requestId}`),
    fieldsHash: sha256(JSON.stringify([objectType, fields])),
  }
}

const sealingKey = (requestId: string) => createHash('sha256').update(`seal:${requestId}`).digest()

function seal(requestId: string, body: unknown): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(requestId), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

function unseal(requestId: string, bytes: Uint8Array): unknown {
  const buffer = Buffer.from(bytes)
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(requestId), buffer.subarray(0, 12))
  decipher.setAuthTag(buffer.subarray(12, 28))
  return JSON.parse(
    Buffer.concat([decipher.update(buffer.subarray(28)), decipher.final()]).toString('utf8'),
  )
}

/**
 * Claims the key for this transaction; a second one waits here until the first is over.
 * @returns the first answer when there is one already.
 * @throws Problem 409 when the same requestId came with other fields.
 */
export async function claimRequest(
  db: Tx,
  request: RequestKey,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const claimed = await db
    .insertInto('repeated_request')
    .values({ key: request.key, fields_hash: request.fieldsHash, created_at: now })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed ? undefined : findAnswer(db, request)
}

/** The first answer to this request, when it was given. */
export async function findAnswer(
  db: Db | Tx,
  request: RequestKey,
): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('repeated_request')
    .selectAll()
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.fields_hash !== request.fieldsHash) throw conflict(texts.repeatedDifferently)
  if (row.http_status === null || row.sealed_answer === null) return undefined
  return { status: row.http_status, body: unseal(request.requestId, row.sealed_answer) }
}

/**
 * Keeps the answer to a request, once: what another one of it was answered stays.
 * @returns whether it is the one that is kept now
 */
export async function keepAnswer(
  db: Db | Tx,
  request: RequestKey,
  answer: StoredAnswer,
  now: Date,
): Promise<boolean> {
  const sealed = seal(request.requestId, answer.body)
  const kept = await db
    .insertInto('repeated_request')
    .values({
      key: request.key,
      fields_hash: request.fieldsHash,
      http_status: answer.status,
      sealed_answer: sealed,
      created_at: now,
    })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet({ http_status: answer.status, sealed_answer: sealed })
        .where('repeated_request.http_status', 'is', null),
    )
    .returning('key')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Keeps a refusal, after its transaction was rolled back. Of two at once, the other one may have
 * done meanwhile what was asked: then that is what both are told.
 * @returns the other one's answer, when it came first
 * @throws Problem 409 when that one came with other fields.
 */
export async function keepRefusal(
  db: Db,
  request: RequestKey,
  refused: StoredAnswer,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const isFirst = await keepAnswer(db, request, refused, now)
  return isFirst ? undefined : findAnswer(db, request)
}
