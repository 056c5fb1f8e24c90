import { type RawBuilder, sql } from 'kysely'
import type { Told } from '#domain/maintenance/reminders.ts'
import type { MaintenanceKind } from '#domain/maintenance/standard-plan.ts'
import { soonDays, soonMiles } from '#domain/maintenance/state.ts'
import type { Db, Tx } from '../../db/database.ts'
import { inSql } from '../../db/rental-status.ts'
import { versionOf } from '../audit/as-seen.ts'

/** An item with its car and, when somebody has that car, their order; miles, days of the area. */
export type MaintenanceRow = {
  id: string
  car_id: string
  kind: MaintenanceKind
  interval_miles: number | null
  interval_days: number | null
  last_done_on: string
  last_done_odometer: number
  due_on: string | null
  due_odometer: number | null
  miles_due_on: string | null
  round: number
  odometer: number
  odometer_read_at: Date | null
  zone: string
  order_id: string | null
  transaction_id: string | null
  user_id: string | null
  /** The maintenance appointment while the order is at 93. */
  visit: Date | null
  /** What this rental was told in this round. */
  told: Told
}

/** What staff decide on: which round of it, who has the car, and when they come for it. */
export const maintenanceVersion = (row: MaintenanceRow): string =>
  versionOf(row.round, row.last_done_on, row.order_id, row.visit)

/** That an order `o` has its car: also while its renter arrived for the return (docs/product/inspections-and-maintenance.md#maintenance-items). */
export const hasItsCar = sql<boolean>`(o.rental_status in ${inSql.running}
  and (o.rental_status <> ${inSql.arrived} or o.arrived_for = 'return'))`

/** Whether an item may be anything but `ok` on any day of `now`; the state itself is the domain's. */
const comesUp = (now: Date) => sql<boolean>`(
  i.due_on <= (${now}::timestamptz at time zone a.zone)::date + ${soonDays}::int
  or i.due_odometer <= c.odometer + ${soonMiles}::int or i.miles_due_on is not null)`

async function select(db: Db | Tx, where: RawBuilder<boolean>): Promise<MaintenanceRow[]> {
  const { rows } = await sql<Omit<MaintenanceRow, 'told'> & { told: Told | null }>`
    select i.*, c.odometer, c.odometer_read_at, a.zone, o.id as order_id, o.transaction_id, o.user_id, s.starts_at as visit,
      (select jsonb_object_agg(r.stage, r.told_on) from maintenance_reminder r
       where r.item_id = i.id and r.round = i.round and r.transaction_id = o.transaction_id) as told
    from maintenance_item i
    join car c on c.id = i.car_id join area a on a.id = c.area_id
    left join rental_order o on o.car_id = c.id and ${hasItsCar}
    left join appointment_seat s on s.order_id = o.id and s.kind = 'maintenance' and o.rental_status = ${inSql.maintenanceScheduled}
    where c.status <> 'retired' and ${where}
    order by i.car_id, i.kind`.execute(db)
  return rows.map((row) => ({ ...row, told: row.told ?? {} }))
}

/** All items of a car. */
export const itemsOfCar = (db: Db | Tx, carId: string) => select(db, sql`i.car_id = ${carId}`)

/** One item; undefined when there is none. */
export const itemById = async (db: Db | Tx, id: string): Promise<MaintenanceRow | undefined> =>
  (await select(db, sql`i.id = ${id}`))[0]

/** These, by car and kind. */
export const itemsById = (db: Db | Tx, ids: readonly string[]) =>
  select(db, sql`i.id = any(${[...ids]}::text[])`)

/** Items that may be more than `ok`, of cars that are with a renter. */
export const itemsOnTheRoad = (db: Db | Tx, now: Date) =>
  select(db, sql`o.id is not null and ${comesUp(now)}`)
