import { creditIn } from '#domain/fleet/pricing/credit-line.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { OrderRow } from '../orders-store.ts'

/*
 * What becomes of an order while it is held. What hangs on it, its car, its slot and who drives, is for
 * whoever calls.
 */

/** It is held until then, and no second time. */
export async function keepHeldUntil(
  tx: Tx,
  orderId: string,
  until: Date,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ hold_expires_at: until, hold_extended_at: now })
    .where('id', '=', orderId)
    .execute()
}

/** Its renter's address was shown to be theirs: it is held as long as usual. */
export async function holdAsUsual(
  tx: Tx,
  orderId: string,
  { until, unconfirmed }: { until: Date; unconfirmed: boolean },
): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ hold_expires_at: until, held_unconfirmed: unconfirmed })
    .where('id', '=', orderId)
    .execute()
}

/**
 * It is held no more, and `releasedAt` when somebody gave it back. Only a held order lapses.
 * @returns undefined when it was not held
 */
export function lapse(
  tx: Tx,
  orderId: string,
  releasedAt?: Date,
): Promise<Pick<OrderRow, 'id' | 'user_id' | 'held_unconfirmed'> | undefined> {
  return tx
    .updateTable('rental_order')
    .set({ state: 'lapsed', ...(releasedAt ? { hold_released_at: releasedAt } : {}) })
    .where('id', '=', orderId)
    .where('state', '=', 'held')
    .returning(['id', 'user_id', 'held_unconfirmed'])
    .executeTakeFirst()
}

/** It joins an account, at the price that this one has. */
export async function joinAccount(
  tx: Tx,
  order: OrderRow,
  { userId, quote }: { userId: string; quote: Quote },
): Promise<void> {
  await tx
    .updateTable('rental_transaction')
    .set({ user_id: userId })
    .where('id', '=', order.transaction_id)
    .execute()
  await tx
    .updateTable('rental_order')
    .set({ ...priceOf(quote), held_unconfirmed: false })
    .where('id', '=', order.id)
    .execute()
}

/** It costs that from now on; nothing was paid or promised for it. */
export async function priceAnew(tx: Tx, orderId: string, quote: Quote): Promise<void> {
  await tx.updateTable('rental_order').set(priceOf(quote)).where('id', '=', orderId).execute()
}

const priceOf = (quote: Quote) => ({
  quote: JSON.stringify(quote),
  total_cents: quote.dueNow,
  deposit_cents: quote.deposit,
  credit_cents: creditIn(quote),
})
