import { holdCar } from '../../fleet/occupancy/take-car.ts'
import { type Follower, insertFollower } from '../../money/orders/insert-follower.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addDrivers } from '../rentals/order-drivers.ts'

/**
 * A new order of the same rental, held until it is paid, with the drivers of the one it follows and its
 * car; `from` when the car is not taken from the order's start.
 */
export async function holdFollower(
  tx: Tx,
  previous: OrderRow,
  { from, ...follower }: Follower & { from?: Date },
): Promise<OrderRow> {
  const order = await insertFollower(tx, previous, follower)
  const drivers = await tx
    .selectFrom('order_driver')
    .select('driver_id')
    .where('order_id', '=', previous.id)
    .execute()
  await addDrivers(
    tx,
    order.id,
    drivers.map(({ driver_id }) => driver_id),
  )
  const { carId, startsAt, endsAt, hold, now } = follower
  const period = { startsAt: from ?? startsAt, endsAt, expiresAt: hold.expiresAt }
  await holdCar(tx, { orderId: order.id, carId, ...period, now })
  return order
}
