import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { inOneTrip } from '../../db/one-trip.ts'
import type { CarRow } from '../fleet/cars-store.ts'
import type { AreaRow } from '../site/areas-store.ts'
import { type AroundOrders, readAround } from '../orders/around-orders.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import type { PaymentRow } from './present-rental.ts'

/** All that orders are shown with, read for all of them at once. */
export type OrderReads = AroundOrders & {
  areaOf(order: OrderRow): AreaRow
  carOf(order: OrderRow): CarRow
  paymentOf(orderId: string): PaymentRow | undefined
}

/** Reads what orders are shown with, in as many queries for one as for fifty. */
export async function readOrders(db: Db | Tx, orders: readonly OrderRow[]): Promise<OrderReads> {
  const [around, areas, cars, payments] = await inOneTrip(db, (one) =>
    Promise.all([
      readAround(one, orders),
      readRows(one, 'area', new Set(orders.map(({ area_id }) => area_id))),
      readRows(one, 'car', new Set(orders.map(({ car_id }) => car_id))),
      readPayments(
        one,
        orders.map(({ id }) => id),
      ),
    ]),
  )
  return {
    ...around,
    areaOf: (order) => found(areas.get(order.area_id), order),
    carOf: (order) => found(cars.get(order.car_id), order),
    paymentOf: (orderId) => payments.get(orderId),
  }
}

function found<Row>(row: Row | undefined, order: OrderRow): Row {
  if (!row) throw new Error(`order ${order.id} has no area or car`)
  return row
}

async function readRows<Table extends 'area' | 'car'>(
  db: Db | Tx,
  table: Table,
  ids: ReadonlySet<string>,
): Promise<Map<string, Table extends 'area' ? AreaRow : CarRow>> {
  type Row = Table extends 'area' ? AreaRow : CarRow
  if (ids.size === 0) return new Map()
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The newest payment of each order that was paid or promised. */
async function readPayments(db: Db | Tx, orderIds: string[]): Promise<Map<string, PaymentRow>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<PaymentRow>`
    select distinct on (order_id)
      order_id, confirmation_number, method, paid_at, due_cents, fee_cents
    from payment
    where order_id = any(${orderIds}::text[])
      and state in ('paid', 'waiting', 'refunding', 'refunded')
    order by order_id, created_at desc`.execute(db)
  return new Map(rows.map((row) => [row.order_id, row]))
}
