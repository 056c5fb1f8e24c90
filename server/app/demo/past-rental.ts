import { weeksOf } from '#domain/rentals/inspections/weekly-inspections.ts'
import type { InspectionKind } from '#domain/rentals/inspections/inspection-kinds.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Telling } from '../../platform/api/context.ts'
import { audit } from '../../platform/audit/audit.ts'
import { bookOrder } from '../../rentals/confirmation/book-order.ts'
import { confirmBooking } from '../../rentals/confirmation/confirm-booking.ts'
import { acceptVersion } from '../../rentals/contract/accept-contract.ts'
import { latestContract } from '../../rentals/contract/contract-store.ts'
import { readOdometer } from '../../fleet/fleet/odometer.ts'
import { getKeys } from '../../rentals/handover/get-keys.ts'
import { returnKeys } from '../../rentals/handover/return-keys.ts'
import { takeSeat } from '../../rentals/holds/hold-slot.ts'
import { insertInspection } from '../../rentals/inspections/insert-inspection.ts'
import { addDrivers } from '../../rentals/rentals/order-drivers.ts'
import { queuePaymentMail } from '../../money/ledger/payment-mail.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { lockOwnRental, type OwnRental } from '../../money/orders/own-rental.ts'
import { moneyArrived } from '../../money/payments/waiting-money.ts'
import { refundIsSent } from '../../money/refunds/refund-is-sent.ts'
import { depositMs, releaseDeposit } from '../../money/refunds/release-deposits.ts'
import { promiseTransfer } from '../../money/payments/loaded/payments.ts'
import { setReviewed } from '../../rentals/inspections/loaded/inspections.ts'
import type { Tx } from '../../platform/db/database.ts'
import { demoNumber } from './demo-id.ts'
import { transferOf } from './demo-payments.ts'
import { driverIdOf } from './demo-drivers.ts'
import { type Rated, reviewBothSides } from './past-reviews.ts'

/** A held order of the past, and what is to become of it. */
export type PastRental = Rated & {
  zone: string
  start: Date
  end: Date
  /** The odometer at the keys and at the return. */
  miles: { start: number; end: number }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

type Living = PastRental & {
  tx: Tx
  services: Telling
  /** The order as it stands, with what is known of its guards. */
  at: (now: Date) => Promise<OwnRental>
  /** The same without them. */
  standing: () => Promise<OrderRow>
}

/** One rental by the rules, each step when it was; no picture was kept of its inspections. */
export async function liveRental(tx: Tx, past: PastRental, services: Telling): Promise<void> {
  const { order, review } = past
  const standing = async () => {
    const row = await lockOrder(tx, order)
    if (!row) throw new Error(`demo order ${order} is not there`)
    return row
  }
  const at = (now: Date) => lockOwnRental(tx, order, review.renterId, now)
  const living: Living = { ...past, tx, services, at, standing }
  await book(living)
  await drive(living)
  const returned = plus(past.end, -20 * minuteMs)
  await bringBack(living, returned)
  await reviewBothSides(tx, past, returned)
  await giveDepositBack(living, returned)
}

/** Held, promised as a bank transfer, seen by staff a day later, confirmed by time, contract accepted. */
async function book({
  tx,
  services,
  staffId,
  order: id,
  at,
  standing,
  ...past
}: Living): Promise<void> {
  const { renterId } = past.review
  await addDrivers(tx, id, [driverIdOf(renterId)])
  const { order, area } = await at(past.start)
  const heldAt = order.created_at
  const slot = { slot: toWall(past.start, past.zone), startsAt: past.start, cents: 0 }
  await takeSeat(tx, area, { ...slot, kind: 'pickup', orderId: id })
  await addEvent(tx, id, heldAt, { actor: 'renter', actorId: renterId, code: 'held' })

  const sentAt = plus(heldAt, 12 * minuteMs)
  const payment = await promiseTransfer(tx, order, { ...transferOf(id), at: sentAt })
  await bookOrder(tx, order, { paid: false, code: 'transferSent', services, now: sentAt })
  await queuePaymentMail(tx, order, payment, 'waiting', services.config, sentAt)

  const seenAt = plus(sentAt, 23 * hourMs)
  const by = { actor: 'staff', id: staffId } as const
  await moneyArrived(tx, await standing(), payment.id, { by, services, now: seenAt })
  await audit(tx, staffId, seenAt, 'payment confirm', payment.id, {
    order: id,
    from: 'waiting',
    to: 'paid',
    amount: order.total_cents,
  })
  const confirmedAt = plus(seenAt, minuteMs)
  const confirming = { by: { actor: 'system' }, config: services.config, now: confirmedAt } as const
  await confirmBooking(tx, await standing(), confirming)

  const acceptedAt = plus(confirmedAt, hourMs)
  const contract = await latestContract(tx, id)
  if (!contract) throw new Error(`demo order ${id} has no contract`)
  await acceptVersion(tx, await at(acceptedAt), contract, acceptedAt)
}

/** The renter comes, looks at the car, takes the keys, and looks at it again each week. */
async function drive({ tx, services, at, zone, start, end, miles, review }: Living): Promise<void> {
  const arrivedAt = plus(start, -15 * minuteMs)
  const { order, facts } = await at(arrivedAt)
  const car = await tx
    .selectFrom('car')
    .select(['battery_kwh', 'latitude', 'longitude'])
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  await changeStatus(tx, order, {
    action: 'arrive',
    by: { actor: 'renter', id: review.renterId },
    now: arrivedAt,
    facts,
    position: car,
    set: { arrived_for: 'pickup' },
  })
  const reading = car.battery_kwh === null ? { gas: 8 } : { charge: 100 }
  await inspect(tx, order, {
    kind: 'pickup',
    now: plus(start, -5 * minuteMs),
    odometer: miles.start,
    ...reading,
  })
  const by = { actor: 'renter', id: review.renterId } as const
  const visit = { by, position: car, details: reading, services, now: start }
  const rental = await at(start)
  await getKeys(tx, { ...visit, rental, odometer: miles.start, reading }, noFirstCar)

  const wall = { handedOver: toWall(start, zone), ends: toWall(end, zone), now: toWall(end, zone) }
  for (const { week, due, state } of weeksOf({ ...wall, done: [] })) {
    if (state !== 'overdue' && state !== 'missed') continue
    const now = toInstant(due, zone)
    const part = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime())
    const odometer = miles.start + Math.round((miles.end - miles.start) * part)
    await inspect(tx, order, { kind: 'weekly', now, week, odometer })
    await readOdometer(tx, order.car_id, odometer, now)
  }
}

