import { sql } from 'kysely'
import {
  canonicalJson,
  type EvidenceEntry,
  noHash,
  sealedText,
} from '#domain/money/evidence/evidence.ts'
import { sealedEntry } from '#domain/money/evidence/evidence-file.ts'
import { sha256 } from '../../platform/random.ts'
import { signingKey } from '../../platform/auth/signing-key.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { insertRows } from '../../platform/db/insert-rows.ts'

/** What an entry of the evidence log can be about (docs/product/rental.md#evidence). */
export type EvidenceKind =
  | 'status'
  | 'contract'
  | 'payment'
  | 'inspection'
  | 'charge'
  | 'claim'
  | 'offer'
  | 'help'
  | 'maintenance'
  | 'overdue'

/** Everything an order's evidence log holds, oldest first, as it is downloaded and verified. */
export async function readEvidence(db: Db | Tx, orderId: string): Promise<EvidenceEntry[]> {
  const rows = await db
    .selectFrom('evidence_entry')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    order: row.order_id,
    number: row.number,
    at: row.at.toISOString(),
    kind: row.kind,
    data: row.data,
    previousHash: row.previous_hash,
    hash: row.hash,
  }))
}

/** The same first entry of many orders that have none yet, at once. */
export async function beginEvidence(
  tx: Tx,
  orderIds: readonly string[],
  now: Date,
  kind: EvidenceKind,
  data: Record<string, unknown>,
): Promise<void> {
  const { id: key, sign } = signingKey()
  const entries = orderIds.map((order) => {
    const at = now.toISOString()
    const entry = { order, number: 1, at, kind, data, previousHash: noHash }
    return { ...entry, hash: sha256(sealedText(entry)) }
  })
  await insertRows(
    tx,
    'evidence_entry',
    entries.map(({ order, number, hash }) => ({
      order_id: order,
      number,
      at: now,
      kind,
      data,
      previous_hash: noHash,
      hash,
    })),
  )
  await insertRows(
    tx,
    'evidence_seal',
    entries.map(({ order, number, hash }) => ({
      order_id: order,
      number,
      key_id: key,
      signature: sign(sealedEntry(hash)),
    })),
  )
}

/**
 * Adds an entry that is linked to the one before by its hash, and signed. The caller holds the lock of the
 * order's transaction, so numbers have no gaps and no two follow the same one.
 */
export async function addEvidence(
  tx: Tx,
  orderId: string,
  now: Date,
  kind: EvidenceKind,
  data: Record<string, unknown>,
): Promise<void> {
  const last = await tx
    .selectFrom('evidence_entry')
    .select(['number', 'hash'])
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  const entry = {
    order: orderId,
    number: (last?.number ?? 0) + 1,
    at: now.toISOString(),
    kind,
    data,
    previousHash: last?.hash ?? noHash,
  }
  const hash = sha256(sealedText(entry))
  const { id: key, sign } = signingKey()
  await sql`
    with entry as (
      insert into evidence_entry (order_id, number, at, kind, data, previous_hash, hash)
      values (${orderId}, ${entry.number}::int, ${now}::timestamptz, ${kind}, ${canonicalJson(data)}::jsonb,
        ${entry.previousHash}, ${hash})
      returning order_id, number)
    insert into evidence_seal (order_id, number, key_id, signature)
    select order_id, number, ${key}, ${sign(sealedEntry(hash))} from entry`.execute(tx)
}
