import { handoverKind } from '#domain/care/inspection-kinds.ts'
import type { Tx } from '../../db/database.ts'
import { isInspected } from '../care/inspections-store.ts'
import { changeStatus } from './change-status.ts'
import type { Visit } from './get-or-return-keys.ts'
import { handInFirstCar } from './hand-in-first-car.ts'
import { lastReading, readOdometer } from './odometer.ts'
import { mustBeAllowed } from './own-rental.ts'

/**
 * The renter takes the keys (86). At a swap the first car is handed in within the same
 * transaction, so that at no moment there are two cars or none (PRODUCT.md 6).
 */
export async function getKeys(
  tx: Tx,
  visit: Visit,
  firstCar: { odometer: number | undefined; gas: number | undefined },
): Promise<void> {
  const { rental, userId, odometer, gas, position, details, now } = visit
  const { order, facts } = rental
  const odometerNotBelow = odometer >= (await lastReading(tx, order.car_id))
  const inspected = await isInspected(tx, order.id, handoverKind(order.kind), now)
  const all = { ...facts, odometerNotBelow, inspected }
  mustBeAllowed({ order, facts: all }, 'getKeys')
  if (order.kind === 'swap') await handInFirstCar(tx, visit, firstCar)
  await changeStatus(tx, order, {
    action: 'getKeys',
    by: { actor: 'renter', id: userId },
    now,
    facts: all,
    odometer,
    position,
    details,
    set: { arrived_for: null, picked_up_at: now, start_odometer: odometer, start_gas: gas },
  })
  await readOdometer(tx, order.car_id, odometer)
}
