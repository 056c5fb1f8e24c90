import { sql } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import type { Tx } from '../../platform/db/database.ts'

const yearMs = 365 * 86_400_000
/** More orders say nothing more. */
const mostOrders = 20_000

/** What was made in the last year and paid, but not called off: bookings and extensions, as they were agreed. */
export async function ordersOfLastYear(tx: Tx, now: Date) {
  const { rows } = await sql<{
    car: string
    starts_at: Date
    ends_at: Date
    zone: string
    area: string
    type: string
    rates: Quote['terms']['rates']
    coefficient: number
  }>`
    select o.car_id as car, o.starts_at, o.ends_at, a.zone, o.area_id as area, c.type_id as type,
      o.quote -> 'terms' -> 'rates' as rates, (o.quote ->> 'coefficient')::float8 as coefficient
    from rental_order o join car c on c.id = o.car_id join area a on a.id = o.area_id
    where o.kind in ('start', 'extension') and o.paid and o.rental_status is distinct from ${inSql.cancelled}
      and o.created_at > ${new Date(now.getTime() - yearMs)}::timestamptz
    order by o.created_at desc, o.id desc limit ${mostOrders}::int`.execute(tx)
  return rows.map(({ starts_at: starts, ends_at: ends, zone, ...priced }) => ({
    ...priced,
    start: toWall(starts, zone),
    end: toWall(ends, zone),
  }))
}
