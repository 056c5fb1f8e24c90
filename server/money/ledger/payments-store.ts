import type { Selectable } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { methodName } from './methods.ts'

export type PaymentRow = Selectable<Schema['payment']>

export function latestPayment(db: Db | Tx, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '<>', 'replaced')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

/** All attempts to pay an order, newest first. */
export function readPayments(db: Db | Tx, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '<>', 'replaced')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** What the renter keeps as proof. */
export function presentConfirmation(payment: PaymentRow, lang: Lang) {
  return {
    confirmationNumber: payment.confirmation_number ?? '',
    order: payment.order_id,
    amount: (payment.due_cents + payment.fee_cents) / 100,
    method: methodName(payment.method, lang),
    paidAt: payment.paid_at?.toISOString(),
  }
}
