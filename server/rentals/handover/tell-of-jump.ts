import { isJump } from '#domain/fleet/fleet/odometer.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lastReading } from '../../fleet/fleet/odometer.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

const miles = (reading: number) => reading.toLocaleString('en-US')

/**
 * The renter read far more at the keys than the car showed last: miles that nobody would pay. Staff
 * are asked to look at the picture of the dashboard (docs/product/rental.md#odometer). To be called
 * before the car has the new reading.
 */
export async function tellOfJump(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const last = await lastReading(tx, order.car_id)
  const odometer = order.start_odometer
  if (odometer === null || !isJump(last, odometer)) return
  const notice = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'rental',
    thread: `odometer ${order.id}`,
    severity: 'warning',
    title: {
      en: 'Odometer much higher than the last reading',
      es: 'Odómetro mucho más alto que en la última lectura',
    },
    text: {
      en: `The renter entered ${miles(odometer)} miles at pickup. The last reading was ${miles(last.miles)}. Check the dashboard photo from the pickup.`,
      es: `Al recoger el auto, el cliente anotó ${miles(odometer)} millas. La última lectura era ${miles(last.miles)}. Revisa la foto del tablero de la entrega.`,
    },
    route: 'staff',
    query: { view: 'bookings', open: order.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}
