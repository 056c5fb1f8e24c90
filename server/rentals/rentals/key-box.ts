import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { type GuardFacts, nextStatus } from '#domain/money/orders/transitions.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { randomCode } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isRunning, nearMs } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/** Four digits that cannot be guessed from others, and never those of the car's rental before. */
export async function newKeyBoxCode(tx: Tx, order: OrderRow): Promise<string> {
  const before = await tx
    .selectFrom('rental_order')
    .select('key_box_code')
    .where('car_id', '=', order.car_id)
    .where('key_box_code', 'is not', null)
    .orderBy('booked_at', 'desc')
    .executeTakeFirst()
  let code = randomCode().slice(0, 4)
  while (code === before?.key_box_code) code = randomCode().slice(0, 4)
  return code
}

/**
 * When the key box opens, 2 hours before the keys are due at `pickup`, and its code from then
 * until they are back (docs/product/rental.md#keys). A renter who may not have the keys yet sees no code.
 */
export function keyBoxOf(order: OrderRow, facts: GuardFacts, pickup: Date): Rental['keyBox'] {
  const { rental_status: status, key_box_code: code } = order
  // An extension goes on with the keys that the renter has.
  if (!code || (status === RentalStatus.notPickedUp && order.kind === 'extension')) return undefined
  if (
    status === RentalStatus.notPickedUp ||
    (status === RentalStatus.arrived && order.arrived_for === 'pickup')
  ) {
    const opensAt = new Date(pickup.getTime() - nearMs).toISOString()
    return 'refusal' in nextStatus(status, 'getKeys', facts) ? { opensAt } : { opensAt, code }
  }
  if (!isRunning(order)) return undefined
  return { opensAt: (order.picked_up_at ?? order.starts_at).toISOString(), code }
}
