import { sql } from 'kysely'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

export const levels = 6
const mostListed = 10_000
/** People below the last level are counted, so far. */
const mostCounted = 20_000

export type TreeRow = {
  id: string
  referred_by: string | null
  depth: number
  first_name: string | null
  deleted_at: Date | null
  invited_at: Date
  is_own: boolean
  /** How many below are not listed. */
  more: number
  public_profile: boolean
  blocks_viewer: boolean
}

/**
 * A person and everybody below them, nearest first: six levels, then only how many there are. The
 * recursion stops at a number of people, which bounds its work in a tree of any size.
 */
export async function readTree(db: Db | Tx, rootId: string, viewerId: string): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    with recursive tree as (
      select id, referred_by, 0 as depth, id as listed, id = ${viewerId} as is_own
      from app_user where id = ${rootId}
      union all
      select child.id, child.referred_by, tree.depth + 1,
        case when tree.depth < ${levels}::int then child.id else tree.listed end,
        tree.is_own or child.id = ${viewerId}
      from tree join app_user child on child.referred_by = tree.id
    ),
    bounded as (select * from tree limit ${mostCounted}::int),
    beyond as (
      select listed, count(*)::int as people from bounded where depth > ${levels}::int group by listed
    )
    select b.id, b.referred_by, b.depth, b.is_own, p.first_name, p.deleted_at,
      coalesce(i.created_at, p.created_at) as invited_at, coalesce(beyond.people, 0) as more,
      coalesce(shows.public_profile, true) as public_profile,
      blocking.blocker_id is not null as blocks_viewer
    from bounded b
      join app_user p on p.id = b.id
      left join beyond on beyond.listed = b.id
      left join invitation i on i.used_by = b.id
      left join person_privacy shows on shows.user_id = b.id
      left join person_block blocking on blocking.blocker_id = b.id and blocking.blocked_id = ${viewerId}
    where b.depth <= ${levels}::int
    order by b.depth, p.joined_no limit ${mostListed}::int`.execute(db)
  return rows
}

/** How many rentals of these people were completed: the car came back. */
export async function completedRentals(db: Db | Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ rentals: number }>`
    select count(distinct transaction_id)::int as rentals from rental_order
    where user_id = any(${[...ids]}::text[]) and rental_status = ${RentalStatus.returned}::smallint`.execute(
    db,
  )
  return rows[0]?.rentals ?? 0
}
