import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { privacyOf } from './privacy-store.ts'

const mostOpen = 100
const mostInAMonth = 3
const monthMs = 30 * 86_400_000

/** Why somebody cannot ask a person for a connection; undefined when they can (docs/product/community.md#connections). */
export async function whyNotAsked(
  db: Db | Tx,
  me: string,
  other: string,
  now: Date,
): Promise<'takesNone' | 'askedOften' | 'tooManyOpen' | undefined> {
  if (!takesRequests(await privacyOf(db, other))) return 'takesNone'
  const { rows } = await sql<{ open: number; lately: number }>`
    select count(*) filter (where status in ('pending', 'ignored'))::int as open,
      count(*) filter (where addressee_id = ${other}
        and created_at > ${new Date(now.getTime() - monthMs)}::timestamptz)::int as lately
    from connection where requester_id = ${me}`.execute(db)
  const { open = 0, lately = 0 } = rows[0] ?? {}
  if (lately >= mostInAMonth) return 'askedOften'
  return open >= mostOpen ? 'tooManyOpen' : undefined
}

/** Who is not to be found at all is not asked either; they ask others themselves. */
function takesRequests(privacy: Awaited<ReturnType<typeof privacyOf>>): boolean {
  return privacy.publicProfile || privacy.foundByEmail || privacy.foundByPhone
}
