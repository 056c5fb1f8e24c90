import { sql } from 'kysely'
import { slotPrice } from '#domain/fleet/fleet/pickup-slots.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { takeAgreedCar } from '../../fleet/occupancy/take-car.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import { enterNewDates } from '../../money/refunds/enter-new-dates.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import type { NewDates } from '../../money/orders/moves/dates-offer.ts'
import { carryPayments, insertMoved } from '../../money/orders/moves/moved-order.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { OwnRental } from '../../money/orders/own-rental.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { wake } from '../../platform/work/topics.ts'
import { makeContract } from '../contract/make-contract.ts'
import { takeSeat } from '../holds/hold-slot.ts'
import { newKeyBoxCode } from '../rentals/key-box.ts'
import { addDrivers } from '../rentals/order-drivers.ts'

type Taken = NewDates & {
  startsAt: Date
  endsAt: Date
  /** The balance that was paid for them, and has held the car. */
  paidWith?: string
  now: Date
}

/**
 * A booking has other dates: its order is 90, and a new one 85 has all that was agreed and paid, at the price of these
 * dates; its contract is accepted anew before the keys (docs/product/rental.md#other-dates). The caller holds the locks of
 * the car and of the rental and has looked at what is in the way.
 * @returns the new order and the cents that go back
 * @throws Problem 409 when the pickup slot was just taken; the database refuses a car that is
 */
export async function takeNewDates(
  tx: Tx,
  { order, area, facts }: OwnRental,
  { quote, slot, staffId, startsAt, endsAt, paidWith, now }: Taken,
): Promise<{ taken: OrderRow; back: number }> {
  const by = { actor: 'staff', id: staffId } as const
  const { id, car_id: carId } = order
  const held = await insertMoved(tx, order, {
    carId,
    staffId,
    dates: { startsAt, endsAt, quote },
    now,
  })
  await changeStatus(tx, order, {
    action: 'moved',
    by,
    now,
    facts,
    code: 'datesChanged',
    details: { order: held.id },
    set: { state: 'ended', ended_at: now, arrived_for: null },
    notice: 'none',
  })
  await giveCarBack(tx, { orderId: id })
  if (paidWith !== undefined) await giveCarBack(tx, { orderId: paidWith })
  await takeAgreedCar(tx, { orderId: held.id, carId, startsAt, endsAt, now })
  await carryPayments(tx, order, held)
  const drivers = await tx
    .selectFrom('order_driver')
    .select('driver_id')
    .where('order_id', '=', id)
    .execute()
  await addDrivers(
    tx,
    held.id,
    drivers.map(({ driver_id }) => driver_id),
  )
  await moveSeat(tx, { from: id, to: held.id }, { area, slot })
  await sql`update special_request set order_id = ${held.id} where order_id = ${id}`.execute(tx)
  const taken = await changeStatus(tx, held, {
    action: 'takeOver',
    by,
    now,
    code: 'datesTaken',
    details: { order: id },
    set: {
      state: 'booked',
      confirmation: order.confirmation,
      key_box_code: await newKeyBoxCode(tx, held),
    },
    notice: 'none',
  })
  const back = await enterNewDates(tx, { from: order, to: taken }, now)
  await makeContract(tx, taken, now)
  await wake(tx, 'documents')
  return { taken, back }
}

/** The appointment goes along; at another slot it takes a seat there. */
async function moveSeat(
  tx: Tx,
  { from, to }: { from: string; to: string },
  { area, slot }: { area: AreaRow; slot: WallTime | undefined },
): Promise<void> {
  const had = await tx
    .selectFrom('appointment_seat')
    .select('starts_at')
    .where('order_id', '=', from)
    .where('kind', '=', 'pickup')
    .executeTakeFirst()
  if (!had) return
  const startsAt = slot === undefined ? undefined : toInstant(slot, area.zone)
  if (startsAt && +had.starts_at === +startsAt) {
    await sql`update appointment_seat set order_id = ${to} where order_id = ${from}`.execute(tx)
    return
  }
  await tx.deleteFrom('appointment_seat').where('order_id', '=', from).execute()
  if (slot === undefined || startsAt === undefined) return
  const seat = { slot, startsAt, kind: 'pickup', orderId: to, cents: slotPrice(slot) } as const
  if (!(await takeSeat(tx, area, seat))) throw conflict(bookingTexts.slotGone)
}
