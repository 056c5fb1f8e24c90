import { nextOverdueStep } from '#domain/rentals/inspections/overdue.ts'
import { type Week, weeksOf } from '#domain/rentals/inspections/weekly-inspections.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { insertInspections } from '../../rentals/inspections/loaded/inspections.ts'
import { pursueWeek } from '../../rentals/inspections/pursue-inspections.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { demoId } from './demo-id.ts'
import { livingPeople } from './demo-lives.ts'
import { closeTheMail } from './demo-past.ts'

const dayMs = 86_400_000
/** The newest inspections that nobody has looked at yet. */
const toLookAt = 2
/** A week that is missing since then has had its two warnings, and a fee for it is proposed. */
const missedDays = 8

/**
 * People of the demo did the weekly inspections of the weeks that are over, and the company looked at
 * them but for the newest two; the one that is open now is left to whoever signs in. One person, whom the README does
 * not name, left a week out.
 */
export async function loadInspections(tx: Tx, now: Date): Promise<void> {
  const named = new Set((await livingPeople(tx)).map(({ id }) => id))
  const orders = await tx
    .selectFrom('rental_order')
    .innerJoin('area', 'area.id', 'rental_order.area_id')
    .select(['rental_order.id', 'user_id', 'transaction_id', 'car_id'])
    .select(['picked_up_at', 'ends_at', 'zone'])
    .where('rental_status', '=', 86)
    .orderBy('rental_order.id')
    .execute()
  const weeks = orders.flatMap((order) => {
    const { picked_up_at: since, ends_at: end, zone } = order
    if (!since) return []
    const running = { handedOver: toWall(since, zone), ends: toWall(end, zone), done: [] }
    return weeksOf({ ...running, now: toWall(now, zone) })
      .filter(({ state }) => state === 'overdue' || state === 'missed')
      .map((week) => ({ order, week, due: toInstant(week.due, zone) }))
  })
  const others = weeks.filter(({ order }) => !named.has(order.user_id))
  const longAgo = now.getTime() - missedDays * dayMs
  const missing = others.find(({ order, due }) => due.getTime() < longAgo && order.ends_at > now)
  const newest = others
    .filter((one) => one.order !== missing?.order)
    .toSorted((a, b) => b.due.getTime() - a.due.getTime())
    .slice(0, toLookAt)
  const rows = weeks
    .filter((one) => one !== missing)
    .map((one) => ({
      id: demoId('inspection', `${one.order.id} ${one.week.week}`),
      transaction_id: one.order.transaction_id,
      order_id: one.order.id,
      car_id: one.order.car_id,
      kind: 'weekly',
      handover_order_id: one.order.id,
      week: one.week.week,
      submitted_at: one.due,
      ...(newest.includes(one)
        ? { state: 'submitted', reviewed_at: null }
        : { state: 'reviewed', reviewed_at: one.due }),
    }))
  await insertInspections(tx, rows)
  if (!missing) throw new Error('nobody of the demo has a week to leave out')
  await pursueMissing(tx, missing.order, missing.week)
  await closeTheMail(tx, [missing.order.user_id])
}

type Order = { id: string; zone: string }

/** Two warnings and the proposed fee, each when it was time for it. */
async function pursueMissing(tx: Tx, { id, zone }: Order, week: Week): Promise<void> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`demo order ${id} is not there`)
  const where = { handoverId: id, zone }
  let { from: at } = nextOverdueStep(toInstant(week.due, zone), [])
  for (const _ of ['first warning', 'second warning', 'fee']) {
    const { from } = await pursueWeek(tx, order, week, where, at)
    at = from ?? at
  }
}
