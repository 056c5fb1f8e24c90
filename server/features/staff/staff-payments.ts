import { totalOf, usualRows } from './list-rows.ts'
import { sql } from 'kysely'
import type {
  staffDecidePayment as decideOperation,
  staffPayments as listOperation,
} from '#protocol/staff/staff-payments.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import { refundIsSent } from '../payments/give-back-refunds.ts'
import { balances } from '../payments/ledger.ts'
import { methodName } from '../payments/methods.ts'
import { moneyArrived, moneyMissing } from '../payments/waiting-money.ts'
import { lockOrder } from '../rentals/orders-store.ts'
import { audit } from './audit.ts'
import { staffTexts } from './staff-texts.ts'

type Row = {
  id: string
  order_id: string
  renter: string
  method: string
  cents: number
  bank_confirmation: string | null
  created_at: Date
  total: number
}

export const staffPayments: Handler<typeof listOperation> = async (
  { db, lang },
  { limit = usualRows },
) => {
  const { rows } = await sql<Row>`
    select count(*) over ()::int as total, m.id, m.order_id, coalesce(u.first_name || ' ' || u.last_name, u.email) as renter, m.method,
      m.cents, m.bank_confirmation, m.created_at
    from (
      select id, order_id, method, due_cents + fee_cents as cents, bank_confirmation, created_at
      from payment where state = 'waiting'
      union all
      select r.id, r.order_id, p.method, -(r.due_cents + r.fee_cents),
        coalesce(t.refund_destination, p.bank_confirmation), r.created_at
      from refund r join payment p on p.id = r.payment_id
        join rental_order ro on ro.id = r.order_id join rental_transaction t on t.id = ro.transaction_id
      where r.state = 'owed' and p.gateway_reference is null
    ) m join rental_order o on o.id = m.order_id join app_user u on u.id = o.user_id
    order by m.created_at, m.id limit ${limit}`.execute(db)
  return {
    payments: rows.map((row) => ({
      paymentId: row.id,
      orderId: row.order_id,
      renter: row.renter,
      method: methodName(row.method, lang),
      /** Negative: to give back. */
      amount: row.cents / 100,
      confirmationNumber: row.bank_confirmation ?? undefined,
      createdAt: row.created_at.toISOString(),
    })),
    total: totalOf(rows),
    ledger: (await balances(db)).map(({ account, cents }) => ({ account, balance: cents / 100 })),
  }
}

/** Money seen (or not) on the bank's or the office's side; or a refund handed back. */
export const staffDecidePayment: Handler<typeof decideOperation> = async (
  { db: tx, user, now, services },
  input,
) => {
  const { rows } = await sql<{ order_id: string; is_refund: boolean; cents: number }>`
    select order_id, false as is_refund, due_cents + fee_cents as cents
    from payment where id = ${input.payment}
    union all select order_id, true, -(due_cents + fee_cents) from refund where id = ${input.payment}`.execute(
    tx,
  )
  const [found] = rows
  const order = found && (await lockOrder(tx, found.order_id))
  if (!order) throw new Problem(404, texts.notFound)
  const by = { actor: 'staff', id: user.id } as const
  const how = { by, message: input.message, config: services.config, now }
  const confirmed = input.decision === 'confirm'
  const done = found.is_refund
    ? confirmed &&
      (await refundIsSent(tx, input.payment, { actor: 'staff', actorId: user.id }, now))
    : confirmed
      ? await moneyArrived(tx, order, input.payment, how)
      : await moneyMissing(tx, order, input.payment, how)
  if (!done) throw conflict(staffTexts.decidedAlready)
  await audit(tx, user.id, now, `payment ${input.decision}`, input.payment, {
    order: order.id,
    from: found.is_refund ? 'owed' : 'waiting',
    to: found.is_refund ? 'sent' : confirmed ? 'paid' : 'refused',
    amount: found.cents,
    message: input.message,
  })
  return {}
}