const noFirstCar = { odometer: undefined, reading: {} }

async function bringBack(
  { tx, services, at, order, miles, review }: Living,
  now: Date,
): Promise<void> {
  const rental = await at(now)
  const isElectric = rental.order.start_charge !== null
  // Some bring it back with an eighth less.
  const reading = isElectric ? { charge: 92 } : { gas: 8 - (demoNumber(`gas ${order}`) % 2) }
  const readings = { ...reading, odometer: miles.end }
  await inspect(tx, rental.order, { kind: 'return', now: plus(now, -5 * minuteMs), ...readings })
  const by = { actor: 'renter', id: review.renterId } as const
  const visit = { by, position: undefined, details: reading, services, now }
  await returnKeys(tx, { ...visit, rental, odometer: miles.end, reading })
}

type Seen = {
  kind: InspectionKind
  now: Date
  odometer: number
  week?: number
  gas?: number
  charge?: number
}

/** An inspection, at which staff have looked. */
async function inspect(tx: Tx, order: OrderRow, { week, ...seen }: Seen): Promise<void> {
  const place = { handoverId: order.id, week: week ?? null }
  const made = { ...seen, order: order.id, items: [], hashes: new Map<string, string>() }
  const { id } = await insertInspection(tx, order, { ...made, ...place })
  await setReviewed(tx, id, plus(seen.now, hourMs))
}

/** 72 hours later, and a day until staff have sent it. */
async function giveDepositBack(
  { tx, standing, staffId, order }: Living,
  returned: Date,
): Promise<void> {
  const releasedAt = plus(returned, depositMs)
  const { transaction_id: transactionId } = await standing()
  await releaseDeposit(tx, transactionId, releasedAt)
  const refunds = await tx
    .selectFrom('refund')
    .select(['id', 'due_cents'])
    .where('order_id', '=', order)
    .where('state', '=', 'owed')
    .execute()
  const sentAt = plus(releasedAt, 4 * hourMs)
  for (const { id, due_cents: cents } of refunds) {
    const by = { actor: 'staff', actorId: staffId } as const
    await refundIsSent(tx, id, {
      by,
      way: 'transfer',
      to: 'Checking account 000-4417',
      now: sentAt,
    })
    const moved = { order, from: 'owed', to: 'sent', amount: -cents }
    await audit(tx, staffId, sentAt, 'payment confirm', id, moved)
  }
}
