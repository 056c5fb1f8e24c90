import type { Tx } from '../../db/database.ts'
import { donationLines, reversed, writeEntry } from '../payments/ledger.ts'
import { queuePaymentMail } from '../payments/payment-mail.ts'
import { settleRental } from '../payments/settle-rental.ts'
import { settleOffers } from '../rental-offers/settle-offers.ts'
import { isInspected } from '../care/inspections-store.ts'
import { changeStatus } from './change-status.ts'
import { chargeSegment } from './charge-segment.ts'
import { earlyReturnOf } from './early-return.ts'
import { endFollowers } from './end-booking.ts'
import { freeCar } from './free-car.ts'
import type { Visit } from './get-or-return-keys.ts'
import { lastReading, readOdometer } from './odometer.ts'
import type { OrderRow } from './orders-store.ts'

/**
 * The renter gives the keys back (88): the return is settled line by line, days that were paid and
 * not used go back, the car is free, and the deposit waits its 72 hours (PRODUCT.md 6).
 */
export async function returnKeys(tx: Tx, visit: Visit): Promise<void> {
  const { rental, userId, odometer, gas, position, details, config, now } = visit
  const { order, area, facts } = rental
  const odometerNotBelow = odometer >= (await lastReading(tx, order.car_id))
  const inspected = await isInspected(tx, order.id, 'return', now)
  const ended = await changeStatus(tx, order, {
    action: 'returnKeys',
    by: { actor: 'renter', id: userId },
    now,
    facts: { ...facts, odometerNotBelow, inspected },
    odometer,
    position,
    details,
    set: {
      state: 'ended',
      ended_at: now,
      arrived_for: null,
      end_odometer: odometer,
      end_gas: gas,
      return_noticed_at: order.return_noticed_at ?? now,
    },
  })
  await readOdometer(tx, order.car_id, odometer)
  await chargeSegment(tx, ended, area, now)
  await creditUnusedDays(tx, ended, area.zone, now)
  await endFollowers(tx, ended, { config, now })
  await freeCar(tx, ended, now)
  await tx
    .updateTable('rental_transaction')
    .set({ returned_at: now })
    .where('id', '=', order.transaction_id)
    .execute()
  await settleOffers(tx, ended, now)
  await settleRental(tx, ended, now)
  await queuePaymentMail(tx, ended, undefined, 'returned', config, now)
}

/** An early return: unused rent of this car's orders, as a credit against what the return costs. */
async function creditUnusedDays(tx: Tx, order: OrderRow, zone: string, now: Date): Promise<void> {
  const noticed = order.return_noticed_at ?? now
  const { rent, tax } = await earlyReturnOf(tx, order, { zone, returned: now, noticed })
  if (rent === 0) return
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    code: 'earlyReturn',
    lines: { rent, tax, receivable: -rent - tax, ...reversed(donationLines(rent)) },
    now,
  })
}
