import { sql } from 'kysely'
import type * as operations from '#protocol/staff/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { totalOf, wantedRows } from '../../platform/audit/list-rows.ts'
import { isPerson } from '../../people/people/search-people.ts'
import { staffPersons } from './person-facts.ts'

/** Whose report waits longest first, then who is blocked; nobody of the staff learns that they are reported. */
const waiting = (viewerId: string, now: Date) => sql`
  select id, count(*) over ()::int as total from (
    select user_id as id, min(reported_at) as since, min(ends_at) as ends_at from (
      select user_id, created_at as reported_at, null::timestamptz as ends_at
        from person_report where decided_at is null
      union all select user_id, null, ends_at
        from account_block where lifted_at is null and coalesce(ends_at > ${now}::timestamptz, true)) one
    group by user_id) person
  where id <> ${viewerId}
  order by since nulls last, ends_at, id`

/** The account comes before what is only registered with its address. */
const found = (text: string) => sql`
  select u.id, count(*) over ()::int as total from app_user u where u.deleted_at is null and u.id in (
    select id from app_user where id = ${text}
    union select p.id from app_user p where ${isPerson('p', text)})
  order by u.unconfirmed, u.first_name, u.last_name, u.id`

/** People whom somebody reported or staff blocked, or whom staff look for (docs/product/staff.md#people). */
export const staffPeople: Handlers<typeof operations>['staffPeople'] = async (
  { db, user, now, lang },
  { find, ...wanted },
) => {
  const { rows } = await sql<{ id: string; total: number }>`
    ${find === undefined ? waiting(user.id, now) : found(find)} ${wantedRows(wanted)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const people = await staffPersons(db, ids, { viewerId: user.id, lang, now })
  return { people, total: totalOf(rows) }
}
