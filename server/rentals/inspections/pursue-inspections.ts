import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import { nextOverdueStep } from '#domain/rentals/inspections/overdue.ts'
import { dueAfter, type Week } from '#domain/rentals/inspections/weekly-inspections.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { withRetries } from '../../platform/retry.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isRunning } from '../../money/orders/order-facts.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { isProposed, proposeFee } from '../../money/fees/propose-fee.ts'
import { remindOfInspection, warnOfInspection, weekName } from './warn-of-inspection.ts'
import { weeksOfOrder } from './weeks.ts'

const atOnce = 50
const hourMs = 3_600_000

export const inspectionsToPursue = (now: SqlInstant) => sql<{ id: string }>`
  select o.id from rental_order o left join inspection_check c on c.order_id = o.id
  where o.rental_status in ${inSql.running} and (c.next_at is null or c.next_at <= ${now})
  order by o.id limit ${sql.lit(atOnce)}`

/**
 * Reminds of weekly inspections when they open, warns of those that are overdue, and proposes the
 * engine-damage fee for those that are missing (docs/product/inspections-and-maintenance.md#engine-damage-fee, docs/product/rental.md#reminders). A rental is looked at when there can be something to do;
 * safe with several processes.
 */
export async function pursueInspections({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await inspectionsToPursue(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    withRetries(() => db.transaction().execute((tx) => pursue(tx, id, now))),
  )
}

async function pursue(tx: Tx, orderId: string, now: Date): Promise<number> {
  const order = await lockOrder(tx, orderId)
  const area = order && (await areaById(tx, order.area_id))
  if (!area || !isRunning(order)) return 0
  const running = await weeksOfOrder(tx, order, area.zone, now)
  if (!running) {
    // Arrived for the keys: the first week is far away.
    await lookAgain(tx, orderId, new Date(now.getTime() + 24 * hourMs))
    return 0
  }
  const { handover, weeks, handedOver } = running
  const where = { handoverId: handover.id, zone: area.zone }
  let done = 0
  let next = nextOverdueStep(toInstant(dueAfter(handedOver, weeks), area.zone), []).from
  for (const week of weeks) {
    if (week.state === 'done') continue
    const { acted, from } = await pursueWeek(tx, order, week, where, now)
    if (acted) done += 1
    if (from && from < next) next = from
  }
  // Never at once again, not even in the hour that the clocks give back.
  await lookAgain(tx, orderId, next > now ? next : new Date(now.getTime() + hourMs))
  return done
}

async function lookAgain(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`
    insert into inspection_check (order_id, next_at) values (${orderId}, ${at}::timestamptz)
    on conflict (order_id) do update set next_at = excluded.next_at`.execute(tx)
}

/**
 * Does what is next about a week: a reminder when it opens, a warning, another, then the fee.
 * @returns whether there was something, and from when on there is again
 */
export async function pursueWeek(
  tx: Tx,
  order: OrderRow,
  { week, opens, due, state }: Week,
  { handoverId, zone }: { handoverId: string; zone: string },
  now: Date,
): Promise<{ acted: boolean; from?: Date }> {
  const key = `inspection ${handoverId} ${week}`
  if (state === 'ahead') return { acted: false, from: toInstant(opens, zone) }
  if (state === 'open') {
    const acted = await remindOfInspection(tx, order, { handoverId, week, due }, now)
    return { acted, from: nextOverdueStep(toInstant(due, zone), []).from }
  }
  if (await isProposed(tx, key)) return { acted: false }
  const sent = await tx
    .selectFrom('inspection_warning')
    .select('sent_at')
    .where('handover_order_id', '=', handoverId)
    .where('week', '=', week)
    .orderBy('number')
    .execute()
  const warned = sent.map((row) => row.sent_at)
  const dueAt = toInstant(due, zone)
  const { step, from } = nextOverdueStep(dueAt, warned)
  if (now < from) return { acted: false, from }
  const dueOn = dayOf(due)
  if (step === 'proposeFee') {
    const warnedOn = warned.map((at) => dayOf(toWall(at, zone)))
    const facts = { what: weekName(week), dueOn, warnedOn }
    await proposeFee(tx, order, { subject: 'inspection', key, facts }, now)
    return { acted: true }
  }
  const number = step === 'firstWarning' ? 1 : 2
  await warnOfInspection(tx, order, { handoverId, week, dueOn }, number, now)
  return { acted: true, from: nextOverdueStep(dueAt, [...warned, now]).from }
}
