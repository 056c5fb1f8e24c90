import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { scheduleAppointment as operation } from '#protocol/rentals/appointments/schedule-appointment.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { type AppointmentStatus, bookAppointment } from './book-appointment.ts'
import { lockOwnRental } from '../../money/orders/own-rental.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'

/** Accepts, makes or moves an appointment; the database holds the capacity (docs/product/search.md#slots, docs/product/booking-and-payment.md#hold). */
export const scheduleAppointment: Handler<typeof operation> = async (
  { db: tx, user, now, lang },
  input,
) => {
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  const rentalStatus = (input.rentalStatus ?? RentalStatus.notPickedUp) as AppointmentStatus
  const { appt, start, end } = input
  const shown = { start, end }
  await bookAppointment(tx, rental, { rentalStatus, appt, shown, userId: user.id, now })
  return rentalAnswer(tx, rental.order.id, lang, now)
}
