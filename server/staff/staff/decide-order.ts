import type { staffDecisions } from '#protocol/staff/staff/staff-bookings.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needsReason } from '../../platform/audit/needs-reason.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { endBooking } from '../../rentals/cancellation/end-booking.ts'
import { confirmBooking } from '../../rentals/confirmation/confirm-booking.ts'
import { isFirstPending } from '../../rentals/confirmation/may-confirm-itself.ts'
import { whyTooLow } from '../../money/orders/deposit-holds.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { orderVersion } from './order-version.ts'

type Decided = {
  order: string
  version: string
  decision: (typeof staffDecisions)[number]
  message?: string | undefined
}

/**
 * Confirms or refuses what waits for a decision; a refusal gives everything back (docs/product/booking-and-payment.md#confirmation).
 * @throws Problem 404 without such an order, 403 for one's own, 409 when somebody or time decided first, it has changed, its deposit is
 * too low for its drivers (docs/product/prices.md#deposit), or the booking that it changes is not confirmed
 */
export async function decideOrder(
  { db: tx, user, now, services }: Context<SignedIn> & { db: Tx },
  what: 'booking' | 'swap',
  { order: orderId, version, decision, message }: Decided,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || (what === 'swap' && order.kind !== 'swap')) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  if (!waitsForKeys(order) || order.confirmation !== 'pending')
    throw conflict(staffTexts.decidedAlready)
  mustBeAsSeen(version, await orderVersion(tx, order))
  if (decision === 'refuse') needsReason(message, 'message')
  const why = decision === 'confirm' ? await whyNotToConfirm(tx, order) : undefined
  if (why) throw conflict(why)
  const how = {
    by: { actor: 'staff', id: user.id } as const,
    message,
    now,
  }
  if (decision === 'confirm') await confirmBooking(tx, order, { ...how, config: services.config })
  else await endBooking(tx, order, { ...how, action: 'refuse', services })
  const to = decision === 'confirm' ? 'confirmed' : 'refused'
  const said = { order: order.id, from: order.confirmation, to, message }
  await audit(tx, user.id, now, `${what} ${decision}`, order.id, said)
}

/** Why staff may not confirm an order as it stands; undefined while they may. */
async function whyNotToConfirm(tx: Tx, order: OrderRow): Promise<Text | undefined> {
  if (await isFirstPending(tx, order)) return staffTexts.bookingFirst
  const why = order.kind === 'extension' ? undefined : await whyTooLow(tx, order)
  if (!why) return undefined
  if (order.kind === 'swap') return staffTexts.lowDepositSwap
  return why === 'age' ? staffTexts.lowDepositAge : staffTexts.lowDeposit
}
