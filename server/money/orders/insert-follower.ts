import { creditIn } from '#domain/fleet/pricing/credit-line.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { HeldBefore } from '#domain/rentals/rentals/hold.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvent, lockOrder, type OrderRow } from './orders-store.ts'

type Follower = {
  kind: 'extension' | 'swap'
  carId: string
  startsAt: Date
  endsAt: Date
  pm: string
  quote: Quote
  hold: Pick<HeldBefore, 'expiresAt' | 'extendedAt'>
  odometer?: number
  reason?: string
  comment?: string | undefined
  now: Date
}

/** A new order of the same rental, held until it is paid, with the drivers of the one it follows. */
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
  const drivers = await tx
    .selectFrom('order_driver')
    .select('driver_id')
    .where('order_id', '=', previous.id)
    .execute()
  for (const { driver_id } of drivers) {
    await tx.insertInto('order_driver').values({ order_id: id, driver_id }).execute()
  }
  await addEvent(tx, id, now, { actor: 'renter', actorId: previous.user_id, code: 'held' })
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`order ${id} is gone`)
  return order
}
