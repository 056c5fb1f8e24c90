import { sql } from 'kysely'
import { shownStanding, type Standing } from '#domain/community/network/connection.ts'
import type { ConnectionState } from '#protocol/community/network/connection-states.ts'
import { hasBlocked } from '../../people/people/ties.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readPrivacy } from './privacy-store.ts'

/** The living connection of two people, and how it stands for the first of them. */
export async function readTie(
  db: Db | Tx,
  me: string,
  other: string,
): Promise<{ id: string | undefined; standing: Standing }> {
  const row = await db
    .selectFrom('connection')
    .select(['id', 'requester_id', 'status'])
    .where('status', 'in', ['pending', 'confirmed', 'ignored'])
    .where(sql<boolean>`least(requester_id, addressee_id) = least(${me}::text, ${other}::text)`)
    .where(
      sql<boolean>`greatest(requester_id, addressee_id) = greatest(${me}::text, ${other}::text)`,
    )
    .executeTakeFirst()
  if (!row) return { id: undefined, standing: 'none' }
  const isMine = row.requester_id === me
  const open = isMine ? 'asked' : 'asks'
  const ignored = isMine ? 'askedIgnored' : 'asksIgnored'
  const standing =
    row.status === 'confirmed' ? 'connected' : row.status === 'pending' ? open : ignored
  return { id: row.id, standing }
}

/** How two people stand, as the first of them sees it. */
export async function connectionState(
  db: Db | Tx,
  me: string,
  other: string,
): Promise<ConnectionState> {
  if (await hasBlocked(db, me, other)) return 'blocked'
  return shownStanding[(await readTie(db, me, other)).standing]
}

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
  if (!takesRequests(await readPrivacy(db, other))) return 'takesNone'
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
function takesRequests(privacy: Awaited<ReturnType<typeof readPrivacy>>): boolean {
  return privacy.publicProfile || privacy.foundByEmail || privacy.foundByPhone
}
