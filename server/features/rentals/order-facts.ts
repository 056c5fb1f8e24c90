import { sql } from 'kysely'
import { runningCodes } from '#domain/rentals/status.ts'
import type { GuardFacts } from '#domain/rentals/transitions.ts'
import { addDays } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Db, Tx } from '../../db/database.ts'
import { latestContract } from './contract-store.ts'
import { type OrderRow, ordersOf } from './orders-store.ts'

const hourMs = 3_600_000
/** How far from an appointment somebody may arrive, and how early the key box opens (PRODUCT.md 6, 7). */
const nearMs = 2 * hourMs
const extendFromDays = 7

/** Whether the order has the car with somebody (86, 91, 92, 93). */
export const isRunning = (order: Pick<OrderRow, 'rental_status'>) =>
  runningCodes.some((code) => code === order.rental_status)

/** A swap that is booked and waits for its visit. */
export const hasOpenSwap = (orders: readonly OrderRow[]) =>
  orders.some((order) => order.kind === 'swap' && order.rental_status === 85)

/** The appointment of a kind that an order has, as an instant. */
export async function seatOf(
  db: Db | Tx,
  orderId: string,
  kinds: readonly string[],
): Promise<{ kind: string; starts_at: Date; price_cents: number } | undefined> {
  return db
    .selectFrom('appointment_seat')
    .select(['kind', 'starts_at', 'price_cents'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .orderBy('starts_at')
    .executeTakeFirst()
}

/** When the keys of an order that is not picked up yet are due: its appointment, else its start. */
export async function pickupTime(db: Db | Tx, order: OrderRow): Promise<Date> {
  return (await seatOf(db, order.id, ['pickup', 'swap']))?.starts_at ?? order.starts_at
}

export async function hasDebt(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ debt: boolean }>`
    select exists (select 1 from rental_order
      where user_id = ${userId} and kind = 'balance' and state = 'held') as debt`.execute(db)
  return rows[0]?.debt === true
}

/**
 * Everything about an order's guards that is known before an action brings its own fields
 * (PRODUCT.md 6); `zone` is the area's.
 */
export async function factsOf(
  db: Db | Tx,
  order: OrderRow,
  zone: string,
  now: Date,
): Promise<GuardFacts> {
  const orders = await ordersOf(db, order.transaction_id)
  const previous = orders.find((one) => one.id === order.previous_order_id)
  const contract = await latestContract(db, order.id)
  const pickup = await pickupTime(db, order)
  const back = await seatOf(db, order.id, ['return'])
  const due = order.rental_status === 92 ? back?.starts_at : pickup
  const isSwapReady = previous?.rental_status === 85 || previous?.rental_status === 86
  return {
    contractWaits: contract !== undefined && contract.accepted_at === null,
    nearAppointment: due !== undefined && Math.abs(now.getTime() - due.getTime()) <= nearMs,
    noOtherRunning: !orders.some((one) => one.id !== order.id && isRunning(one)),
    keysAreDue: order.kind === 'swap' ? isSwapReady : order.kind !== 'extension',
    notTooEarly: now.getTime() >= pickup.getTime() - nearMs,
    atPickup: order.arrived_for === 'pickup',
    atReturn: order.arrived_for === 'return',
    confirmed: order.confirmation === 'confirmed',
    paid: order.paid,
    contractAccepted: (contract?.accepted_at ?? null) !== null,
    firstOrder: order.kind === 'start',
    fromOneWeekBefore: toWall(now, zone) >= addDays(toWall(order.ends_at, zone), -extendFromDays),
    noOpenSwap: !hasOpenSwap(orders.filter((one) => one.id !== order.id)),
    noDebt: !(await hasDebt(db, order.user_id)),
    changesAsked: order.changes_asked !== null,
    confirmationOpen: order.confirmation === 'pending',
    dayAfterStart: now.getTime() >= order.starts_at.getTime() + 24 * hourMs,
  }
}
