import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import { extensionOpens } from '#domain/money/orders/extension-opens.ts'
import { noShowAt } from '#domain/money/orders/no-show.ts'
import { arePapersVerified } from '#domain/people/drivers/papers.ts'
import { runningCodes, RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { GuardFacts } from '#domain/money/orders/transitions.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import {
  type AroundOrders,
  readAround,
  readDebtors,
  readSeats,
  type Seat,
} from './around-orders.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import { isDepositOwed } from './order-papers.ts'
import type { OrderRow } from './orders-store.ts'
import { swapWindow } from './swap-window.ts'

const hourMs = 3_600_000
/** How far from an appointment somebody may arrive, and how early the key box opens (docs/product/rental.md#keys). */
export const nearMs = 2 * hourMs

/** Whether the order has the car with somebody (86, 91, 92, 93). */
export const isRunning = (order: Pick<OrderRow, 'rental_status'>) =>
  runningCodes.some((code) => code === order.rental_status)

/** Whether the order's car is out with its renter, who may stand there to give it back (86, 91, 92, 93). */
export const isOut = (order: Pick<OrderRow, 'rental_status' | 'arrived_for'>) =>
  isRunning(order) && !waitsForKeys(order)

/** Of a change of car: whether its renter drives the first car already. */
export const isFirstCarOut = (
  { previous_order_id: first }: Pick<OrderRow, 'previous_order_id'>,
  orders: readonly Pick<OrderRow, 'id' | 'rental_status' | 'arrived_for'>[],
) => orders.some((one) => one.id === first && isOut(one))

/**
 * What staff have asked of the renter and is not done, of the order or of the booking whose car it changes: until then
 * neither confirms itself (docs/product/rental.md#changes-by-staff). Null when nothing is.
 */
export const askedOf = (
  order: Pick<OrderRow, 'kind' | 'previous_order_id' | 'changes_asked'>,
  orders: readonly Pick<OrderRow, 'id' | 'changes_asked'>[],
): string | null =>
  order.changes_asked ??
  (order.kind === 'swap'
    ? (orders.find(({ id }) => id === order.previous_order_id)?.changes_asked ?? null)
    : null)

/** Whether the order waits for its keys, also when the renter stands there already (85, 91). */
export const waitsForKeys = (order: Pick<OrderRow, 'rental_status' | 'arrived_for'>) =>
  order.rental_status === RentalStatus.notPickedUp ||
  (order.rental_status === RentalStatus.arrived && order.arrived_for === 'pickup')

/** The same of orders in the database. */
export const waitingForKeys = sql`(rental_status = ${inSql.notPickedUp} or (rental_status = ${inSql.arrived} and arrived_for = 'pickup'))`

/** A swap that is booked and waits for its visit, also while its renter stands at the car. */
export const hasOpenSwap = (orders: readonly OrderRow[]) =>
  orders.some((order) => order.kind === 'swap' && waitsForKeys(order))

/** An extension of an order that was promised and waits for its money. */
export const isOpenExtension = (one: OrderRow, of: string) =>
  one.kind === 'extension' &&
  one.rental_status === RentalStatus.notPickedUp &&
  one.previous_order_id === of

export async function hasDebt(db: Db | Tx, userId: string): Promise<boolean> {
  return (await readDebtors(db, [userId])).has(userId)
}

/** The appointment of a kind that an order has, read for it alone. */
export async function readSeat(
  db: Db | Tx,
  orderId: string,
  kinds: readonly string[],
): Promise<Seat | undefined> {
  const seats = await readSeats(db, [orderId])
  return seats.get(orderId)?.find((seat) => kinds.includes(seat.kind))
}

/** When the keys of an order that is not picked up yet are due: its appointment, else its start. */
export function pickupTime(order: OrderRow, around: AroundOrders): Date {
  return around.seatOf(order.id, 'pickup', 'swap')?.starts_at ?? order.starts_at
}

