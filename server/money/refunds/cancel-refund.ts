import { sql } from 'kysely'
import {
  type CancellationRefund,
  cancellationRefund,
  paidParts,
} from '#domain/fleet/pricing/refunds/refund.ts'
import { taxedOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { freeUntil } from '#domain/fleet/pricing/refunds/free-until.ts'
import { firstDayPrice } from '#domain/fleet/pricing/seasons/kept-seasons.ts'
import { endangered } from '#domain/fleet/fleet/late-car.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { readAccount } from '../ledger/ledger.ts'
import type { GivingBack } from '../ledger/refund-parts.ts'
import { isOrderBroken } from '../../fleet/occupancy/breakdowns.ts'
import { type OrderRow, wasGivenOtherCar } from '../orders/orders-store.ts'

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000

/**
 * What goes back when an order is cancelled now (docs/product/money.md#refunds). A swap or an extension that never
 * came about keeps nothing; nor does an order that was never paid.
 */
export async function readCancellation(
  db: Db | Tx,
  order: OrderRow,
  now: Date,
): Promise<CancellationRefund> {
  const { quote } = order
  const refund = order.paid ? Math.max(0, quote.total) : 0
  if (refund === 0) return { rule: 'cancel-unpaid', keptRent: 0, keptTax: 0, refund }
  if (order.kind !== 'start') return { rule: 'cancel-change', keptRent: 0, keptTax: 0, refund }
  return cancellationRefund({
    ...partsOf(order),
    minutesToStart: minutesBetween(now, order.starts_at),
    minutesSinceBooking: minutesBetween(bookedAt(order), now),
    carIsLate: await isCarLate(db, order, now),
    carIsBroken: wasGivenOtherCar(order) || (await isOrderBroken(db, order)),
  })
}

const bookedAt = (order: OrderRow) => order.booked_at ?? order.created_at

const partsOf = ({ quote }: OrderRow) => ({
  paid: paidParts(quote),
  taxed: taxedOf(quote),
  oneDay: firstDayPrice(quote),
})

/** Until when a paid booking costs nothing to cancel, and what its cancellation comes to after that; undefined once that is over. */
export function freeCancelling(
  order: OrderRow,
  now: Date,
): { until: Date; later: CancellationRefund } | undefined {
  const refund = order.paid ? Math.max(0, order.quote.total) : 0
  const until = freeUntil({ startsAt: order.starts_at, bookedAt: bookedAt(order) })
  // Who was given another car for theirs cancels freely until its keys.
  if (wasGivenOtherCar(order)) return undefined
  if (refund === 0 || order.kind !== 'start' || now >= until) return undefined
  const after = new Date(until.getTime() + 60_000)
  const later = cancellationRefund({
    ...partsOf(order),
    minutesToStart: minutesBetween(after, order.starts_at),
    minutesSinceBooking: minutesBetween(bookedAt(order), after),
  })
  return { until, later }
}

/**
 * Whether the car of a booking is overdue with somebody else so shortly before the start that its
 * renter may have everything back (docs/product/search.md#occupancy).
 */
async function isCarLate(db: Db | Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { endedBy, startsBy } = endangered(now)
  if (order.starts_at > startsBy) return false
  const { rows } = await sql`
    select 1 from rental_order o
    where o.car_id = ${order.car_id} and o.transaction_id <> ${order.transaction_id}
      and o.rental_status in ${inSql.running} and (o.rental_status <> ${inSql.arrived} or o.arrived_for = 'return')
      and o.ends_at <= ${endedBy}::timestamptz limit 1`.execute(db)
  return rows.length > 0
}

/** An order that is given up gives its money back through its own payment, the deposit with it. */
export function givenUp(order: OrderRow, cents: number) {
  return { order, cents, deposit: Math.max(0, order.quote.deposit), ownFirst: true }
}

/**
 * All that goes back when an order is given up before its keys: `cents` of its own money, and of a booking
 * what was paid apart for its deposit (`endDeposit`), each through its own payment.
 */
export async function allGivenUp(db: Db | Tx, order: OrderRow, cents: number): Promise<GivingBack> {
  const { deposit, ...own } = givenUp(order, cents)
  const apart = await depositApart(db, order)
  return { ...own, cents: cents + apart, deposit: (order.paid ? deposit : 0) + apart }
}

/** Cents of a booking's deposit that were paid apart, and not with the booking (docs/product/money.md#deposit-owed). */
export async function depositApart(db: Db | Tx, order: OrderRow): Promise<number> {
  if (order.kind !== 'start' || order.picked_up_at !== null) return 0
  const held = -(await readAccount(db, order.transaction_id, 'deposit'))
  return Math.max(0, held - (order.paid ? Math.max(0, order.quote.deposit) : 0))
}
