import type { Tx } from '../../../platform/db/database.ts'
import type { PaymentRow } from '../../ledger/payments-store.ts'
import type { OrderRow } from '../../orders/orders-store.ts'
import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertPayments = rowsInto('payment')

type Promised = { id: string; confirmationNumber: string; bankConfirmation: string; at: Date }
type Optional = Omit<Promised, 'bankConfirmation'> & { bankConfirmation?: string }

/** The renter of an order announced a bank transfer of all that it costs. */
export const promiseTransfer = (tx: Tx, order: Due, promised: Promised): Promise<PaymentRow> =>
  promise(tx, order, { method: 'bankTransfer', kind: 'transfer' }, promised)

/** The same in cash at the desk. */
export const promiseCash = (
  tx: Tx,
  order: Due,
  promised: Omit<Promised, 'bankConfirmation'>,
): Promise<PaymentRow> => promise(tx, order, { method: 'cash', kind: 'cash' }, promised)

type Due = Pick<OrderRow, 'id' | 'total_cents'>

function promise(
  tx: Tx,
  order: Due,
  way: { method: string; kind: string },
  { id, confirmationNumber, bankConfirmation, at }: Optional,
): Promise<PaymentRow> {
  return tx
    .insertInto('payment')
    .values({
      id,
      order_id: order.id,
      ...way,
      state: 'waiting',
      due_cents: order.total_cents,
      fee_cents: 0,
      confirmation_number: confirmationNumber,
      bank_confirmation: bankConfirmation ?? null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
