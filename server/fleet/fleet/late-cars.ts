import { inSql } from './rental-status.ts'
import { type RawBuilder, sql } from 'kysely'
import { countedOnFrom } from '#domain/fleet/fleet/late-car.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/*
 * Cars whose rental is over and that are not back: from the minute of the end nobody is promised
 * one for a start in the next 24 hours, whatever the calendar says (docs/product/search.md#cars).
 */

/** Late cars as a table: `car_id`, and `late`: when they are not counted on. */
export function lateCars(now: Date): RawBuilder<unknown> {
  return sql`(
    select o.car_id, range_agg(tstzrange(o.ends_at, ${countedOnFrom(now)}::timestamptz)) as late
    from rental_order o
    where o.rental_status in ${inSql.running} and (o.rental_status <> ${inSql.arrived} or o.arrived_for = 'return')
      and o.ends_at <= ${now}::timestamptz
    group by o.car_id)`
}

/** The car's calendar with what being late takes of it; joins `late` from `lateCars`. */
export function withLate(busy: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(case when late.late is null then ${busy} else ${busy} + late.late end)`
}

/** From when a car can be promised again; undefined when it is not late. */
export async function lateUntil(db: Db | Tx, carId: string, now: Date): Promise<Date | undefined> {
  const { rows } = await sql`
    select 1 from ${lateCars(now)} late where late.car_id = ${carId}`.execute(db)
  return rows.length > 0 ? countedOnFrom(now) : undefined
}
