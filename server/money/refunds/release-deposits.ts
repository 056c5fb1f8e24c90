import type { PaidCard } from '#domain/money/payments/paid-card.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvent, lockOrder, type OrderRow, readOrders } from '../orders/orders-store.ts'
import { joined } from '../../platform/joined.ts'
import { endMoney } from '../ledger/money-words.ts'
import { readAccount } from '../ledger/ledger.ts'
import { oweRefund } from '../ledger/owe-refund.ts'
import { cardOfRefund, yourCard } from '../ledger/refund-way.ts'
import { waitsForAccount } from '../ledger/refund-account.ts'
import { settleRental } from '../ledger/settle-rental.ts'

/** The deposit stays so long after the return, for tolls and claims (docs/product/money.md#deposit-release). */
export const depositMs = 72 * 3_600_000

/** That no claim on a rental `t` waits for its decision. */
const noOpenClaim = sql<boolean>`not exists (
  select 1 from claim c where c.transaction_id = t.id and c.state in ('open', 'agreed', 'appealed'))`

export const depositsToRelease = (now: SqlInstant) => sql<{ id: string }>`
  select t.id from rental_transaction t
  where t.returned_at <= ${ago(now, depositMs)} and t.deposit_released_at is null and ${noOpenClaim}
  order by t.returned_at limit 20`

/** Gives deposits back 72 hours after the return unless a claim is open; safe with several processes. */
export async function releaseDeposits({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await depositsToRelease(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) => db.transaction().execute((tx) => releaseDeposit(tx, id, now)))
}

/** Gives back the deposit of a rental whose 72 hours are over, unless a claim on it is open. */
export async function releaseDeposit(tx: Tx, transactionId: string, now: Date): Promise<number> {
  const orders = await readOrders(tx, transactionId)
  const last = orders.findLast((order) => order.rental_status === RentalStatus.returned)
  const order = last && (await lockOrder(tx, last.id))
  if (!order) return 0
  // Looked at again under the rental's lock: staff may have opened a claim meanwhile.
  const { rows: fresh } = await sql`
    update rental_transaction t set deposit_released_at = ${now}::timestamptz
    where t.id = ${transactionId} and t.deposit_released_at is null and ${noOpenClaim}
    returning t.id`.execute(tx)
  if (fresh.length === 0) return 0
  await settleRental(tx, order, now)
  const cents = -(await readAccount(tx, transactionId, 'deposit'))
  if (cents <= 0) return 1
  const lines = { deposit: cents }
  const had = await oweRefund(tx, { order, cents, deposit: cents, lines, reason: 'deposit', now })
  await tell(tx, order, { cents, had }, now)
  return 1
}

type Released = {
  cents: number
  /** Of it, what the renter has already (`oweRefund`). */
  had: number
}

async function tell(tx: Tx, order: OrderRow, { cents, had }: Released, now: Date): Promise<void> {
  await addEvent(tx, order.id, now, {
    actor: 'system',
    code: 'depositReleased',
    details: { cents },
  })
  const amount = dollarsText(had < cents ? cents - had : cents)
  // A transfer is on its way to nowhere before its account is known.
  const isAsked = await waitsForAccount(tx, order, 'deposit')
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `deposit ${order.transaction_id}`,
    severity: 'success',
    ...(had >= cents
      ? hadTexts(amount)
      : isAsked
        ? askedTexts(amount)
        : sentTexts(amount, await depositCard(tx, order, now))),
    route: 'dashboard',
    query: { order: order.id },
  } as const
  await notify(tx, notice, now)
}

/** The one card that all of a deposit goes back to that is released at this moment; null where it goes otherwise too. */
async function depositCard(tx: Tx, order: OrderRow, now: Date): Promise<PaidCard | null> {
  const { rows } = await sql<{ card: PaidCard | null }>`
    select ${cardOfRefund} as card from refund r join payment p on p.id = r.payment_id
    where r.order_id = ${order.id} and r.reason = 'deposit' and r.created_at = ${now}::timestamptz`.execute(
    tx,
  )
  const [first] = rows
  const isSame = rows.every(({ card }) => yourCard(card).en === yourCard(first?.card ?? null).en)
  return isSame ? (first?.card ?? null) : null
}

const originalWay = { en: 'your original payment method', es: 'tu forma de pago original' }

function sentTexts(amount: string, card: PaidCard | null) {
  const to = card ? yourCard(card) : originalWay
  return {
    title: { en: 'Your deposit is on its way', es: 'Tu depósito está en camino' },
    text: {
      en: `We are refunding ${amount} to ${to.en}.`,
      es: `Te devolvemos ${amount} a ${to.es}.`,
    },
  }
}

const hadTexts = (amount: string) => ({
  title: { en: 'Your deposit is settled', es: 'Tu depósito está saldado' },
  text: {
    en: `You already got back its ${amount} through your bank or on your card, so we send nothing more.`,
    es: `Ya recuperaste sus ${amount} por tu banco o en tu tarjeta, así que no enviamos nada más.`,
  },
})

const askedTexts = (amount: string) => ({
  title: { en: 'We are refunding your deposit', es: 'Te devolvemos tu depósito' },
  text: joined(
    { en: `You get back ${amount}.`, es: `Te devolvemos ${amount}.` },
    endMoney.asksAccount,
  ),
})
