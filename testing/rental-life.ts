import { appointmentId, type AppointmentKind } from '#domain/fleet/fleet/pickup-slots.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { firstBroken } from '#domain/money/evidence/evidence.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { breakdownReport } from '#protocol/help/help/help-request.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { scheduleAppointment } from '#protocol/rentals/appointments/schedule-appointment.ts'
import { staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { sha256 } from '#server/platform/random.ts'
import { readEvidence } from '#server/money/evidence/evidence-store.ts'
import { decideAsSeen } from './decide.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from './factories.ts'
import { bayZone } from './fleet.ts'
import { inspectForKeys } from './inspection.ts'
import { holdCar, payByCard, trip } from './journey.ts'
import type { TestServer } from './server.ts'

/** Sets the server's clock to a wall time of the Bay Area; whoever was signed in still is. */
export async function setWall(server: TestServer, wall: WallTime): Promise<void> {
  const now = toInstant(wall, bayZone)
  server.setNow(now)
  const expires = new Date(now.getTime() + 30 * 86_400_000)
  await server.services.db.updateTable('session').set({ expires_at: expires }).execute()
}

export type Rented = { user: TestUser; staff: TestUser; car: string; order: string }

/** A booking for `trip`: paid by card, its papers verified and itself confirmed by staff, its contract accepted. */
export async function bookedCar(
  server: TestServer,
  more: Parameters<typeof holdCar>[3] & { car?: string; user?: TestUser } = {},
): Promise<Rented> {
  const { car = await buildCar(server), user = await buildUser(server), ...choices } = more
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, car, choices)
  await payByCard(server, user, order)
  await verifyPapers(server, user)
  await confirm(server, staff, order)
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  return { user, staff, car, order }
}

export async function confirm(server: TestServer, staff: TestUser, order: string): Promise<void> {
  const reply = await decideAsSeen(server, server.as(staff.token), staffDecideBooking, {
    order,
    decision: 'confirm',
  })
  if (reply.body.status !== 1) throw new Error(`not confirmed: ${JSON.stringify(reply.body)}`)
}

type Keys = InputOf<typeof getOrReturnKeys>

/**
 * Takes or returns keys, full tank, after what they wait for, the inspection and for a pickup the look
 * of staff at the papers, and answers what the server says.
 */
export async function keys(
  server: TestServer,
  user: TestUser,
  fields: Partial<Keys> & { order: string },
) {
  const code = Number(fields.rentalStatus ?? 86)
  // The photos of a pickup wait for the papers too.
  if (code === 86) await verifyPapers(server, user)
  await inspectForKeys(server, user, fields.order, code)
  return server
    .as(user.token)
    .send(getOrReturnKeys, { rentalStatus: 86, odometer: 0, gas: 8, ...fields })
}

/** A rental whose keys were taken at the start of `trip`; the clock stands there. */
export async function pickedUp(
  server: TestServer,
  more: Parameters<typeof bookedCar>[1] & { odometer?: number } = {},
): Promise<Rented> {
  const { odometer = 47_380, ...booking } = more
  const rented = await bookedCar(server, booking)
  await setWall(server, booking.start ?? trip.start)
  const reply = await keys(server, rented.user, { order: rented.order, odometer })
  if (reply.body.rentalStatus !== 86) throw new Error(`no keys: ${JSON.stringify(reply.body)}`)
  return rented
}

/** A change to another car, asked for by the renter and paid by card. @returns its order */
export async function paidSwap(server: TestServer, { user, order }: Rented): Promise<string> {
  const car = await buildCar(server)
  const { body } = await server.as(user.token).send(carChangeByCar, { order, car })
  const swap = body.orderId ?? ''
  await payByCard(server, user, swap)
  return swap
}

export function schedule(
  server: TestServer,
  user: TestUser,
  order: string,
  rentalStatus: 85 | 92 | 93,
  wall: WallTime,
) {
  const kinds: Record<number, AppointmentKind> = { 85: 'pickup', 92: 'return', 93: 'maintenance' }
  const appt = appointmentId(kinds[rentalStatus] ?? 'pickup', '1', wall)
  return server.as(user.token).send(scheduleAppointment, { order, rentalStatus, appt })
}

export async function statusOf(server: TestServer, token: string, order: string) {
  return (await server.as(token).read(orderHistory, { order })).body.rental?.rentalStatus
}

/** The evidence of an order, after it was verified. */
export async function verifiedEvidence({ services }: TestServer, order: string) {
  const entries = await readEvidence(services.db, order)
  const broken = firstBroken(entries, sha256)
  if (broken !== undefined) throw new Error(`evidence of ${order} breaks at ${broken}`)
  return entries
}

/** Accounts of one rental's ledger, in cents, without those that are even. */
export async function ledgerOf({ services }: TestServer, order: string) {
  const rows = await services.db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .innerJoin('rental_order', 'rental_order.transaction_id', 'ledger_entry.transaction_id')
    .where('rental_order.id', '=', order)
    .select(({ fn }) => ['account', fn.sum<number | string>('amount_cents').as('cents')])
    .groupBy('account')
    .execute()
  const even = rows.map((row): [string, number] => [row.account, Number(row.cents)])
  return Object.fromEntries(even.filter(([, cents]) => cents !== 0))
}

/** The car broke down; while the report is open, a change of car is free. */
export function reportBreakdown(server: TestServer, user: TestUser, order: string) {
  return server
    .as(user.token)
    .send(breakdownReport, { order, symptom: 'no-start', place: 'Oakland, 7th Street' })
}
