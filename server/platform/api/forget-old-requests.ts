import { sql } from 'kysely'
import { ago, type SqlInstant, sqlInstant } from '../work/sql-instant.ts'
import type { Services } from './context.ts'

/** Answers are kept for two days; the wire promises one (docs/wire.md). */
const keptMs = 48 * 3_600_000

export const oldRequests = (now: SqlInstant) =>
  sql`select from repeated_request where created_at < ${ago(now, keptMs)}`

export async function forgetOldRequests({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from repeated_request where created_at < ${ago(sqlInstant(clock()), keptMs)}`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
