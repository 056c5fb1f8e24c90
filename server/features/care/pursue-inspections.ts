import { sql } from 'kysely'
import { overdueStep } from '#domain/care/overdue.ts'
import type { Week } from '#domain/care/weekly-inspections.ts'
import { dayOf } from '#domain/time/wall-time.ts'
import { toInstant, toWall } from '#domain/time/zone.ts'
import type { Services } from '../../core/context.ts'
import { withRetries } from '../../core/retry.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isRunning } from '../rentals/order-facts.ts'
import { lockOrder, type OrderRow } from '../rentals/orders-store.ts'
import { areaById } from '../site/areas-store.ts'
import { isProposed, proposeFee } from './propose-fee.ts'
import { warnOfInspection, weekName } from './warn-of-inspection.ts'
import { weeksOfOrder } from './weeks.ts'

const atOnce = 50
const checkedForMs = 3_600_000

/**
 * Warns of weekly inspections that are overdue, and proposes the engine-damage fee for those that
 * are missing (SEED.md 9, PRODUCT.md 6). Each running rental is looked at once an hour; safe with
 * several processes.
 */
export async function pursueInspections({ db, clock }: Services): Promise<number> {
  let done = 0
  for (;;) {
    const now = clock()
    const orders = await notCheckedSince(db, new Date(now.getTime() - checkedForMs))
    for (const { id } of orders) {
      done += await withRetries(() => db.transaction().execute((tx) => pursue(tx, id, now)))
    }
    if (orders.length < atOnce) return done
  }
}

/** Running rentals that nobody looked at since then. */
async function notCheckedSince(db: Db, before: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from rental_order o left join inspection_check c on c.order_id = o.id
    where o.rental_status in (86, 91, 92, 93)
      and (c.checked_at is null or c.checked_at <= ${before}::timestamptz)
    order by o.id limit ${atOnce}`.execute(db)
  return rows
}

async function pursue(tx: Tx, orderId: string, now: Date): Promise<number> {
  await sql`
    insert into inspection_check (order_id, checked_at) values (${orderId}, ${now}::timestamptz)
    on conflict (order_id) do update set checked_at = excluded.checked_at`.execute(tx)
  const order = await lockOrder(tx, orderId)
  const area = order && (await areaById(tx, order.area_id))
  const running = area && isRunning(order) && (await weeksOfOrder(tx, order, area.zone, now))
  if (!running) return 0
  const where = { handoverId: running.handover.id, zone: area.zone }
  let done = 0
  for (const week of running.weeks) {
    if (week.state !== 'overdue' && week.state !== 'missed') continue
    if (await pursueWeek(tx, order, week, where, now)) done += 1
  }
  return done
}

/** Does what is next about a week: a warning, another, then the fee. @returns whether there was something */
async function pursueWeek(
  tx: Tx,
  order: OrderRow,
  { week, due }: Week,
  { handoverId, zone }: { handoverId: string; zone: string },
  now: Date,
): Promise<boolean> {
  const key = `inspection ${handoverId} ${week}`
  if (await isProposed(tx, key)) return false
  const sent = await tx
    .selectFrom('inspection_warning')
    .select('sent_at')
    .where('handover_order_id', '=', handoverId)
    .where('week', '=', week)
    .orderBy('number')
    .execute()
  const warned = sent.map((row) => row.sent_at)
  const step = overdueStep(toInstant(due, zone), warned, now)
  if (!step) return false
  const dueOn = dayOf(due)
  if (step === 'proposeFee') {
    const warnedOn = warned.map((at) => dayOf(toWall(at, zone)))
    const facts = { what: weekName(week), dueOn, warnedOn }
    await proposeFee(tx, order, { subject: 'inspection', key, facts }, now)
  } else {
    const number = step === 'firstWarning' ? 1 : 2
    await warnOfInspection(tx, order, { handoverId, week, dueOn }, number, now)
  }
  return true
}
