import { sql } from 'kysely'
import type { PaidCard } from '#domain/money/payments/paid-card.ts'
import { type PaymentToRefund, splitRefund } from '#domain/fleet/pricing/refunds/split-refund.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { cardOfPayment } from './refund-way.ts'

/** What goes back through one payment; cents. */
export type RefundPart = {
  payment: string
  /** The way it was paid: a method and its kind. */
  method: string
  kind: string
  /** The card it goes back to; null where it is not known, or takes nothing any more. */
  card: PaidCard | null
  /** The number that the renter has of the payment. */
  number: string | null
  cents: number
  /** How much of `cents` is the deposit. */
  deposit: number
  /** The fee's share that goes with it. */
  fee: number
  /** With this nothing of the payment is left. */
  isWhole: boolean
}

type Refundable = PaymentToRefund & Pick<RefundPart, 'method' | 'kind' | 'card' | 'number'>

/** What goes back, and which payments come first. */
export type GivingBack = {
  order: OrderRow
  /** All that goes back, the fee's share not counted; cents. */
  cents: number
  /** How much of `cents` is the deposit. */
  deposit?: number | undefined
  /** The order is given up: what was paid for it goes back through its own payment. */
  ownFirst?: boolean | undefined
  /** Only this payment. */
  paymentId?: string | undefined
  /** What stays of the payments whatever is asked for: the deposit that is still held; cents. */
  keep?: number | undefined
}

/**
 * How money goes back the way it came (`splitRefund`): the deposit through the payment that
 * carried it, the rest newest payment first, each with its share of the fee (docs/product/money.md#deposit-release). Fewer
 * cents together when less was paid.
 */
export async function refundParts(db: Db | Tx, back: GivingBack): Promise<RefundPart[]> {
  const { cents, keep = 0, paymentId } = back
  const payments = await readRefundable(db, back)
  const left = payments.reduce((sum, { due, refundedDue }) => sum + due - refundedDue, 0)
  const deposit = Math.min(back.deposit ?? 0, cents)
  // The deposit came with one payment of several: of a single one nothing is held for another.
  const room = paymentId ? left - deposit : left - deposit - keep
  const asked = { deposit, rest: Math.max(0, Math.min(cents - deposit, room)) }
  return splitRefund(payments, asked).flatMap((part) => {
    const payment = payments.find(({ id }) => id === part.id)
    if (!payment) return []
    const { method, kind, card, number, due, refundedDue } = payment
    return {
      payment: part.id,
      method,
      kind,
      card,
      number,
      cents: part.due,
      deposit: part.deposit,
      fee: part.fee,
      isWhole: refundedDue + part.due === due,
    }
  })
}

/** Whether anything was ever paid for the order's rental: a rental of the sample data was not. */
export async function wasPaid(db: Db | Tx, order: OrderRow): Promise<boolean> {
  return (await readRefundable(db, { order })).length > 0
}

/** What was paid for an order's rental, with what went back of it; newest payment first. */
export async function readRefundable(
  db: Db | Tx,
  { order, ownFirst = false, paymentId }: Omit<GivingBack, 'cents'>,
): Promise<Refundable[]> {
  const { rows } = await sql<Refundable>`
    select p.id, p.method, p.kind,
      case when not exists (select from dispute d where d.payment_id = p.id and d.lost_at is not null)
        then ${cardOfPayment} end as card, p.confirmation_number as number, p.due_cents as due, p.fee_cents as fee,
      least(o.deposit_cents, p.due_cents) as deposit,
      coalesce(sum(r.due_cents), 0)::int as "refundedDue", coalesce(sum(r.fee_cents), 0)::int as "refundedFee",
      coalesce(sum(r.deposit_cents), 0)::int as "refundedDeposit"
    from payment p join rental_order o on o.id = p.order_id left join refund r on r.payment_id = p.id
    where o.transaction_id = ${order.transaction_id} and p.paid_at is not null
      and (${paymentId ?? null}::text is null or p.id = ${paymentId ?? null}::text)
    group by p.id, o.id
    order by (o.id = ${order.id} and ${ownFirst}::boolean) desc, p.paid_at desc, p.id`.execute(db)
  return rows
}
