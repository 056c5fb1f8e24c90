import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { wake } from '../../platform/work/topics.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { takeAgreedCar } from '../../fleet/occupancy/take-car.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { carryPayments, insertMoved } from '../../money/orders/moves/moved-order.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { OwnRental } from '../../money/orders/own-rental.ts'
import { makeContract } from '../contract/make-contract.ts'
import { endDatesOffer } from '../dates/dates-offers.ts'
import { addDrivers } from '../rentals/order-drivers.ts'
import { newKeyBoxCode } from '../rentals/key-box.ts'

type Moving = {
  carId: string
  from: Date
  staffId: string
  services: Pick<Services, 'tell'>
  now: Date
}

/**
 * A booking whose car is off the road has another car at once: its order is 90, and a new one 85 has all that was
 * agreed and paid, at the old price. The contract of the new car is accepted anew before the keys
 * (docs/product/cars.md#off-the-road). The caller holds the locks of both cars and of the rental.
 * @throws Problem 409 when the order does not wait for its keys, or its renter changes the car already
 */
export async function moveBooking(
  tx: Tx,
  { order, facts }: Pick<OwnRental, 'order' | 'facts'>,
  { carId, from, staffId, services, now }: Moving,
): Promise<OrderRow> {
  const by = { actor: 'staff', id: staffId } as const
  await endDatesOffer(tx, order, now)
  const held = await insertMoved(tx, order, { carId, staffId, now })
  await changeStatus(tx, order, {
    action: 'moved',
    by,
    now,
    facts,
    details: { order: held.id },
    set: { state: 'ended', ended_at: now, arrived_for: null },
    notice: 'none',
  })
  await giveCarBack(tx, { orderId: order.id })
  await takeAgreedCar(tx, { orderId: held.id, carId, startsAt: from, endsAt: order.ends_at, now })
  await carryPayments(tx, order, held)
  const drivers = await tx
    .selectFrom('order_driver')
    .select('driver_id')
    .where('order_id', '=', order.id)
    .execute()
  await addDrivers(
    tx,
    held.id,
    drivers.map(({ driver_id }) => driver_id),
  )
  await sql`update appointment_seat set order_id = ${held.id} where order_id = ${order.id}`.execute(
    tx,
  )
  await sql`update special_request set order_id = ${held.id}, car_id = ${carId}
    where order_id = ${order.id}`.execute(tx)
  const moved = await changeStatus(tx, held, {
    action: 'takeOver',
    by,
    now,
    details: { order: order.id },
    set: {
      state: 'booked',
      confirmation: order.confirmation,
      key_box_code: await newKeyBoxCode(tx, held),
    },
    notice: 'none',
  })
  await makeContract(tx, moved, now)
  await wake(tx, 'documents')
  await services.tell(tx, { kind: 'orderBooked', orderId: moved.id, at: now })
  return moved
}
