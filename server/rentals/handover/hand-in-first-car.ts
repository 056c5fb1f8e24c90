import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { boughtLines, writeEntry } from '../../money/ledger/ledger.ts'
import { settleCredits } from '../../money/ledger/settle-rental.ts'
import { isInspected } from '../inspections/inspections-store.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { chargeSegment } from './charge-segment.ts'
import { endFollowers } from '../cancellation/end-booking.ts'
import {
  type EnergyReading,
  readingErrors,
  runsOnCharge,
} from '../../fleet/fleet/energy-reading.ts'
import { freeCar } from './free-car.ts'
import type { Visit } from './visit.ts'
import { readingFacts, readOdometer } from '../../fleet/fleet/odometer.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'

/** What its gauges say when it is handed in. */
export type FirstCar = { odometer: number | undefined; reading: EnergyReading }

/**
 * The first car of a swap comes back (90): its miles and its gas or charge are settled, it is free again, and a
 * swap to a cheaper car gives the difference back (docs/product/money.md#settlement).
 */
export async function handInFirstCar(
  tx: Tx,
  { rental, by, position, services, now }: Visit,
  { odometer, reading }: FirstCar,
): Promise<void> {
  const { order } = rental
  const previous = await lockOrder(tx, order.previous_order_id ?? '')
  if (!previous) throw new Error(`swap ${order.id} follows no order`)
  const wasOut = previous.rental_status === RentalStatus.pickedUp
  if (wasOut) {
    const { gas, charge } = readingErrors(reading, await runsOnCharge(tx, previous.car_id))
    const errors = {
      ...(odometer === undefined ? { oldOdometer: fieldError('required') } : {}),
      ...(gas ? { oldGas: gas } : {}),
      ...(charge ? { oldCharge: charge } : {}),
    }
    if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
  }
  const facts = wasOut
    ? {
        ...(await readingFacts(tx, previous.car_id, odometer ?? 0, now)),
        inspected: await isInspected(tx, previous.id, 'return', now),
      }
    : { paid: previous.paid, confirmed: previous.confirmation !== 'pending' }
  const told = wasOut
    ? {
        end_odometer: odometer ?? null,
        end_gas: reading.gas ?? null,
        end_charge: reading.charge ?? null,
      }
    : {}
  const ended = await changeStatus(tx, previous, {
    action: 'swapped',
    by,
    now,
    facts,
    odometer: wasOut ? odometer : undefined,
    position,
    details: { swap: order.id, ...(wasOut ? reading : {}) },
    set: { state: 'ended', ended_at: now, ...told },
  })
  if (wasOut) {
    await chargeSegment(tx, ended, now)
    await readOdometer(tx, previous.car_id, odometer ?? 0, now)
  }
  await endFollowers(tx, ended, { services, now }, order.id)
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
