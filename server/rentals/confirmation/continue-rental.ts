import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Tx } from '../../platform/db/database.ts'
import { rentHeldCar } from '../../fleet/occupancy/take-car.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { makeContract } from '../contract/make-contract.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { tellOfCheaperMiles } from './tell-of-cheaper-miles.ts'
import { readOdometer } from '../../fleet/fleet/odometer.ts'

/**
 * The payment of an extension ends the order before it (89) and goes on under the new one (86), in
 * one transaction (docs/product/inspections-and-maintenance.md#maintenance-items); a maintenance appointment goes on too (93). What was read on the odometer when it was asked for ends the
 * first order's miles. The caller holds the rental's lock.
 */
export async function continueRental(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const previous = await lockOrder(tx, order.previous_order_id ?? '')
  if (!previous) throw new Error(`extension ${order.id} follows no order`)
  const odometer = order.start_odometer ?? undefined
  await changeStatus(tx, previous, {
    action: 'extended',
    by: { actor: 'system' },
    now,
    odometer,
    details: { extension: order.id },
    set: { state: 'ended', ended_at: now, end_odometer: order.start_odometer },
  })
  // An appointment that was made stays made.
  await tx
    .updateTable('appointment_seat')
    .set({ order_id: order.id })
    .where('order_id', '=', previous.id)
    .where('kind', 'in', ['return', 'maintenance'])
    .execute()
  const going = await changeStatus(tx, order, {
    action: 'continueRental',
    by: { actor: 'system' },
    now,
    odometer,
    set: {
      state: 'booked',
      confirmation: 'confirmed',
      paid: true,
      booked_at: now,
      picked_up_at: now,
      start_gas: previous.start_gas,
      start_charge: previous.start_charge,
      // The same car, the same box.
      key_box_code: previous.key_box_code,
      return_noticed_at: null,
    },
  })
  if (previous.rental_status === RentalStatus.maintenanceScheduled) {
    await changeStatus(tx, going, { action: 'scheduleMaintenance', by: { actor: 'system' }, now })
  }
  await rentHeldCar(tx, order.id)
  // It was read when the extension was asked for; the money may have taken days.
  if (odometer !== undefined) await readOdometer(tx, order.car_id, odometer, order.created_at)
  await makeContract(tx, going, now)
  await tellOfCheaperMiles(tx, [previous, order], now)
}
