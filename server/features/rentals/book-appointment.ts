import {
  type AppointmentKind,
  parseAppointmentId,
  pickupSlots,
} from '#domain/fleet/pickup-slots.ts'
import { dayOf } from '#domain/time/wall-time.ts'
import { toInstant } from '#domain/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import { takeSeat } from '../bookings/hold-slot.ts'
import { carById } from '../cars/cars-store.ts'
import { pickupPlace } from '../cars/pickup-place.ts'
import { appointmentText } from './appointment-text.ts'
import { windowOf } from './appointments.ts'
import { changeStatus } from './change-status.ts'
import { renewAndTell } from './renew-contracts.ts'
import { mustBeAllowed, type OwnRental } from './own-rental.ts'

const outside: Text = {
  en: 'This time is outside the hours or days for this appointment. Please choose another one.',
  es: 'Esta hora queda fuera del horario o de los días de esta cita. Elige otra.',
}

const past: Text = {
  en: 'This time is over by now. Please choose another one.',
  es: 'Esta hora ya pasó. Elige otra.',
}

const ways = {
  85: { action: 'acceptAppointment', kind: 'pickup' },
  92: { action: 'scheduleReturn', kind: 'return' },
  93: { action: 'scheduleMaintenance', kind: 'maintenance' },
} as const

/** The code that an appointment leads to: a pickup stays 85, a return 92, maintenance 93. */
export type AppointmentStatus = keyof typeof ways

type Asked = { rentalStatus: AppointmentStatus; appt: string; userId: string; now: Date }

/**
 * Takes a slot for an order and moves it to its code; a return is also the notice of it (PRODUCT.md
 * 4, 6). The caller holds the order's lock.
 * @throws Problem 400 for no such slot, 409 for a full one and for a code that has no appointment
 */
export async function bookAppointment(
  tx: Tx,
  rental: OwnRental,
  { rentalStatus, appt, userId, now }: Asked,
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
  const { from, to } = windowOf(order, kind, area.zone, now)
  const hours = { opens: area.opens.slice(0, 5), closes: area.closes.slice(0, 5) }
  const slot = pickupSlots({ day: dayOf(wall), ...hours }).find((one) => one.slot === wall)
  const startsAt = toInstant(wall, area.zone)
  if (slot && startsAt < now) throw conflict(past)
  if (!slot || wall < from || wall > to) throw conflict(outside)
  const seat = { slot: wall, startsAt, kind, orderId: order.id, cents: slot.price }
  const car = await carById(tx, order.car_id)
  const place = car ? pickupPlace(order.paid, car, area) : area.pickup_address
  const booked = await changeStatus(tx, order, {
    action,
    by: { actor: 'renter', id: userId },
    now,
    facts: { ...facts, slotFree: await takeSeat(tx, area, seat) },
    details: { appointment: wall, kind, cents: slot.price },
    notice: { text: appointmentText(kind, startsAt, area.zone, place) },
    ...(kind === 'return' ? { set: { return_noticed_at: order.return_noticed_at ?? now } } : {}),
  })
  await renewAndTell(tx, booked, now)
}
