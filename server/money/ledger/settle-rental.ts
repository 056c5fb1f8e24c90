import { sql } from 'kysely'
import { dollarsText } from '../../platform/dollars-text.ts'
import { balanceQuote } from '#domain/fleet/pricing/change-lines.ts'
import { againstDeposit } from '#domain/fleet/pricing/settlement.ts'
import { notify, settleNotice } from '../../platform/mail/notifications.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'
import { readCredit, queueForCredit } from './credit.ts'
import { readAccount, writeEntry } from './ledger.ts'
import { oweRefund } from './owe-refund.ts'
import { planCharge, withdrawCharge } from './planned-charges.ts'

/** A balance has no hold that could lapse; the column wants an instant. */
const never = new Date('9999-01-01T00:00:00Z')

/**
 * Brings what a renter owes and is owed together (docs/product/money.md#settlement): credits go back, charges are
 * taken from what the renter earned and from the deposit, and what is beyond it becomes a `balance` order to pay. May be called
 * again whenever a charge was added. The caller holds the lock of the order's transaction.
 */
export async function settleRental(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { transaction_id: transactionId } = order
  await settleCredits(tx, order, now)
  await takeCredit(tx, order, now)
  const owed = await readAccount(tx, transactionId, 'receivable')
  const deposit = -(await readAccount(tx, transactionId, 'deposit'))
  const { fromDeposit, beyond } = againstDeposit(deposit, owed)
  if (fromDeposit > 0) {
    await writeEntry(tx, {
      transactionId,
      orderId: order.id,
      code: 'depositUsed',
      lines: { deposit: fromDeposit, receivable: -fromDeposit },
      now,
    })
  }
  await openBalance(tx, order, beyond, now)
}

/** What the renter earned by bringing cars pays first (docs/product/booking-and-payment.md#credit). */
async function takeCredit(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const owed = await readAccount(tx, order.transaction_id, 'receivable')
  if (owed <= 0) return
  await queueForCredit(tx, order.user_id)
  const cents = Math.min(owed, await readCredit(tx, order.user_id))
  if (cents === 0) return
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    code: 'creditUsed',
    lines: { credit: cents, receivable: -cents },
    now,
  })
}

/**
 * Gives back what is owed to the renter beyond what they owe: a swap to a cheaper car, unused days. What had been
 * taken from the deposit is deposit again: it waits for the release with the rest, and goes back as the deposit.
 */
export async function settleCredits(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, transaction_id: transactionId } = order
  const credit = -(await readAccount(tx, transactionId, 'receivable'))
  if (credit <= 0) return
  const deposit = Math.min(credit, await takenFromDeposit(tx, transactionId))
  const lines = { deposit: -deposit, receivable: deposit }
  await writeEntry(tx, { transactionId, orderId, code: 'depositBack', lines, now })
  const cents = credit - deposit
  await oweRefund(tx, { order, cents, lines: { receivable: cents }, reason: 'settlement', now })
  if (await isDepositHeld(tx, transactionId)) return
  const released = { deposit, cents: deposit, lines: { deposit } }
  await oweRefund(tx, { order, ...released, reason: 'deposit', now })
}

/** Cents of the deposit that charges have taken so far. */
async function takenFromDeposit(tx: Tx, transactionId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents
    from ledger_line l join ledger_entry e on e.id = l.entry_id
    where e.transaction_id = ${transactionId} and e.code in ('depositUsed', 'depositBack') and l.account = 'deposit'`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}

async function isDepositHeld(tx: Tx, transactionId: string): Promise<boolean> {
  const rental = await tx
    .selectFrom('rental_transaction')
    .select('deposit_released_at')
    .where('id', '=', transactionId)
    .executeTakeFirst()
  return rental?.deposit_released_at === null
}

/** One open balance order a rental, of exactly what is owed now; cents. */
export async function openBalance(
  tx: Tx,
  order: OrderRow,
  cents: number,
  now: Date,
): Promise<void> {
  const open = await tx
    .selectFrom('rental_order')
    .select(['id', 'total_cents'])
    .where('transaction_id', '=', order.transaction_id)
    .where('kind', '=', 'balance')
    .where('state', '=', 'held')
    // What is owed of the deposit is apart.
    .where('deposit_cents', '=', 0)
    // What new dates would cost is not owed.
    .where('new_dates', 'is', null)
    .executeTakeFirst()
  if ((open?.total_cents ?? 0) === cents) return
  const thread = `balance ${order.transaction_id}`
  if (open) {
    await tx
      .updateTable('rental_order')
      .set({ state: 'lapsed' })
      .where('id', '=', open.id)
      .execute()
    await withdrawCharge(tx, open.id)
  }
  if (cents <= 0) return settleNotice(tx, order.user_id, thread, now)
  const id = randomId()
  const { car_id, area_id, user_id, starts_at, ends_at, price_modifier_id, insurance_plan } = order
  await tx
    .insertInto('rental_order')
    .values({
      id,
      transaction_id: order.transaction_id,
      car_id,
      area_id,
      user_id,
      starts_at,
      ends_at,
      price_modifier_id,
      insurance_plan,
      kind: 'balance',
      previous_order_id: order.id,
      quote: JSON.stringify(balanceQuote(cents, order.quote)),
      total_cents: cents,
      deposit_cents: 0,
      hold_expires_at: never,
      created_at: now,
    })
    .execute()
  await addEvent(tx, id, now, { actor: 'system', code: 'balanceOpened', details: { cents } })
  const balance = { ...order, id, total_cents: cents }
  if (await planCharge(tx, balance, now)) return
  const amount = dollarsText(cents)
  await notify(
    tx,
    {
      userId: user_id,
      orderId: id,
      topic: 'payment',
      thread,
      severity: 'warning',
      title: { en: 'You have an open balance', es: 'Tienes un saldo pendiente' },
      text: {
        en: `You still owe ${amount} for your rental. Please pay it before your next booking.`,
        es: `Todavía debes ${amount} de tu renta. Págalo antes de tu próxima reserva.`,
      },
      route: 'payment',
      query: { order: id },
    },
    now,
  )
}
