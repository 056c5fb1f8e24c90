import { handoverKind } from '#domain/rentals/inspections/inspection-kinds.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  licenseNotAccepted,
  listsBlockedLicense,
} from '../../people/drivers/license-not-accepted.ts'
import { readingFacts } from '../../fleet/fleet/odometer.ts'
import { endDatesOffer } from '../dates/dates-offers.ts'
import { isInspected } from '../inspections/inspections-store.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { askedOf, isOut } from '../../money/orders/order-facts.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { mustBeAllowed, refusalOf } from '../../money/orders/own-rental.ts'
import { type FirstCar, handInFirstCar } from './hand-in-first-car.ts'
import { readAround } from '../../money/orders/around-orders.ts'
import { answeringOf } from '../../money/orders/awaited.ts'
import { keysRefusal } from './keys-refusal.ts'
import type { Visit } from './visit.ts'

/**
 * The keys go out (86), taken by the renter or given at the desk. At a swap the first car is handed in within the same
 * transaction, so that at no moment there are two cars or none (docs/product/rental.md#change-of-car).
 * What follows is told (`keysHandedOver`).
 */
export async function getKeys(tx: Tx, visit: Visit, firstCar: FirstCar): Promise<void> {
  const { rental, by, odometer, reading, position, details, services, now } = visit
  const { order, facts } = rental
  const read = await readingFacts(tx, order.car_id, odometer, now)
  const inspected = await isInspected(tx, order.id, handoverKind(order.kind), now)
  const all = { ...facts, ...read, inspected }
  const refusal = refusalOf({ order, facts: all }, 'getKeys')
  if (refusal) {
    const previous = await lockOrder(tx, order.previous_order_id ?? '')
    const isFirstCarOut = previous !== undefined && isOut(previous)
    const isAsked = askedOf(order, previous ? [previous] : []) !== null
    const { zone } = rental.area
    const around = await readAround(tx, [order])
    const answering = answeringOf(order, order.booked_at, { around, zone })
    const said = keysRefusal(order, refusal, { isFirstCarOut, isAsked, now, answering })
    if (said) throw conflict(said)
  }
  mustBeAllowed({ ...rental, facts: all }, 'getKeys')
  // A license that was handed in while its owner was being blocked.
  if (await listsBlockedLicense(tx, order, now)) throw conflict(licenseNotAccepted)
  if (order.kind === 'swap') await handInFirstCar(tx, visit, firstCar)
  await endDatesOffer(tx, order, now)
  await changeStatus(tx, order, {
    action: 'getKeys',
    by,
    now,
    facts: all,
    odometer,
    position,
    details,
    set: {
      arrived_for: null,
      picked_up_at: now,
      start_odometer: odometer,
      start_gas: reading.gas ?? null,
      start_charge: reading.charge ?? null,
    },
  })
  await services.tell(tx, { kind: 'keysHandedOver', orderId: order.id, at: now })
}
