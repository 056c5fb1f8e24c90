import { sql } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'

type Row = {
  user_id: string
  id: string
  number: number
  car: string
  starts_at: Date
  ends_at: Date
  zone: string
  state: string
}

/** So many are shown of a person, the next first. */
const mostShown = 50

/** What people have booked or hold and did not pick up yet (docs/product/staff.md#people). */
export async function comingBookings(
  db: Db | Tx,
  ids: readonly string[],
): Promise<(StaffPerson['coming'][number] & { userId: string })[]> {
  const { rows } = await sql<Row>`
    select o.user_id, o.id, o.number, c.make || ' ' || c.model || ' ' || c.year as car,
      o.starts_at, o.ends_at, a.zone, o.state
    from (
      select id, user_id, number, car_id, area_id, starts_at, ends_at, state,
        row_number() over (partition by user_id order by starts_at, id) as no
      from rental_order
      where user_id = any(${[...ids]}::text[]) and kind <> 'balance' and (state = 'held' or ${waitingForKeys})
    ) o join car c on c.id = o.car_id join area a on a.id = o.area_id
    where o.no <= ${mostShown}::int order by o.starts_at, o.id`.execute(db)
  return rows.map((row) => ({
    userId: row.user_id,
    orderId: row.id,
    number: row.number,
    car: row.car,
    dates: { start: toWall(row.starts_at, row.zone), end: toWall(row.ends_at, row.zone) },
    held: row.state === 'held',
  }))
}
