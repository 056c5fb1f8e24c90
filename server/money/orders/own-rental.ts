import type { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import {
  type GuardFacts,
  nextStatus,
  type RentalAction,
  type RefusalKey,
} from '#domain/money/orders/transitions.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type AreaRow, areaById } from '../../fleet/site/areas-store.ts'
import { readFacts } from './order-facts.ts'
import { lockOrder, type OrderRow } from './orders-store.ts'
import { datedRefusal } from './refusal-texts.ts'

/** An order that its renter acts on: locked, with its area and what is known of its guards. */
export type OwnRental = { order: OrderRow; area: AreaRow; facts: GuardFacts }

/**
 * The caller's own order, locked with its whole rental, so that actions come one after the other.
 * @throws Problem 404 for anybody else's, as if there were none (docs/product/accounts.md#roles)
 */
export async function lockOwnRental(
  tx: Tx,
  orderId: string,
  userId: string,
  now: Date,
): Promise<OwnRental> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.user_id !== userId) throw new Problem(404, texts.lostOrder)
  return rentalFacts(tx, order, now)
}

export async function rentalFacts(db: Db | Tx, order: OrderRow, now: Date): Promise<OwnRental> {
  const area = await areaById(db, order.area_id)
  if (!area) throw new Error(`order ${order.id} has no area`)
  return { order, area, facts: await readFacts(db, order, area, now) }
}

/** The sentence that refuses an action now, before its own fields are looked at. */
export function refusalOf(
  { order, facts }: Pick<OwnRental, 'order' | 'facts'>,
  action: RentalAction,
): RefusalKey | undefined {
  const from = (order.rental_status ?? 'none') as RentalStatus | 'none'
  const next = nextStatus(from, action, facts)
  return 'refusal' in next ? next.refusal : undefined
}

/** @throws Problem 409 with the sentence of the guard that does not hold */
export function mustBeAllowed(rental: OwnRental, action: RentalAction): void {
  const refusal = refusalOf(rental, action)
  if (refusal) throw conflict(datedRefusal(rental.order, rental.area, refusal))
}
