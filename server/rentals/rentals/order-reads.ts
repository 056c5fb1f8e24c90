import { sql } from 'kysely'
import {
  countingPayment,
  type OrderMoney,
  orderMoney,
  type PaymentStanding,
} from '#domain/fleet/pricing/order-money.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { shownCars, type WalkPhoto } from '../../fleet/fleet/car-photo-files.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import { type AroundOrders, readAround } from '../../money/orders/around-orders.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { readReplaced } from '../../money/orders/replaced-orders.ts'
import { readDepositStates } from './deposit-states.ts'
import type { DepositState } from './deposit-texts.ts'
import type { PaymentRow } from './present-rental.ts'

/** All that orders are shown with, read for all of them at once. */
export type OrderReads = AroundOrders & {
  areaOf(order: OrderRow): AreaRow
  carOf(order: OrderRow): CarRow
  /** What stands for a car without photos of the company's own. */
  walkOf(order: OrderRow): WalkPhoto | undefined
  /** What the order was paid or promised with. */
  paymentOf(order: Pick<OrderRow, 'id' | 'paid'>): PaymentRow | undefined
  moneyOf(orderId: string): OrderMoney
  /** Whether the renter's newer hold took the place of the order's. */
  isReplaced(orderId: string): boolean
  /** Where the deposit of a returned rental stands. */
  depositOf(order: Pick<OrderRow, 'transaction_id'>): DepositState | undefined
}

/** Reads what orders are shown with, in as many queries for one as for fifty. */
export async function readOrders(db: Db | Tx, orders: readonly OrderRow[]): Promise<OrderReads> {
  const lapsed = orders.filter(({ state }) => state === 'lapsed')
  const [around, areas, cars, payments, replaced, deposits] = await readTogether(db, (one) => [
    readAround(one, orders),
    readAreas(one, [...new Set(orders.map(({ area_id }) => area_id))]),
    shownCars(one, [...new Set(orders.map(({ car_id }) => car_id))]),
    readPayments(
      one,
      orders.map(({ id }) => id),
    ),
    readReplaced(
      one,
      lapsed.map(({ id }) => id),
    ),
    readDepositStates(one, orders),
  ])
  return {
    ...around,
    areaOf: (order) => found(areas.get(order.area_id), order),
    carOf: (order) => found(cars.get(order.car_id), order),
    walkOf: ({ car_id: id }) => cars.get(id)?.walk ?? undefined,
    paymentOf: ({ id, paid }) => countingPayment(payments.get(id) ?? [], paid),
    isReplaced: (orderId) => replaced.has(orderId),
    depositOf: ({ transaction_id: id }) => deposits.get(id),
    moneyOf: (orderId) => orderMoney(payments.get(orderId) ?? []),
  }
}

function found<Row>(row: Row | undefined, order: OrderRow): Row {
  if (!row) throw new Error(`order ${order.id} has no area or car`)
  return row
}

async function readAreas(db: Db | Tx, ids: readonly string[]): Promise<Map<string, AreaRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<AreaRow>`
    select * from area where id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type ReadPayment = PaymentRow & PaymentStanding

/** The payments of each order, newest first. */
async function readPayments(db: Db | Tx, orderIds: string[]): Promise<Map<string, ReadPayment[]>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<ReadPayment>`
    select order_id, confirmation_number, method, kind, state, refusal, paid_at, due_cents, fee_cents
    from payment
    where order_id = any(${orderIds}::text[]) and state <> 'replaced'
    order by order_id, created_at desc, id`.execute(db)
  const byOrder = new Map<string, ReadPayment[]>()
  for (const row of rows) byOrder.set(row.order_id, [...(byOrder.get(row.order_id) ?? []), row])
  return byOrder
}
