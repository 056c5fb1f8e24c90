import { creditIn } from '#domain/fleet/pricing/credit-line.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from './status-change.ts'
import { addEvent, lockOrder, type OrderRow } from './orders-store.ts'

export type Follower = {
  kind: 'extension' | 'swap'
  carId: string
  startsAt: Date
  endsAt: Date
  pm: string
  quote: Quote
  hold: { expiresAt: Date; extendedAt: Date | null }
  odometer?: number
  reason?: string
  comment?: string | undefined
  /** Who asks for it; the renter, where nobody else does. */
  by?: By | undefined
  now: Date
}

/** A new order of the same rental, held until it is paid; who drives and the car are `holdFollower`'s. */
export async function insertFollower(
  tx: Tx,
  previous: OrderRow,
  follower: Follower,
): Promise<OrderRow> {
  const id = randomId()
  const { kind, carId, startsAt, endsAt, pm, quote, hold, now } = follower
  await tx
    .insertInto('rental_order')
    .values({
      id,
      transaction_id: previous.transaction_id,
      user_id: previous.user_id,
      area_id: previous.area_id,
      car_id: carId,
      kind,
      previous_order_id: previous.id,
      starts_at: startsAt,
      ends_at: endsAt,
      price_modifier_id: pm,
      options: kind === 'swap' ? previous.options : [],
      insurance_plan: previous.insurance_plan,
      special_requests: follower.comment ?? null,
      swap_reason: follower.reason ?? null,
      start_odometer: follower.odometer ?? null,
      quote: JSON.stringify(quote),
      total_cents: quote.dueNow,
      deposit_cents: quote.deposit,
      credit_cents: creditIn(quote),
      hold_expires_at: hold.expiresAt,
      hold_extended_at: hold.extendedAt,
      created_at: now,
    })
    .execute()
  const { actor, id: actorId = previous.user_id } = follower.by ?? { actor: 'renter' }
  await addEvent(tx, id, now, { actor, actorId, code: 'held' })
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`order ${id} is gone`)
  return order
}
