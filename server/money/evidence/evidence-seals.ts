import { sql } from 'kysely'
import { type EvidenceEntry, firstBroken } from '#domain/money/evidence/evidence.ts'
import { sealedEntry } from '#domain/money/evidence/evidence-file.ts'
import { sha256 } from '../../platform/random.ts'
import { signatureFlaw, signingKey } from '../../platform/auth/signing-key.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readEvidence } from './evidence-store.ts'

/*
 * Each entry is signed when it is written. Somebody who can write into the database but does not have
 * the key can therefore not make a log that holds: not change it, not add to it, not leave out what
 * is followed by something.
 */

/** Whether an order's log is what this installation wrote; only then does a file of it get a seal. */
export async function isAsWritten(
  db: Db | Tx,
  orderId: string,
  entries: readonly EvidenceEntry[],
): Promise<boolean> {
  if (firstBroken(entries, sha256) !== undefined) return false
  const rows = await db
    .selectFrom('evidence_seal')
    .select(['number', 'key_id as key', 'signature'])
    .where('order_id', '=', orderId)
    .execute()
  const seals = new Map(rows.map((row) => [row.number, row]))
  // Logs from before there were signatures begin without; the last of those entries is sealed.
  const first = Math.min(...seals.keys())
  const { published } = signingKey()
  return entries.every(({ number, hash }) => {
    if (number < first && number < entries.length) return true
    const seal = seals.get(number)
    return seal !== undefined && signatureFlaw(published, seal, sealedEntry(hash)) === undefined
  })
}

/**
 * Seals the logs that were written before there was a key, each at its last entry, from which all
 * before it follow. Done once, at the start that brings the first key.
 * @returns how many
 */
export async function sealEarlierLogs(db: Db): Promise<number> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from evidence_entry e
    where not exists (select from evidence_seal s where s.order_id = e.order_id)`.execute(db)
  const { id: key, sign } = signingKey()
  let sealed = 0
  for (const { order_id: order } of rows) {
    const entries = await readEvidence(db, order)
    const last = entries.at(-1)
    // What is broken already must not look whole.
    if (!last || firstBroken(entries, sha256) !== undefined) continue
    await sql`
      insert into evidence_seal (order_id, number, key_id, signature)
      values (${order}, ${last.number}::int, ${key}, ${sign(sealedEntry(last.hash))})
      on conflict do nothing`.execute(db)
    sealed += 1
  }
  return sealed
}
