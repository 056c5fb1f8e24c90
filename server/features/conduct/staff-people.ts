import { sql } from 'kysely'
import type * as operations from '#protocol/conduct/operations.ts'
import type { Handlers } from '../../core/api/handler.ts'
import { totalOf, usualRows } from '../audit/list-rows.ts'
import { staffPersons } from './person-facts.ts'

/** Whose report waits longest first, then who is blocked; nobody of the staff learns that they are reported. */
const waiting = (viewerId: string, now: Date) => sql`
  select u.id, count(*) over ()::int as total from app_user u
  left join (select user_id, min(created_at) as since from person_report where decided_at is null group by user_id) r
    on r.user_id = u.id
  left join account_block b on b.user_id = u.id and b.lifted_at is null and b.ends_at > ${now}::timestamptz
  where (r.since is not null or b.id is not null) and u.id <> ${viewerId}
  order by r.since nulls last, b.ends_at, u.id`

const found = (text: string) => sql`
  select u.id, count(*) over ()::int as total from app_user u
  where u.deleted_at is null and (u.id = ${text} or u.email = ${text.toLowerCase()} or u.phone = ${text}
    or starts_with(plain_name(u.first_name || ' ' || u.last_name), plain_name(${text}))
    or starts_with(plain_name(u.last_name), plain_name(${text})))
  order by u.first_name, u.last_name, u.id`

/** People whom somebody reported or staff blocked, or whom staff look for (docs/product/staff.md#people). */
export const staffPeople: Handlers<typeof operations>['staffPeople'] = async (
  { db, user, now, lang },
  { find, limit = usualRows },
) => {
  const { rows } = await sql<{ id: string; total: number }>`
    ${find === undefined ? waiting(user.id, now) : found(find)} limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const people = await staffPersons(db, ids, { viewerId: user.id, lang, now })
  return { people, total: totalOf(rows) }
}
