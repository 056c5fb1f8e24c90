import { sql } from 'kysely'
import type { ConnectionList } from '#protocol/community/network/connections.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { shownParent } from '../../people/people/ties.ts'

/** A person of a list with the row that puts them there. */
export type PersonRow = {
  row_id: string
  at: Date
  id: string
  first_name: string | null
  last_name: string | null
  avatar: string | null
  referred_by: string | null
  comment: string
  rating: number
  /** A decimal, as the database writes it. */
  confidence: string
}

/** The lists of people; invitations have nobody yet. */
export type PeopleList = Exclude<ConnectionList, 'invitations'>

/* Of each list: its rows, the other person of a row, and which rows are the caller's ($me). */
const sources: Record<PeopleList, (me: string) => ReturnType<typeof sql>> = {
  connections: (me) => sql`
    select id as row_id, created_at as at, '' as comment, 0 as rating, '0' as confidence,
      case when requester_id = ${me} then addressee_id else requester_id end as person
    from connection where status = 'confirmed' and (requester_id = ${me} or addressee_id = ${me})`,
  requestsIn: (me) => sql`
    select id as row_id, created_at as at, comment, 0 as rating, '0' as confidence, requester_id as person
    from connection where status = 'pending' and addressee_id = ${me}`,
  // An ignored one looks open to its writer.
  requestsOut: (me) => sql`
    select id as row_id, created_at as at, comment, 0 as rating, '0' as confidence, addressee_id as person
    from connection where status in ('pending', 'ignored') and requester_id = ${me}`,
  recommendationsGiven: (me) => sql`
    select id as row_id, created_at as at, comment, rating, confidence::text, user_id as person
    from recommendation where withdrawn_at is null and by_id = ${me}`,
  recommendationsReceived: (me) => sql`
    select id as row_id, created_at as at, comment, rating, confidence::text, by_id as person
    from recommendation where withdrawn_at is null and user_id = ${me}`,
  blocked: (me) => sql`
    select blocked_id as row_id, created_at as at, '' as comment, 0 as rating, '0' as confidence,
      blocked_id as person
    from person_block where blocker_id = ${me}`,
}

/** After which row a list goes on, the newest first; from the start without one. */
export type After = { at: Date; id: string } | undefined

const end: NonNullable<After> = { at: new Date('9999-01-01T00:00:00Z'), id: '' }

export async function readPeople(
  db: Db | Tx,
  list: PeopleList,
  me: string,
  { after = end, limit }: { after: After; limit: number },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select l.row_id, l.at, l.comment, l.rating, l.confidence,
      p.id, p.first_name, p.last_name, p.avatar, ${shownParent('p', me)} as referred_by
    from (${sources[list](me)}) l join app_user p on p.id = l.person
    where (l.at, l.row_id) < (${after.at}::timestamptz, ${after.id}::text)
    order by l.at desc, l.row_id desc limit ${limit}::int`.execute(db)
  return rows
}

export async function readInvitations(
  db: Db | Tx,
  me: string,
  { after = end, limit }: { after: After; limit: number },
) {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('inviter_id', '=', me)
    .where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::text)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How long each list is. */
export async function readTotals(db: Db | Tx, me: string): Promise<Record<ConnectionList, number>> {
  const count = (list: PeopleList) => sql`(select count(*)::int from (${sources[list](me)}) l)`
  const { rows } = await sql<Record<ConnectionList, number>>`
    select ${count('connections')} as connections, ${count('requestsIn')} as "requestsIn",
      ${count('requestsOut')} as "requestsOut",
      (select count(*)::int from invitation where inviter_id = ${me}) as invitations,
      ${count('recommendationsGiven')} as "recommendationsGiven",
      ${count('recommendationsReceived')} as "recommendationsReceived",
      ${count('blocked')} as blocked`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('a count without a row')
  return totals
}
