import { sql } from 'kysely'
import { goneElsewhere, type OwedRefund } from '#domain/money/payments/gone-elsewhere.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { type Lines, readAccount, writeEntry } from '../ledger/ledger.ts'
import { tellOfMoney } from '../ledger/tell-of-money.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { refundIsSent } from './refund-is-sent.ts'

type Gone = {
  order: OrderRow
  paymentId: string
  /** The gateway's, of the refund or of the dispute. */
  name: string
  cents: number
  /** Made at the gateway's own pages, or kept by the bank that had taken it. */
  way: 'card' | 'dispute'
  now: Date
}

/**
 * Money of a payment that went back and not by us (`goneElsewhere`): refunds that are owed are paid with it, and
 * of the rest a refund is written down, so that never more goes back than was paid. The caller holds the lock of the
 * order's transaction, and calls it once.
 * @returns cents that nobody was owed
 */
export async function bookGone(tx: Tx, gone: Gone): Promise<number> {
  const { order, paymentId, name, way, now } = gone
  const owed = await readOwed(tx, paymentId)
  const plan = goneElsewhere(gone.cents, owed, await leftOf(tx, paymentId))
  for (const part of plan.settled) {
    const whole = owed.find(({ id }) => id === part.id)
    const id = whole ? await apart(tx, whole, part) : part.id
    await refundIsSent(tx, id, { by: { actor: 'gateway' }, way, gatewayRef: name, now })
  }
  const { due, fee } = plan.rest
  const cents = due + fee + plan.beyond
  if (cents === 0) return 0
  const entry = { transactionId: order.transaction_id, orderId: order.id, gatewayRef: name, now }
  const deposit = way === 'card' ? Math.min(due, await depositToGoBack(tx, order)) : 0
  const lines: Lines =
    way === 'dispute'
      ? { disputed: -cents, chargeback: cents }
      : { card: -cents, fee, deposit, goodwill: cents - fee - deposit }
  const code = way === 'dispute' ? 'disputeLost' : 'refundAtGateway'
  if (due + fee === 0) {
    await writeEntry(tx, { ...entry, code, lines })
    return cents
  }
  const refundId = randomId()
  await tx
    .insertInto('refund')
    .values({
      id: refundId,
      payment_id: paymentId,
      order_id: order.id,
      due_cents: due,
      fee_cents: fee,
      deposit_cents: deposit,
      reason: way === 'dispute' ? 'dispute' : deposit === due ? 'deposit' : 'atGateway',
      state: 'sent',
      created_at: now,
      sent_at: now,
      sent_way: way,
      gateway_refund: name,
    })
    .execute()
  // A dispute is lost once, whatever its money paid; a refund is booked with its row.
  await writeEntry(tx, { ...entry, code, lines, ...(way === 'card' ? { refundId } : {}) })
  if (way === 'card')
    await tellOfMoney(tx, order, { news: 'refundSent', cents, id: refundId, way }, now)
  return cents - deposit
}

async function readOwed(tx: Tx, paymentId: string): Promise<OwedRefund[]> {
  const { rows } = await sql<OwedRefund>`
    select id, due_cents as due, fee_cents as fee, deposit_cents as deposit from refund
    where payment_id = ${paymentId} and state = 'owed' order by created_at, id`.execute(tx)
  return rows
}

/** What of a payment neither went back nor is owed. */
async function leftOf(tx: Tx, paymentId: string): Promise<{ due: number; fee: number }> {
  const { rows } = await sql<{ due: number; fee: number }>`
    select (p.due_cents - coalesce(sum(r.due_cents), 0))::int as due,
      (p.fee_cents - coalesce(sum(r.fee_cents), 0))::int as fee
    from payment p left join refund r on r.payment_id = p.id where p.id = ${paymentId} group by p.id`.execute(
    tx,
  )
  return rows[0] ?? { due: 0, fee: 0 }
}

/** A refund of which a part is paid becomes two: the part, which is returned, and what is still owed. */
async function apart(tx: Tx, whole: OwedRefund, part: OwedRefund): Promise<string> {
  const [due, fee] = [whole.due - part.due, whole.fee - part.fee]
  if (due + fee === 0) return whole.id
  const before = await tx
    .updateTable('refund')
    .set({ due_cents: due, fee_cents: fee, deposit_cents: whole.deposit - part.deposit })
    .where('id', '=', whole.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const id = randomId()
  const { deposit: deposit_cents } = part
  await tx
    .insertInto('refund')
    .values({ ...before, id, due_cents: part.due, fee_cents: part.fee, deposit_cents })
    .execute()
  return id
}

/** The deposit of a rental that is over, which would go back next. */
async function depositToGoBack(tx: Tx, order: OrderRow): Promise<number> {
  const { returned_at } = await tx
    .selectFrom('rental_transaction')
    .select('returned_at')
    .where('id', '=', order.transaction_id)
    .executeTakeFirstOrThrow()
  if (returned_at === null) return 0
  return Math.max(0, -(await readAccount(tx, order.transaction_id, 'deposit')))
}
