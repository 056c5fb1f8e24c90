import { sql } from 'kysely'
import type { TestServer } from '../server.ts'

/** What must be true whatever came first. */
const wrongs = {
  overlaps: sql`select a.id from occupancy a join occupancy b
    on a.car_id = b.car_id and a.id < b.id and a.occupied && b.occupied`,
  'renters without a car': sql`select o.id from rental_order o
    where o.rental_status in (85, 86) and not exists (
      select from occupancy c where c.order_id = o.id and c.car_id = o.car_id and c.period @> (o.ends_at - interval '1 minute'))`,
  'orders that were moved and are not told': sql`select o.id from rental_order o where o.moved_from is not null and o.rental_status in (85, 86)
    and not exists (select from notification n where n.order_id = o.id and n.user_id = o.user_id)`,
  'moved from an order that goes on': sql`select o.id from rental_order o join rental_order old on old.id = o.moved_from
    where old.rental_status <> 90`,
  'rentals with two bookings': sql`select transaction_id as id from rental_order
    where rental_status in (85, 86) and kind = 'start' group by 1 having count(*) > 1`,
  'free stretches of a broken car': sql`select b.id from car_breakdown b where b.lifted_at is null and not (
    select range_agg(o.occupied) from occupancy o where o.car_id = b.car_id)
    @> tstzrange(b.from_at, coalesce(b.until_at, b.from_at + interval '300 days'))`,
  'books that are not even': sql`select e.transaction_id as id from ledger_entry e
    join ledger_line l on l.entry_id = e.id group by 1 having sum(l.amount_cents) <> 0`,
} as const

/** What is not as it must be of cars, bookings and money, by what is wrong. */
export async function wrongsOf({ services }: TestServer): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(wrongs)) {
    const { rows } = await query.execute(services.db)
    if (rows.length > 0) found[name] = rows
  }
  return found
}
