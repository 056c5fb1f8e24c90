import type { Services } from '../../platform/api/context.ts'
import { randomId } from '../../platform/random.ts'
import { wake } from '../../platform/work/topics.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { rentHeldCar } from '../../fleet/occupancy/take-car.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import type { By } from '../../money/orders/status-change.ts'
import { continueRental } from './continue-rental.ts'
import { newKeyBoxCode } from '../rentals/key-box.ts'
import { makeContract } from '../contract/make-contract.ts'
import { eventTitleOf } from '../../money/orders/rental-texts.ts'
import { confirmationTextOf } from '../../money/orders/texts/texts-of.ts'
import { askedOf } from '../../money/orders/order-facts.ts'
import { endPaidBalance } from '../../money/orders/moves/marks.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { useOffer } from '../rental-offers/use-offer.ts'
import { depositPaid } from '../../money/ledger/deposit-owed.ts'
import { settleRental } from '../../money/ledger/settle-rental.ts'
import { takePaidDates } from '../dates/dates-offers.ts'
import { tellOfLowDeposit } from './tell-of-low-deposit.ts'

type How = {
  paid: boolean
  code: 'paid' | 'transferSent' | 'cashPlanned' | 'swapAsked'
  now: Date
  /** Who promised the money, when it was not the renter. */
  by?: By
  services: Pick<Services, 'tell'>
}

/**
 * A held order becomes what it was paid for (docs/product/rental.md#states): a booking or a swap waits for its keys
 * with 85, an extension goes on with 86 once it is really paid, a balance is over. What is booked by it is told
 * (`orderBooked`). The caller holds the order's lock.
 */
export async function bookOrder(tx: Tx, order: OrderRow, how: How): Promise<void> {
  const { paid, now } = how
  if (order.kind === 'balance') return paid ? endBalance(tx, order, now) : undefined
  await useOffer(tx, order, now)
  if (order.kind === 'extension' && paid) await continueRental(tx, order, now)
  else await bookHeld(tx, order, how)
  // An extension that was promised is booked already when its money comes.
  if (order.state === 'held')
    await how.services.tell(tx, { kind: 'orderBooked', orderId: order.id, at: now })
}

async function bookHeld(tx: Tx, order: OrderRow, how: How): Promise<void> {
  const { paid, code, now } = how
  await changeStatus(tx, order, {
    action: code === 'paid' ? 'pay' : 'promisePayment',
    by: how.by ?? { actor: code === 'paid' ? 'gateway' : 'renter' },
    code,
    now,
    ...(order.kind === 'swap'
      ? { notice: await changeAsked(tx, { ...order, paid, booked_at: now }, now) }
      : {}),
    set: {
      state: 'booked',
      confirmation: 'pending',
      paid,
      booked_at: now,
      key_box_code: await newKeyBoxCode(tx, order),
    },
  })
  await rentHeldCar(tx, order.id)
  await makeContract(tx, { ...order, paid }, now)
  await wake(tx, 'documents')
  if (order.kind !== 'start') return
  await specialRequestOfBooking(tx, order, now)
  // The drivers may be others than when the payment was begun.
  await tellOfLowDeposit(tx, { ...order, confirmation: 'pending' }, now)
}

/** What was asked for with a booking waits for an answer of the staff, like every special request (docs/product/help-and-claims.md#help-requests). */
async function specialRequestOfBooking(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!order.special_requests) return
  await tx
    .insertInto('special_request')
    .values({
      id: randomId(),
      user_id: order.user_id,
      order_id: order.id,
      car_id: order.car_id,
      kind: 'other',
      request_text: order.special_requests,
      created_at: now,
    })
    .execute()
}

/** Who asks for another car has nothing to come for before it is approved. */
async function changeAsked(tx: Tx, order: OrderRow, now: Date) {
  const booking = await lockOrder(tx, order.previous_order_id ?? '')
  const isAsked = askedOf(order, booking ? [booking] : []) !== null
  const text = confirmationTextOf({ ...order, confirmation: 'pending' }, { now, isAsked })
  const title = eventTitleOf(order.kind, 'carChange')
  return text && title && { title, text }
}

async function endBalance(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await endPaidBalance(tx, order.id, now)
  await settleNotice(tx, order.user_id, `balance ${order.transaction_id}`, now)
  await addEvent(tx, order.id, now, { actor: 'gateway', code: 'balancePaid' })
  if (await takePaidDates(tx, order, now)) return
  if (order.deposit_cents > 0) return depositPaid(tx, order, now)
  // Whatever was charged while it was being paid is the next balance.
  await settleRental(tx, order, now)
}