/** The facts of one order, read for it alone. */
export async function readFacts(
  db: Db | Tx,
  order: OrderRow,
  area: AreaRow,
  now: Date,
): Promise<GuardFacts> {
  return guardFacts(order, await readAround(db, [order]), area, now)
}

/**
 * Everything about an order's guards that is known before an action brings its own fields
 * (docs/product/rental.md#states).
 */
export function guardFacts(
  order: OrderRow,
  around: AroundOrders,
  area: AreaRow,
  now: Date,
): GuardFacts {
  const { zone } = area
  const orders = around.ordersOf(order)
  const previous = orders.find((one) => one.id === order.previous_order_id)
  const contract = around.contractOf(order.id)
  const pickup = pickupTime(order, around)
  const due =
    order.rental_status === RentalStatus.returnScheduled
      ? around.seatOf(order.id, 'return')?.starts_at
      : pickup
  const swaps = swapWindow(order, area, now)
  // A change of car has its keys when the booking that it changes is confirmed too.
  const confirmed = order.confirmation === 'confirmed' && previous?.confirmation !== 'pending'
  const { drivers, isOverridden } = around.papersOf(order)
  const isSwapReady =
    previous?.rental_status === RentalStatus.notPickedUp ||
    previous?.rental_status === RentalStatus.pickedUp
  return {
    contractWaits: contract !== undefined && contract.accepted_at === null,
    nearAppointment: due !== undefined && Math.abs(now.getTime() - due.getTime()) <= nearMs,
    noOtherRunning: !orders.some((one) => one.id !== order.id && isRunning(one)),
    hasPickup: order.kind !== 'extension',
    keysAreDue: order.kind === 'swap' ? isSwapReady : order.kind !== 'extension',
    notTooEarly: now.getTime() >= pickup.getTime() - nearMs,
    atPickup: order.arrived_for === 'pickup',
    atReturn: order.arrived_for === 'return',
    changeAtPickup: order.kind === 'swap' && order.arrived_for === 'pickup',
    changeApproved: order.kind !== 'swap' || confirmed,
    confirmed,
    paid: order.paid,
    papersVerified: isOverridden || arePapersVerified(drivers, toWall(order.ends_at, zone)),
    depositWhole: !orders.some(isDepositOwed),
    notBlocked: !around.isBlocked(order.user_id, now),
    contractAccepted: (contract?.accepted_at ?? null) !== null,
    firstOrder: order.kind === 'start',
    fromOneWeekBefore: toWall(now, zone) >= extensionOpens(toWall(order.ends_at, zone)),
    notAtOtherCar: !orders.some(
      (one) => one.id !== order.id && isRunning(one) && waitsForKeys(one),
    ),
    noOpenSwap: !hasOpenSwap(orders.filter((one) => one.id !== order.id)),
    noOpenExtension: !orders.some((one) => isOpenExtension(one, order.id)),
    timeToSwap: swaps.earliest <= swaps.latest,
    noDebt: !around.hasDebt(order.user_id),
    changesAsked: order.changes_asked !== null,
    carIsBack: !around.isCarOut(order),
    carIsSound: !around.isOffTheRoad(order, now),
    beforeEnd: now < order.ends_at,
    confirmationOpen: order.confirmation === 'pending',
    dayAfterStart: now >= noShowAt(noShowFacts(order, orders)),
  }
}

/** A change of car that came to nothing. */
const isEndedSwap = ({ kind, rental_status: code }: OrderRow) =>
  kind === 'swap' && code === RentalStatus.cancelled

const noShowFacts = (order: OrderRow, orders: readonly OrderRow[]) => ({
  changeEnded: orders
    .filter((one) => one.previous_order_id === order.id && isEndedSwap(one))
    .reduce<Date | null>(
      (last, { ended_at: at }) => (at && (!last || at > last) ? at : last),
      null,
    ),
  isSwap: order.kind === 'swap',
  booked: order.booked_at,
  start: order.starts_at,
  confirmed: order.confirmed_at,
})
