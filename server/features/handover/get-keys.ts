import { handoverKind } from '#domain/inspections/inspection-kinds.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict } from '../../core/api/problem.ts'
import type { Tx } from '../../db/database.ts'
import { licenseNotAccepted, listsBlockedLicense } from '../drivers/license-not-accepted.ts'
import { readingFacts } from '../fleet/odometer.ts'
import { isInspected } from '../inspections/inspections-store.ts'
import { changeStatus } from '../orders/change-status.ts'
import { mustBeAllowed, refusalOf } from '../orders/own-rental.ts'
import { type FirstCar, handInFirstCar } from './hand-in-first-car.ts'
import type { Visit } from './visit.ts'

/** Who changes the car has one already. */
const otherCarNotBack: Text = {
  en: 'The other car is not back from its last rental yet. Keep your car and come later, or withdraw the change and get back everything you paid for it.',
  es: 'El otro auto aún no ha vuelto de su última renta. Quédate con el tuyo y ven más tarde, o retira el cambio y te devolvemos todo lo que pagaste por él.',
}

/**
 * The renter takes the keys (86). At a swap the first car is handed in within the same
 * transaction, so that at no moment there are two cars or none (docs/product/rental.md#change-of-car).
 * What follows is told (`keysHandedOver`).
 */
export async function getKeys(tx: Tx, visit: Visit, firstCar: FirstCar): Promise<void> {
  const { rental, userId, odometer, reading, position, details, services, now } = visit
  const { order, facts } = rental
  const read = await readingFacts(tx, order.car_id, odometer, now)
  const inspected = await isInspected(tx, order.id, handoverKind(order.kind), now)
  const all = { ...facts, ...read, inspected }
  const refusal = refusalOf({ order, facts: all }, 'getKeys')
  if (refusal === 'carIsBack' && order.kind === 'swap') throw conflict(otherCarNotBack)
  mustBeAllowed({ ...rental, facts: all }, 'getKeys')
  // A license that was handed in while its owner was being blocked.
  if (await listsBlockedLicense(tx, order, now)) throw conflict(licenseNotAccepted)
  if (order.kind === 'swap') await handInFirstCar(tx, visit, firstCar)
  await changeStatus(tx, order, {
    action: 'getKeys',
    by: { actor: 'renter', id: userId },
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
