import { sql } from 'kysely'
import { feeShare } from '#domain/pricing/refund.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderRow } from '../rentals/orders-store.ts'

/** What goes back through one payment; cents. */
export type RefundPart = {
  payment: string
  /** The way it was paid: a method and its kind. */
  method: string
  kind: string
  /** The number that the renter has of the payment. */
  number: string | null
  cents: number
  /** The fee's share that goes with it. */
  fee: number
  /** With this nothing of the payment is left. */
  isWhole: boolean
}

type Refundable = {
  id: string
  method: string
  kind: string
  number: string | null
  due: number
  fee: number
  refunded_due: number
  refunded_fee: number
}

/**
 * How `cents` go back the way they came: the order's own payment first, then the rental's others,
 * newest first; each with its share of the fee (PRODUCT.md 6). Fewer cents together when less was
 * paid. `paymentId` keeps to one payment.
 */
export async function refundParts(
  db: Db | Tx,
  { order, cents, paymentId }: { order: OrderRow; cents: number; paymentId?: string | undefined },
): Promise<RefundPart[]> {
  const parts: RefundPart[] = []
  let left = cents
  for (const payment of await refundable(db, order, paymentId)) {
    const { due, fee, refunded_due: refundedDue, refunded_fee: refundedFee } = payment
    const refund = Math.min(left, due - refundedDue)
    if (refund <= 0) continue
    parts.push({
      payment: payment.id,
      method: payment.method,
      kind: payment.kind,
      number: payment.number,
      cents: refund,
      fee: feeShare({ due, fee, refundedDue, refundedFee, refund }),
      isWhole: refundedDue + refund === due,
    })
    left -= refund
  }
  return parts
}

/** Whether anything was ever paid for the order's rental: a rental of the sample data was not. */
export async function wasPaid(db: Db | Tx, order: OrderRow): Promise<boolean> {
  return (await refundable(db, order, undefined)).length > 0
}

async function refundable(
  db: Db | Tx,
  order: OrderRow,
  paymentId: string | undefined,
): Promise<Refundable[]> {
  const { rows } = await sql<Refundable>`
    select p.id, p.method, p.kind, p.confirmation_number as number, p.due_cents as due, p.fee_cents as fee,
      coalesce(sum(r.due_cents), 0)::int as refunded_due, coalesce(sum(r.fee_cents), 0)::int as refunded_fee
    from payment p join rental_order o on o.id = p.order_id left join refund r on r.payment_id = p.id
    where o.transaction_id = ${order.transaction_id} and p.paid_at is not null
      and (${paymentId ?? null}::text is null or p.id = ${paymentId ?? null}::text)
    group by p.id, o.id
    order by (o.id = ${order.id}) desc, p.paid_at desc, p.id`.execute(db)
  return rows
}
