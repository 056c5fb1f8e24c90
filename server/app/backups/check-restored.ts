import { sql } from 'kysely'
import { checkEvidenceFile } from '#domain/money/evidence/evidence-file.ts'
import { passportContent } from '#domain/community/passport/passport.ts'
import { readPassport } from '#protocol/community/passport/passport-file.ts'
import { type PublicKey, signatureFlaw } from '../../platform/auth/signing-key.ts'
import type { BaseNote } from '../../platform/backups/base-note.ts'
import type { Db } from '../../platform/db/database.ts'
import { openPostgres } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/random.ts'
import { countRows } from './facts.ts'

/** What a restored database says of itself. */
export type Told = {
  counts: Record<string, number>
  /** Entries of the ledger whose lines do not add up to nothing: there are none. */
  unbalanced: number
  /** When the last thing was written that somebody did. */
  newest: Date | undefined
}

/** @param url of a database that nobody else uses */
export async function tellOf(url: string): Promise<Told> {
  return withRestored(url, async (db) => {
    const { rows } = await sql<{ unbalanced: number; newest: Date | null }>`
      select (select count(*)::int from (
          select from ledger_line group by entry_id having sum(amount_cents) <> 0) t) as unbalanced,
        greatest((select max(at) from order_event), (select max(at) from ledger_entry),
          (select max(at) from audit_entry)) as newest`.execute(db)
    return {
      counts: await countRows(db),
      unbalanced: rows[0]?.unbalanced ?? Number.NaN,
      newest: rows[0]?.newest ?? undefined,
    }
  })
}

export async function withRestored<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const database = await openPostgres(url, { poolSize: 1 })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** What of the signed papers of a backup is not proven by the restored keys; nothing when all is well. */
export function flawsOf(proofs: BaseNote['proofs'], keys: readonly PublicKey[]): string[] {
  const flaws: string[] = []
  if (proofs.passport !== undefined) {
    const file = readPassport(proofs.passport)
    if (!file || signatureFlaw([...keys], file, passportContent(file.passport)))
      flaws.push('a rental passport of then is not proven by the keys of the backup')
  }
  if (proofs.evidence !== undefined) {
    const { flaw } = checkEvidenceFile(proofs.evidence, sha256, (seal, content) =>
      signatureFlaw([...keys], seal, content),
    )
    if (flaw) flaws.push('an evidence log of then is not proven by the keys of the backup')
  }
  return flaws
}
