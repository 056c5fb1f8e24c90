import { isHoldLive } from '#domain/money/orders/hold.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import { conflict, refusal } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { missingForBooking } from '../../people/drivers/missing-for-booking.ts'
import { missingToNewEnd } from '../../money/payments/papers-to-new-end.ts'
import { isDepositEnough } from '../../money/orders/deposit-holds.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'
import { isStillBookable } from '../../money/orders/is-still-bookable.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { holdOverText, paymentTexts } from '../../money/ledger/payment-texts.ts'
import { latestPayment } from '../../money/ledger/payments-store.ts'

/*
 * What a payment asks of its order, whoever takes it: the renter on their screen or staff at the desk. The caller
 * holds the order's lock.
 */

/** @throws Problem 409 with why nothing is paid for this order now */
export async function mustAwaitPayment(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.state === 'booked')
    throw conflict(order.paid ? paymentTexts.alreadyPaid : paymentTexts.waiting)
  if (order.state === 'ended') throw conflict(refusalText(order, 'not:pay'))
  if (order.hold_released_at) throw conflict(paymentTexts.holdReleased)
  if (order.kind === 'balance' && (await latestPayment(tx, order.id))?.state === 'waiting')
    throw conflict(paymentTexts.waiting)
  if (order.state !== 'held' || !isHoldLive(order.hold_expires_at, now))
    throw conflict(await holdOverText(tx, order.id))
  if (!(await isStillBookable(tx, order))) throw conflict(paymentTexts.rentalMoved)
}

/** @throws Problem what is missing of the drivers' papers, or that they changed the deposit */
export async function mustBeComplete(tx: Tx, order: OrderRow, lang: Lang): Promise<void> {
  const area = await areaById(tx, order.area_id)
  const endDay = dayOf(toWall(order.ends_at, area?.zone ?? 'UTC'))
  const drivers = await readDrivers(tx, order.user_id)
  const running = order.kind === 'extension' && (await lockOrder(tx, order.previous_order_id ?? ''))
  const missing = running
    ? await missingToNewEnd(tx, running, drivers, endDay, lang)
    : missingForBooking(drivers, endDay, lang)
  const [first] = order.kind === 'balance' ? [] : missing
  if (first) throw refusal({ en: first.text, es: first.text })
  if (order.kind === 'start' && !(await isDepositEnough(tx, order)))
    throw conflict(paymentTexts.otherDeposit)
}
