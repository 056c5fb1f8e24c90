import { sql } from 'kysely'
import { highestReading } from '#domain/fleet/fleet/odometer.ts'
import { addDaysToDay, type Day } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { randomId } from '../../platform/random.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readOdometer } from '../../fleet/fleet/odometer.ts'
import { endCarVisit } from '../../fleet/upkeep/visits.ts'
import { stateOf } from './item-state.ts'
import type { MaintenanceRow } from './maintenance-rows.ts'
import { threadOf } from './maintenance-notices.ts'
import { maintenanceTexts } from './maintenance-texts.ts'

/**
 * A reading so much above the last one is a slip of the finger, also of the staff's, who write down
 * what a renter's reading may not be.
 */
export const mostMilesAhead = 20_000

/** What was done; `day` of the car's area, odometer in miles. */
export type Service = {
  outcome: 'done' | 'skipped'
  day: Day
  odometer: number
  shop?: string | undefined
  comment?: string | undefined
  receipts?: string[]
  orderId?: string | undefined
  by: { actor: 'renter' | 'staff'; id: string }
}

type Said = Pick<Service, 'day' | 'odometer' | 'by'>

/** Locks items until the transaction ends, always in the same order. */
export async function lockItems(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select id from maintenance_item where id = any(${[...ids]}::text[]) order by id for update`.execute(
    tx,
  )
}

/** The highest reading of a car before a day of its area; miles. */
export async function readingBefore(
  db: Db | Tx,
  carId: string,
  zone: string,
  day: Day,
): Promise<number> {
  const { rows } = await sql<{ reading: number | null }>`
    select max(e.odometer) as reading from order_event e join rental_order o on o.id = e.order_id
    where o.car_id = ${carId} and (e.at at time zone ${zone})::date < ${day}::date`.execute(db)
  return rows[0]?.reading ?? 0
}

/** The lowest reading that a service of an item may have on a day; miles. */
export async function lowestOn(db: Db | Tx, row: MaintenanceRow, day: Day): Promise<number> {
  return Math.max(row.last_done_odometer, await readingBefore(db, row.car_id, row.zone, day))
}

/** The last moment at which a car can have been read on a day. */
function lastMomentOf(day: Day, zone: string, now: Date): Date {
  const end = toInstant(`${addDaysToDay(day, 1)}T00:00`, zone)
  return end < now ? end : now
}

/** The highest one. */
function highestOn(row: MaintenanceRow, { day, by }: Said, now: Date): number {
  const ahead = row.odometer + mostMilesAhead
  if (by.actor === 'staff') return ahead
  const last = { miles: row.odometer, at: row.odometer_read_at ?? undefined }
  return Math.min(ahead, highestReading(last, lastMomentOf(day, row.zone, now)))
}

/** @throws Problem 400 with a sentence at `date` and at `odometer` (docs/product/app.md#dates) */
export async function checkService(
  db: Db | Tx,
  row: MaintenanceRow,
  said: Said,
  now: Date,
): Promise<void> {
  const { day, odometer } = said
  const errors: Record<string, string> = {}
  if (day > stateOf(row, now).today) errors.date = fieldError('notYet')
  else if (day < row.last_done_on)
    errors.date = fieldError('notBefore', formatDay(row.last_done_on))
  const [lowest, highest] = [await lowestOn(db, row, day), highestOn(row, said, now)]
  if (odometer < lowest) errors.odometer = fieldError('min', lowest)
  if (odometer > highest) errors.odometer = fieldError('max', highest)
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

/**
 * Writes a service down; the item counts anew from it, and so do its reminders. The caller holds
 * the item's lock.
 * @throws Problem 409 when the same service is written down already
 */
export async function closeItem(
  tx: Tx,
  row: MaintenanceRow,
  service: Service,
  now: Date,
): Promise<string> {
  const { outcome, day, odometer, shop, comment, receipts = [], orderId, by } = service
  const id = randomId()
  const { rows } = await sql`
    insert into maintenance_service
      (id, item_id, order_id, outcome, done_on, odometer, shop, comment, receipts, actor, actor_id, created_at)
    values (${id}, ${row.id}, ${orderId ?? null}::text, ${outcome}, ${day}::date, ${odometer}::int,
      ${shop ?? null}::text, ${comment ?? null}::text, ${receipts}::text[], ${by.actor}, ${by.id}, ${now}::timestamptz)
    on conflict on constraint maintenance_service_once do nothing returning id`.execute(tx)
  if (rows.length === 0) throw conflict(maintenanceTexts.closedAlready)
  await sql`
    update maintenance_item set last_done_on = ${day}::date, last_done_odometer = ${odometer}::int,
      miles_due_on = null, round = round + 1
    where id = ${row.id}`.execute(tx)
  await readOdometer(tx, row.car_id, odometer, lastMomentOf(day, row.zone, now))
  await endCarVisit(tx, row.id, outcome === 'done' ? 'done' : 'canceled', now)
  // What was told of it is over.
  if (row.user_id) await settleNotice(tx, row.user_id, threadOf(row.id), now)
  return id
}
