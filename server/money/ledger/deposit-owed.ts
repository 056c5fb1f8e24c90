import { sql } from 'kysely'
import { depositOwedQuote } from '#domain/fleet/pricing/change-lines.ts'
import { deposit, under25Deposit } from '#domain/fleet/pricing/deposit/deposit.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { wake } from '../../platform/work/topics.ts'
import { notify, settleNotice } from '../../platform/mail/notifications.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { agreedDeposit, driversSay } from '../orders/deposit-holds.ts'
import { isOut } from '../orders/order-facts.ts'
import { openDepositText } from '../orders/texts/open-deposit-texts.ts'
import {
  addEvent,
  isNotMade,
  lockOrder,
  type OrderRow,
  readOrders,
} from '../orders/orders-store.ts'
import { readAccount } from './ledger.ts'
import { oweRefund } from './owe-refund.ts'

/** It waits for its money without a time. */
const never = new Date('9999-01-01T00:00:00Z')

const threadOf = (order: OrderRow) => `deposit owed ${order.transaction_id}`

/**
 * Staff decided on a driver's cover: each rental that lists the driver and is not over owes what a cover
 * that does not count had taken off its deposit, or owes it no longer (docs/product/money.md#deposit-owed). What a
 * driver under 25 adds is owed by a confirmed booking as soon as it is known.
 */
export async function depositsOfDriver(
  tx: Tx,
  driverId: string,
  how: { mayOpen: boolean; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (o.transaction_id) o.id from rental_order o
    join order_driver od on od.order_id = o.id
    where od.driver_id = ${driverId} and o.kind <> 'balance' and o.state = 'booked'
    order by o.transaction_id, o.created_at desc`.execute(tx)
  for (const { id } of rows) {
    const order = await lockOrder(tx, id)
    if (order?.state === 'booked') await settleDeposit(tx, order, how)
  }
}

/** The same for all drivers of a person, who may have sent a cover anew: nothing more is owed by that alone, but by an age. */
export async function settleDeposits(tx: Tx, userId: string, now: Date): Promise<void> {
  const drivers = await tx.selectFrom('driver').select('id').where('user_id', '=', userId).execute()
  for (const { id } of drivers) await depositsOfDriver(tx, id, { mayOpen: false, now })
}

async function settleDeposit(
  tx: Tx,
  order: OrderRow,
  { mayOpen, now }: { mayOpen: boolean; now: Date },
): Promise<void> {
  const { carId, isPending, lines, agreed, owed } = await agreedDeposit(tx, order)
  const car = await carById(tx, carId)
  if (!car) return
  const say = await driversSay(tx, order)
  const wanted = deposit({
    minimum: car.deposit_minimum_cents,
    maximum: Math.max(car.deposit_maximum_cents, car.deposit_minimum_cents),
    deductibles: say.deductibles,
    under25: false,
  })
  const less = Math.max(0, wanted.base - (agreed.base - owed.base))
  // The car's limits may be others by now: what was agreed at its highest never rises.
  const base = less > owed.base && (!mayOpen || !isLowered(lines)) ? owed.base : less
  // A booking that waits for staff is refused or its driver changed; one that they confirmed goes on by this.
  const added = say.under25 ? Math.max(0, under25Deposit - (agreed.young - owed.young)) : 0
  const young = added > owed.young && isPending ? owed.young : added
  if (base === owed.base && young === owed.young) return
  await dropOwed(tx, order, now)
  const parts = [
    { cents: base, rule: wanted.rule },
    { cents: young, rule: 'deposit-under-25' },
  ] as const
  if (base + young > 0) await openOwed(tx, order, depositOwedQuote(parts, order.quote), now)
  else {
    await awaitDepositNoMore(tx, order)
    await wake(tx, 'documents')
  }
}

/** Whether a cover lowered it: what was agreed at the maximum needs no cover. */
const isLowered = (lines: Awaited<ReturnType<typeof agreedDeposit>>['lines']) =>
  lines.some(({ rule }) => rule === 'deposit-collision-deductible' || rule === 'deposit-minimum')

async function openOwed(tx: Tx, order: OrderRow, quote: Quote, now: Date): Promise<void> {
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
      quote: JSON.stringify(quote),
      total_cents: quote.total,
      deposit_cents: quote.deposit,
      hold_expires_at: never,
      created_at: now,
    })
    .execute()
  await addEvent(tx, id, now, {
    actor: 'system',
    code: 'depositOwed',
    details: { cents: quote.deposit },
  })
  const amount = dollarsText(quote.deposit)
  const isDriving = (await readOrders(tx, order.transaction_id)).some(isOut)
  const notice = {
    userId: user_id,
    orderId: id,
    topic: 'payment',
    thread: threadOf(order),
    severity: 'warning',
    title: { en: 'Part of your deposit is open', es: 'Falta una parte de tu depósito' },
    text: openDepositText(quote, amount, isDriving),
    route: 'payment',
    query: { order: id },
  } as const
  await notify(tx, notice, now)
}

/** What was owed is not any more: it is over, or asked for anew. */
async function dropOwed(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ state: 'lapsed' })
    .where('transaction_id', '=', order.transaction_id)
    .where('kind', '=', 'balance')
    .where('state', '=', 'held')
    .where('deposit_cents', '>', 0)
    .execute()
  await settleNotice(tx, order.user_id, threadOf(order), now)
}

/**
 * What was promised for a deposit of which nothing is owed is asked of nobody: a transfer that comes all
 * the same is late (`isLateTransfer`), and goes back. While something is owed it counts, whichever sum it
 * was sent for.
 * @returns whether nothing is owed
 */
async function awaitDepositNoMore(tx: Tx, order: OrderRow): Promise<boolean> {
  const asked = (await readOrders(tx, order.transaction_id)).filter(
    ({ kind, deposit_cents: cents }) => kind === 'balance' && cents > 0,
  )
  if (asked.some(({ state }) => state === 'held')) return false
  if (asked.length === 0) return true
  await tx
    .updateTable('payment')
    .set({ state: 'refused', refusal: 'cancelled' })
    .where(
      'order_id',
      'in',
      asked.map(({ id }) => id),
    )
    .where('state', '=', 'waiting')
    .execute()
  return true
}

/** It was paid: nobody has to be told any more, and the booking may be whole now. What was asked for meanwhile is owed less it. */
export async function depositPaid(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const running = (await readOrders(tx, order.transaction_id)).findLast(
    ({ kind, state }) => kind !== 'balance' && state === 'booked',
  )
  if (running) await settleDeposit(tx, running, { mayOpen: false, now })
  const isWhole = await awaitDepositNoMore(tx, order)
  if (isWhole) await settleNotice(tx, order.user_id, threadOf(order), now)
  await wake(tx, 'documents')
}

/**
 * A rental is over before its keys, or returned: nothing of its deposit is owed any more. What was paid for it
 * apart goes back with a booking that was given up; after a return it waits with the rest. A change of car or an
 * extension that is not made leaves the rental, and what its deposit lacks.
 */
export async function endDeposit(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (isNotMade(order)) return
  await dropOwed(tx, order, now)
  await awaitDepositNoMore(tx, order)
  if (order.kind !== 'start' || order.picked_up_at !== null) return
  const cents = -(await readAccount(tx, order.transaction_id, 'deposit'))
  const lines = { deposit: cents }
  await oweRefund(tx, { order, cents, deposit: cents, lines, reason: 'deposit', now })
}
