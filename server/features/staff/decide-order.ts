import type { staffDecisions } from '#protocol/staff/staff-bookings.ts'
import type { Context, SignedIn } from '../../core/context.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import { confirmBooking } from '../rentals/confirm-booking.ts'
import { endBooking } from '../rentals/end-booking.ts'
import { waitsForKeys } from '../rentals/order-facts.ts'
import { lockOrder } from '../rentals/orders-store.ts'
import { audit } from './audit.ts'
import { needsReason } from './needs-reason.ts'
import { staffTexts } from './staff-texts.ts'

type Decided = {
  order: string
  decision: (typeof staffDecisions)[number]
  message?: string | undefined
}

/**
 * Confirms or refuses what waits for a decision; a refusal gives everything back (PRODUCT.md 6).
 * @throws Problem 404 without such an order, 409 when somebody or time decided first
 */
export async function decideOrder(
  { db: tx, user, now, services }: Context<SignedIn> & { db: Tx },
  what: 'booking' | 'swap',
  { order: orderId, decision, message }: Decided,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || (what === 'swap' && order.kind !== 'swap')) throw new Problem(404, texts.lostOrder)
  if (!waitsForKeys(order) || order.confirmation !== 'pending')
    throw conflict(staffTexts.decidedAlready)
  if (decision === 'refuse') needsReason(message, 'message')
  const how = {
    by: { actor: 'staff', id: user.id } as const,
    message,
    config: services.config,
    now,
  }
  if (decision === 'confirm') await confirmBooking(tx, order, how)
  else await endBooking(tx, order, { ...how, action: 'refuse' })
  const to = decision === 'confirm' ? 'confirmed' : 'refused'
  const said = { order: order.id, from: order.confirmation, to, message }
  await audit(tx, user.id, now, `${what} ${decision}`, order.id, said)
}
