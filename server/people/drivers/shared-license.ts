import { sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { shownName } from '../people/shown-name.ts'

type Shared = { driver_id: string; user_id: string; id: string; name: string }

/**
 * Other accounts with a driver of the same license as a driver of these (docs/product/staff.md#do-not-rent). What was
 * registered with the same address is no other account.
 */
export async function sharedLicenses(
  db: Db | Tx,
  userIds: readonly string[],
  lang: Lang,
): Promise<Shared[]> {
  const { rows } = await sql<Shared>`
    select distinct d.id as driver_id, d.user_id, u.id, ${shownName('u', lang)} as name
    from driver d
    join driver o on o.license_number is not null and license_key(o.license_number) = license_key(d.license_number)
      and o.license_country = d.license_country and coalesce(o.license_state, '') = coalesce(d.license_state, '')
    join app_user u on u.id = o.user_id
    join app_user own on own.id = d.user_id
    where d.user_id = any(${[...userIds]}::text[]) and license_key(d.license_number) <> '' and u.email <> own.email
    order by name, u.id`.execute(db)
  return rows
}
