import { type RawBuilder, sql } from 'kysely'
import {
  feeAfterDays,
  type ReminderStage,
  secondWarningDays,
  type Told,
} from '#domain/rentals/maintenance/reminders.ts'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import { graceDays, soonDays, soonMiles } from '#domain/rentals/maintenance/state.ts'
import type { SqlInstant } from '../../platform/work/sql-instant.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'

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
  /** The visit to the workshop that staff booked into a gap. */
  kept_id: string | null
  kept_from: Date | null
  kept_until: Date | null
  /** What this rental was told in this round. */
  told: Told
}

/** What staff decide on: which round of it, who has the car, when they come for it, and when it is in the workshop. */
export const maintenanceVersion = (row: MaintenanceRow): string =>
  versionOf(row.round, row.last_done_on, row.order_id, row.visit, row.kept_id)

/** That an order `o` has its car: also while its renter arrived for the return (docs/product/inspections-and-maintenance.md#maintenance-items). */
export const hasItsCar = sql<boolean>`(o.rental_status in ${inSql.running}
  and (o.rental_status <> ${inSql.arrived} or o.arrived_for = 'return'))`

/** Whether an item may be anything but `ok` on any day of `now`; the state itself is the domain's. */
const comesUp = (now: SqlInstant) => sql<boolean>`(
  i.due_on <= (${now} at time zone a.zone)::date + ${soonDays}::int
  or i.due_odometer <= c.odometer + ${soonMiles}::int or i.miles_due_on is not null)`

type Row = Omit<MaintenanceRow, 'told'> & { told: Told | null }

const mostAtOnce = sql`limit 500`

const selected = (
  where: RawBuilder<boolean>,
  which: RawBuilder<unknown> = sql`order by i.car_id, i.kind`,
) => sql<Row>`
    select i.*, c.odometer, c.odometer_read_at, a.zone, o.id as order_id, o.transaction_id, o.user_id, s.starts_at as visit,
      v.id as kept_id, v.starts_at as kept_from, v.ends_at as kept_until,
      (select jsonb_object_agg(r.stage, r.told_on) from maintenance_reminder r
       where r.item_id = i.id and r.round = i.round and r.transaction_id = o.transaction_id) as told
    from maintenance_item i
    join car c on c.id = i.car_id join area a on a.id = c.area_id
    left join rental_order o on o.car_id = c.id and ${hasItsCar}
    left join appointment_seat s on s.order_id = o.id and s.kind = 'maintenance' and o.rental_status = ${inSql.maintenanceScheduled}
    left join car_visit v on v.thing = i.id and v.ended_at is null
    where c.status <> 'retired' and ${where}
    ${which}`

async function select(db: Db | Tx, where: RawBuilder<boolean>): Promise<MaintenanceRow[]> {
  return readRows(db, selected(where))
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
const onTheRoad = (now: SqlInstant) => sql<boolean>`o.id is not null and ${comesUp(now)}`

/** Whether an item's visit is booked, by its renter or by staff, for now or in vain. */
const isBooked = (now: SqlInstant) => sql<boolean>`(coalesce((${now} at time zone a.zone)::date
  <= (greatest(s.starts_at, v.ends_at) at time zone a.zone)::date + ${sql.lit(graceDays)}, false))`

/** That a stage was told this rental in this round, longer ago than so many days. */
const told = (stage: ReminderStage, now: SqlInstant, moreDays = -1) => sql<boolean>`exists (
  select from maintenance_reminder r where r.item_id = i.id and r.round = i.round
    and r.transaction_id = o.transaction_id and r.stage = ${sql.lit(stage)}
    and (${now} at time zone a.zone)::date - r.told_on > ${sql.lit(moreDays)})`

/**
 * Items of which there may be something to tell: `nextReminder` with the due day as a date alone,
 * so that it says no only when that does.
 */
export const itemsToRemindOf = (now: SqlInstant) => {
  const today = sql`(${now} at time zone a.zone)::date`
  const isDue = sql`(least(i.due_on, i.miles_due_on) <= ${today} or i.due_odometer <= c.odometer)`
  return selected(
    sql<boolean>`${onTheRoad(now)} and not ${isBooked(now)} and (
    not exists (select from maintenance_reminder r where r.item_id = i.id and r.round = i.round
      and r.transaction_id = o.transaction_id)
    or ${isDue} and not ${told('due', now)}
    or ${told('due', now, graceDays)} and not ${told('firstWarning', now)}
    or ${told('firstWarning', now, secondWarningDays - 1)} and not ${told('secondWarning', now)})`,
    mostAtOnce,
  )
}

/** Items for which the fee may be proposed: `mayProposeFee`, for which nobody has proposed it yet. */
export const itemsToProposeFor = (now: SqlInstant) =>
  selected(
    sql<boolean>`${onTheRoad(now)} and not ${isBooked(now)}
    and ${told('secondWarning', now)} and ${told('due', now, feeAfterDays)}
    and not exists (select from claim where claim.fee_key =
      concat_ws(' ', 'maintenance', i.id, i.round, o.transaction_id))`,
    mostAtOnce,
  )

/** Of these statements the rows. */
export async function readRows(db: Db | Tx, statement: RawBuilder<Row>): Promise<MaintenanceRow[]> {
  const { rows } = await statement.execute(db)
  return rows.map((row) => ({ ...row, told: row.told ?? {} }))
}
