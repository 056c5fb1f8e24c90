import { sql } from 'kysely'
import { wake } from '../../platform/work/topics.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'
import { readAccount, type Lines, writeEntry } from './ledger.ts'
import { type GivingBack, type RefundPart, refundParts, wasPaid } from './refund-parts.ts'

type Owed = GivingBack & {
  /** What the refund takes back, as debits that add up to `cents`. */
  lines: Lines
  reason: string
  now: Date
}

/**
 * Owes money to the renter, the way it came (`refundParts`). The money goes out later
 * (`giveBackRefunds`, or by staff's hands). What was never paid cannot go back, nor does the deposit
 * as anything else: the rest stays to the renter's credit, so that no return ever fails for it. The
 * caller holds the lock of the order's transaction.
 * @returns cents of it that the renter has already, from their bank or from the gateway's own pages
 */
export async function oweRefund(tx: Tx, owed: Owed): Promise<number> {
  const { order, cents, reason, now } = owed
  if (cents <= 0) return 0
  const held = -(await readAccount(tx, order.transaction_id, 'deposit'))
  const keep = Math.max(0, held - (owed.lines.deposit ?? 0))
  const parts = await refundParts(tx, { ...owed, keep })
  // A rental of the sample data was never paid, so nothing of it is in the ledger either.
  if (parts.length === 0 && !(await wasPaid(tx, order))) return 0
  for (const part of parts) {
    const byHand = (await isKeptByBank(tx, part.payment)) ? 'disputed' : null
    await tx
      .insertInto('refund')
      .values({
        id: randomId(),
        payment_id: part.payment,
        order_id: order.id,
        due_cents: part.cents,
        deposit_cents: part.deposit,
        fee_cents: part.fee,
        reason,
        created_at: now,
        by_hand: byHand,
      })
      .execute()
    await wake(tx, 'refunds')
    if (!part.isWhole) continue
    await tx
      .updateTable('payment')
      .set({ state: 'refunding' })
      .where('id', '=', part.payment)
      .execute()
  }
  const sum = (pick: (part: RefundPart) => number) =>
    parts.reduce((total, part) => total + pick(part), 0)
  const feeBack = sum((part) => part.fee)
  const sent = sum((part) => part.cents)
  // What credit paid comes back as credit.
  const byCredit =
    (await readAccount(tx, order.transaction_id, 'credit')) + (owed.lines.credit ?? 0)
  const asCredit = Math.min(cents - sent, Math.max(0, byCredit))
  // What the bank or somebody at the gateway gave them already is not owed again.
  const gone = await goneBefore(tx, order, cents - sent - asCredit)
  const short = cents - sent - asCredit - gone.chargeback - gone.goodwill
  if (short > 0) await tellOfShortage(tx, order, short, now)
  const entry = { transactionId: order.transaction_id, orderId: order.id, now }
  const lines = {
    ...owed.lines,
    fee: (owed.lines.fee ?? 0) + feeBack,
    credit: (owed.lines.credit ?? 0) - asCredit,
    chargeback: (owed.lines.chargeback ?? 0) - gone.chargeback,
    goodwill: (owed.lines.goodwill ?? 0) - gone.goodwill,
    receivable: (owed.lines.receivable ?? 0) - short,
    refunds: (owed.lines.refunds ?? 0) - sent - feeBack,
  }
  await writeEntry(tx, { ...entry, code: 'refundOwed', lines })
  const had = gone.chargeback + gone.goodwill
  if (sent === 0) return had
  const details = { reason, cents: sent + feeBack }
  await addEvent(tx, order.id, now, { actor: 'system', code: 'refundOwed', details })
  await addEvidence(tx, order.id, now, 'payment', { event: 'refundOwed', ...details })
  return had
}

/** Whether a bank kept money of a payment: then its card takes no refund any more, and staff pay out what is left. */
async function isKeptByBank(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from dispute where payment_id = ${paymentId} and lost_at is not null limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** How much of some cents went back of this rental without us, though it was not owed then. */
async function goneBefore(tx: Tx, order: OrderRow, cents: number) {
  const none = { chargeback: 0, goodwill: 0 }
  if (cents <= 0) return none
  const of = async (account: 'chargeback' | 'goodwill') =>
    Math.max(0, await readAccount(tx, order.transaction_id, account))
  const chargeback = Math.min(cents, await of('chargeback'))
  return { chargeback, goodwill: Math.min(cents - chargeback, await of('goodwill')) }
}

/**
 * More would go back than was ever paid: something is wrong with this rental's money. The rest
 * stays to the renter's credit, and staff are told to look, because nobody else can.
 */
async function tellOfShortage(tx: Tx, order: OrderRow, cents: number, now: Date): Promise<void> {
  const amount = dollarsText(cents)
  const notice = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `shortage ${order.transaction_id}`,
    severity: 'danger',
    title: {
      en: 'A refund exceeds the payments',
      es: 'Un reembolso supera lo pagado',
    },
    text: {
      en: `${amount} of a refund was not sent because nothing is left of this rental’s payments. Please check its money.`,
      es: `No se enviaron ${amount} de un reembolso porque ya no queda nada de los pagos de esta renta. Revisa su dinero.`,
    },
    route: 'staff',
    query: { view: 'bookings', open: order.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}
