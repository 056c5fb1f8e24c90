import { openingHours } from '../../fleet/site/areas-store.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import {
  type AppointmentKind,
  isSlotOver,
  parseAppointmentId,
  pickupSlots,
} from '#domain/fleet/fleet/pickup-slots.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { slotMinutes } from '#domain/core/time/time-slots.ts'
import { addMinutes, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { noticeOf } from '#domain/fleet/pricing/while-out/early-return.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { takeSeat } from '../holds/hold-slot.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { pickupPlace } from '../../fleet/fleet/pickup-place.ts'
import { appointmentText } from './appointment-text.ts'
import { windowOf } from './appointments.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { readSeat } from '../../money/orders/order-facts.ts'
import { renewAndTell } from '../contract/renew-contracts.ts'
import { mustBeAllowed, type OwnRental } from '../../money/orders/own-rental.ts'

const outside: Text = {
  en: 'This time is not available for this appointment. Please choose another one.',
  es: 'Esta hora no está disponible para esta cita. Elige otra.',
}

const past: Text = {
  en: 'This time has passed. Please choose another one.',
  es: 'Esta hora ya pasó. Elige otra.',
}

function otherTime(start: WallTime, end: WallTime): Text {
  const to = end.slice(11)
  return {
    en: `This appointment is now from ${dayAndTime(start, 'en')} to ${to}. Please choose it again.`,
    es: `Esta cita ahora es del ${dayAndTime(start, 'es')} a las ${to}. Elígela de nuevo.`,
  }
}

const ways = {
  [RentalStatus.notPickedUp]: { action: 'acceptAppointment', kind: 'pickup' },
  [RentalStatus.returnScheduled]: { action: 'scheduleReturn', kind: 'return' },
  [RentalStatus.maintenanceScheduled]: { action: 'scheduleMaintenance', kind: 'maintenance' },
} as const

/** The code that an appointment leads to: a pickup stays 85, a return 92, maintenance 93. */
export type AppointmentStatus = keyof typeof ways

/** The times that a screen showed, as far as it sent them. */
type Shown = { start?: WallTime | undefined; end?: WallTime | undefined }

type Asked = {
  rentalStatus: AppointmentStatus
  appt: string
  shown?: Shown
  userId: string
  /** Who of the staff makes it for the renter. */
  staffId?: string | undefined
  now: Date
}

/**
 * Takes a slot for an order and moves it to its code; a return is also the notice of it
 * (docs/product/rental.md#appointments). The caller holds the order's lock.
 * @throws Problem 400 for no such slot, 409 for a full one, for another one than was shown, and for
 * a code that has no appointment
 */
export async function bookAppointment(
  tx: Tx,
  rental: OwnRental,
  { rentalStatus, appt, shown = {}, userId, staffId, now }: Asked,
): Promise<void> {
  const { order, area, facts } = rental
  const { action, kind: asked } = ways[rentalStatus]
  const kind: AppointmentKind = asked === 'pickup' && order.kind === 'swap' ? 'swap' : asked
  mustBeAllowed(rental, action)
  const appointment = parseAppointmentId(appt)
  if (!appointment || appointment.kind !== kind || appointment.areaId !== area.id) {
    throw new Problem(400, texts.malformed, { errors: { appt: fieldError('invalidData') } })
  }
  const { wall } = appointment
  const until = addMinutes(wall, slotMinutes)
  if ((shown.start ?? wall) !== wall || (shown.end ?? until) !== until)
    throw conflict(otherTime(wall, until))
  const { from, to } = windowOf(order, kind, area.zone, now)
  const hours = openingHours(area)
  const slot = pickupSlots({ day: dayOf(wall), ...hours }).find((one) => one.slot === wall)
  const startsAt = toInstant(wall, area.zone)
  if (slot && isSlotOver(startsAt, now)) throw conflict(past)
  if (!slot || wall < from || wall > to) throw conflict(outside)
  const seat = { slot: wall, startsAt, kind, orderId: order.id, cents: slot.price }
  const noticed = kind === 'return' ? await noticeFor(tx, rental, wall, now) : undefined
  const car = await carById(tx, order.car_id)
  const place = car ? pickupPlace(order.paid, car, area) : area.pickup_address
  const booked = await changeStatus(tx, order, {
    action,
    by: staffId === undefined ? { actor: 'renter', id: userId } : { actor: 'staff', id: staffId },
    now,
    facts: { ...facts, slotFree: await takeSeat(tx, area, seat) },
    details: { appointment: wall, kind, cents: slot.price },
    notice: { text: appointmentText(kind, startsAt, area.zone, place) },
    ...(noticed ? { set: { return_noticed_at: noticed } } : {}),
  })
  await renewAndTell(tx, booked, now)
}

/** Put off, a notice stays as old as it was; for an earlier day it is a new one. */
async function noticeFor(tx: Tx, { order, area }: OwnRental, wall: WallTime, now: Date) {
  const day = dayOf(wall)
  const seat = await readSeat(tx, order.id, ['return'])
  const isPutOff = seat !== undefined && dayOf(toWall(seat.starts_at, area.zone)) <= day
  const made = (isPutOff ? order.return_noticed_at : undefined) ?? now
  return noticeOf(made, toInstant(`${day}T00:00`, area.zone))
}
