import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import { boughtLines, writeEntry } from '../payments/ledger.ts'
import { settleCredits } from '../payments/settle-rental.ts'
import { isInspected } from '../care/inspections-store.ts'
import { changeStatus } from './change-status.ts'
import { chargeSegment } from './charge-segment.ts'
import { endFollowers } from './end-booking.ts'
import { freeCar } from './free-car.ts'
import type { Visit } from './get-or-return-keys.ts'
import { lastReading, readOdometer } from './odometer.ts'
import { lockOrder } from './orders-store.ts'

/**
 * The first car of a swap comes back (90): its miles and gas are settled, it is free again, and a
 * swap to a cheaper car gives the difference back (PRODUCT.md 6).
 */
export async function handInFirstCar(
  tx: Tx,
  { rental, userId, position, config, now }: Visit,
  { odometer, gas }: { odometer: number | undefined; gas: number | undefined },
): Promise<void> {
  const { order, area } = rental
  const previous = await lockOrder(tx, order.previous_order_id ?? '')
  if (!previous) throw new Error(`swap ${order.id} follows no order`)
  const wasOut = previous.rental_status === 86
  if (wasOut && (odometer === undefined || gas === undefined)) {
    const errors = {
      ...(odometer === undefined ? { oldOdometer: fieldError('required') } : {}),
      ...(gas === undefined ? { oldGas: fieldError('required') } : {}),
    }
    throw new Problem(400, texts.malformed, { errors })
  }
  const facts = wasOut
    ? {
        odometerNotBelow: (odometer ?? 0) >= (await lastReading(tx, previous.car_id)),
        inspected: await isInspected(tx, previous.id, 'return', now),
      }
    : {}
  const reading = wasOut ? { end_odometer: odometer ?? null, end_gas: gas ?? null } : {}
  const ended = await changeStatus(tx, previous, {
    action: 'swapped',
    by: { actor: 'renter', id: userId },
    now,
    facts,
    odometer: wasOut ? odometer : undefined,
    position,
    details: { swap: order.id, gas: wasOut ? gas : undefined },
    set: { state: 'ended', ended_at: now, ...reading },
  })
  if (wasOut) {
    await chargeSegment(tx, ended, area, now)
    await readOdometer(tx, previous.car_id, odometer ?? 0)
  }
  await endFollowers(tx, ended, { config, now }, order.id)
  await freeCar(tx, ended, now)
  if (order.quote.total > 0) return
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    code: 'swap',
    lines: { ...boughtLines(order.quote), receivable: order.quote.total },
    now,
  })
  await settleCredits(tx, order, now)
}
