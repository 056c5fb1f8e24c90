import { sql } from 'kysely'
import { evidenceFile } from '#domain/money/evidence/evidence-file.ts'
import { passportOf } from '../../community/passport/rental-passport.ts'
import { isAsWritten } from '../../money/evidence/evidence-seals.ts'
import { readEvidence } from '../../money/evidence/evidence-store.ts'
import { signingKey } from '../../platform/auth/signing-key.ts'
import type { BaseNote } from '../../platform/backups/base-note.ts'
import type { Db } from '../../platform/db/database.ts'

/** Tables whose rows are counted: what would be missed first. */
const counted = [
  'app_user',
  'car',
  'rental_order',
  'payment',
  'ledger_entry',
  'stored_file',
] as const

/** How many rows each of the counted tables has. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const each = counted.map(
    (table) => sql`select ${table} as name, count(*)::int as rows from ${sql.table(table)}`,
  )
  const { rows } = await sql<{
    name: string
    rows: number
  }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

/** Whose database it is: the first key that it has signed with, also after a restore. */
export async function installationOf(db: Db): Promise<string> {
  const first = await db
    .selectFrom('signing_key')
    .select('id')
    .orderBy('first_used_at')
    .orderBy('id')
    .executeTakeFirst()
  return first?.id ?? 'none'
}

/**
 * What a backup says of the database that it holds. The newest passport and the newest evidence log are signed now
 * and kept with it, so that a restore can be held against what people have in their hands.
 * @param issuer the origin of this installation
 */
export async function backupFacts(
  db: Db,
  issuer: string,
  now: Date,
): Promise<Pick<BaseNote, 'installation' | 'counts' | 'proofs'>> {
  return {
    installation: await installationOf(db),
    counts: await countRows(db),
    proofs: {
      passport: await newestPassport(db, issuer, now),
      evidence: await newestEvidence(db, now),
    },
  }
}

async function newestPassport(db: Db, issuer: string, now: Date): Promise<string | undefined> {
  const rental = await db
    .selectFrom('rental_transaction')
    .select('user_id')
    .where('returned_at', 'is not', null)
    .orderBy('returned_at', 'desc')
    .executeTakeFirst()
  return rental && (await passportOf(db, rental.user_id, issuer, now)).file
}

async function newestEvidence(db: Db, now: Date): Promise<string | undefined> {
  const entry = await db
    .selectFrom('evidence_entry')
    .select('order_id')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  if (!entry) return undefined
  const entries = await readEvidence(db, entry.order_id)
  if (!(await isAsWritten(db, entry.order_id, entries))) return undefined
  return evidenceFile(entries, now.toISOString(), signingKey())
}
