import { sql } from 'kysely'
import type { PaidCard } from '#domain/money/payments/paid-card.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffOrder } from '#protocol/staff/order-page/staff-order.ts'
import { offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { readClaims } from '../../money/claims/claims-store.ts'
import { cardOfPayment, wayName } from '../../money/ledger/refund-way.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { Db } from '../../platform/db/database.ts'
import { readMoney } from '../../rentals/cancellation/rental-money.ts'

type Money = NonNullable<OutputOf<typeof staffOrder>['money']>

const mostPayments = 100

type PaymentRow = {
  id: string
  number: number
  method: string
  card: PaidCard | null
  cents: number
  fee: number
  state: string
  at: Date
  confirmation: string | null
  taker: string | null
}

/** The money of an order: the lines of its price, the payments of its rental, and what came after. */
export async function readOrderMoney(db: Db, order: OrderRow, lang: Lang): Promise<Money> {
  const { transaction_id: rental } = order
  const names = offerNames(await readOffers(db), lang)
  return {
    calculatorData: presentQuote(order.quote, lang, names, order.planned_miles),
    payments: await readPayments(db, rental, lang),
    rental: await readMoney(db, rental, await readClaims(db, rental), lang),
  }
}

async function readPayments(db: Db, transactionId: string, lang: Lang): Promise<Money['payments']> {
  const { rows } = await sql<PaymentRow>`
    select p.id, o.number, p.method, ${cardOfPayment} as card, p.due_cents + p.fee_cents as cents,
      p.fee_cents as fee, p.state, coalesce(p.paid_at, p.created_at) as at,
      p.confirmation_number as confirmation,
      case when p.taken_by is not null then ${shownName('t', lang)} end as taker
    from payment p join rental_order o on o.id = p.order_id left join app_user t on t.id = p.taken_by
    where o.transaction_id = ${transactionId} and p.state <> 'replaced'
    order by p.created_at, p.id limit ${mostPayments}`.execute(db)
  return rows.map((row) => ({
    paymentId: row.id,
    number: row.number,
    way: wayName(row, lang),
    amount: row.cents / 100,
    fee: row.fee / 100,
    state: row.state,
    at: row.at.toISOString(),
    confirmationNumber: row.confirmation ?? undefined,
    takenBy: row.taker ?? undefined,
  }))
}
