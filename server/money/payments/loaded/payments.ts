import type { Tx } from '../../../platform/db/database.ts'
import type { PaymentRow } from '../../ledger/payments-store.ts'
import type { OrderRow } from '../../orders/orders-store.ts'
import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertPayments = rowsInto('payment')

type Promised = { id: string; confirmationNumber: string; bankConfirmation: string; at: Date }

/** The renter of an order announced a bank transfer of all that it costs. */
export function promiseTransfer(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'total_cents'>,
  { id, confirmationNumber, bankConfirmation, at }: Promised,
): Promise<PaymentRow> {
  return tx
    .insertInto('payment')
    .values({
      id,
      order_id: order.id,
      method: 'bankTransfer',
      kind: 'transfer',
      state: 'waiting',
      due_cents: order.total_cents,
      fee_cents: 0,
      confirmation_number: confirmationNumber,
      bank_confirmation: bankConfirmation,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
