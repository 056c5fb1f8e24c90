import { sql } from 'kysely'
import type {
  staffDecidePayment as decideOperation,
  staffPayments as listOperation,
} from '#protocol/staff/staff-payments.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import { balances, paymentLines, refundSentLines, writeEntry } from '../payments/ledger.ts'
import { methodName } from '../payments/methods.ts'
import { endBooking } from '../rentals/end-booking.ts'
import { addEvent, lockOrder } from '../rentals/orders-store.ts'
import { audit } from './audit.ts'
import { staffTexts } from './staff-texts.ts'

type Row = {
  id: string
  order_id: string
  renter: string
  method: string
  state: string
  cents: number
  bank_confirmation: string | null
  created_at: Date
}

export const staffPayments: Handler<typeof listOperation> = async ({ db, lang }) => {
  const { rows } = await sql<Row>`
    select p.id, p.order_id, coalesce(u.first_name || ' ' || u.last_name, u.email) as renter, p.method, p.state,
      p.due_cents + p.fee_cents as cents, p.bank_confirmation, p.created_at
    from payment p join rental_order o on o.id = p.order_id join app_user u on u.id = o.user_id
    where p.state = 'waiting' or (p.state = 'refunding' and p.gateway_reference is null)
    order by p.created_at limit 100`.execute(db)
  return {
    payments: rows.map((row) => ({
      paymentId: row.id,
      orderId: row.order_id,
      renter: row.renter,
      method: methodName(row.method, lang),
      /** Negative: to give back. */
      amount: (row.state === 'refunding' ? -row.cents : row.cents) / 100,
      confirmationNumber: row.bank_confirmation ?? undefined,
      createdAt: row.created_at.toISOString(),
    })),
    ledger: (await balances(db)).map(({ account, cents }) => ({ account, balance: cents / 100 })),
  }
}

/** Money seen (or not) on the bank's or the office's side; or a refund handed back. */
export const staffDecidePayment: Handler<typeof decideOperation> = async (
  { db: tx, user, now, services },
  input,
) => {
  const found = await tx
    .selectFrom('payment')
    .select('order_id')
    .where('id', '=', input.payment)
    .executeTakeFirst()
  const order = found && (await lockOrder(tx, found.order_id))
  if (!order) throw new Problem(404, texts.notFound)
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', input.payment)
    .executeTakeFirstOrThrow()
  const entry = {
    transactionId: order.transaction_id,
    orderId: order.id,
    paymentId: payment.id,
    now,
  }
  if (
    payment.state === 'refunding' &&
    payment.gateway_reference === null &&
    input.decision === 'confirm'
  ) {
    await tx
      .updateTable('payment')
      .set({ state: 'refunded' })
      .where('id', '=', payment.id)
      .execute()
    const lines = refundSentLines(order.quote, payment.kind, payment.fee_cents)
    await writeEntry(tx, { ...entry, code: 'refundSent', lines })
    await addEvent(tx, order.id, now, { actor: 'staff', actorId: user.id, code: 'refundSent' })
  } else if (payment.state === 'waiting' && input.decision === 'confirm') {
    await tx
      .updateTable('payment')
      .set({ state: 'paid', paid_at: now })
      .where('id', '=', payment.id)
      .execute()
    await tx.updateTable('rental_order').set({ paid: true }).where('id', '=', order.id).execute()
    const lines = paymentLines(order.quote, payment.kind, payment.fee_cents)
    await writeEntry(tx, { ...entry, code: 'payment', lines })
    await addEvent(tx, order.id, now, { actor: 'staff', actorId: user.id, code: 'paid' })
  } else if (payment.state === 'waiting') {
    const ending = {
      code: 'transferMissing',
      actor: 'staff',
      actorId: user.id,
      message: input.message,
    } as const
    await endBooking(tx, order, { ...ending, config: services.config, now })
  } else {
    throw conflict(staffTexts.decidedAlready)
  }
  await audit(tx, user.id, now, `payment ${input.decision}`, payment.id, { message: input.message })
  return {}
}
