import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { handoverKind, isFresh } from '#domain/rentals/inspections/inspection-kinds.ts'
import { nextInspection } from '#domain/rentals/inspections/weekly-inspections.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { DueInspection } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import { readAround } from '../../money/orders/around-orders.ts'
import {
  guardFacts,
  isRunning,
  nearMs,
  pickupTime,
  readSeat,
} from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { refusalOf } from '../../money/orders/own-rental.ts'
import { readInspection } from './inspections-store.ts'
import { weeksOfOrder } from './weeks.ts'

type Where = { area: AreaRow; now: Date }

/** The inspections that an order waits for, the next one first (docs/product/inspections-and-maintenance.md#inspection). */
export async function dueInspections(
  db: Db | Tx,
  order: OrderRow,
  where: Where,
): Promise<DueInspection[]> {
  const atPickup = order.rental_status === RentalStatus.arrived && order.arrived_for === 'pickup'
  if (order.rental_status === RentalStatus.notPickedUp || atPickup)
    return dueAtHandover(db, order, where)
  if (!isRunning(order)) return []
  const next = await dueWeekly(db, order, where)
  const weekly = next ? [next] : []
  const back = await dueReturn(db, order, where.now)
  return order.rental_status === RentalStatus.returnScheduled ||
    order.rental_status === RentalStatus.arrived
    ? [back, ...weekly]
    : [...weekly, back]
}

async function dueAtHandover(
  db: Db | Tx,
  order: OrderRow,
  { area, now }: Where,
): Promise<DueInspection[]> {
  const around = await readAround(db, [order])
  const facts = guardFacts(order, around, area, now)
  const due = pickupTime(order, around)
  const kind = handoverKind(order.kind)
  const made = await readInspection(db, order.id, kind)
  const isOpen = !refusalOf({ order, facts }, 'getKeys')
  const handover: DueInspection = {
    order: order.id,
    kind,
    state: made && isFresh(made.submitted_at, now) ? 'done' : isOpen ? 'open' : 'ahead',
    opensAt: new Date(due.getTime() - nearMs).toISOString(),
    dueAt: due.toISOString(),
  }
  const first = kind === 'swap' ? await readFirstCar(db, order) : undefined
  if (!first) return [handover]
  const back = await dueReturn(db, first, now)
  return [{ ...back, dueAt: due.toISOString() }, handover]
}

/** The order whose car a swap takes back, if its renter has it. */
async function readFirstCar(db: Db | Tx, swap: OrderRow): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', swap.previous_order_id ?? '')
    .where('rental_status', '=', RentalStatus.pickedUp)
    .executeTakeFirst()
  return row as OrderRow | undefined
}

async function dueReturn(db: Db | Tx, order: OrderRow, now: Date): Promise<DueInspection> {
  const made = await readInspection(db, order.id, 'return')
  const due = (await readSeat(db, order.id, ['return']))?.starts_at ?? order.ends_at
  const state = made && isFresh(made.submitted_at, now) ? 'done' : 'open'
  return { order: order.id, kind: 'return', state, dueAt: due.toISOString() }
}

/** The next weekly inspection of a running order, if it will have one. */
export async function dueWeekly(
  db: Db | Tx,
  order: OrderRow,
  { area, now }: Where,
): Promise<DueInspection | undefined> {
  const running = await weeksOfOrder(db, order, area.zone, now)
  const next = running && nextInspection(running.weeks)
  if (!next) return undefined
  const { week, opens, due, state } = next
  return {
    order: order.id,
    kind: 'weekly',
    week,
    state: state === 'overdue' || state === 'open' ? state : 'ahead',
    opensAt: toInstant(opens, area.zone).toISOString(),
    dueAt: toInstant(due, area.zone).toISOString(),
  }
}
