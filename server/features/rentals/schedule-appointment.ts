import type { scheduleAppointment as operation } from '#protocol/rentals/schedule-appointment.ts'
import type { Handler } from '../../core/handler.ts'
import { type AppointmentStatus, bookAppointment } from './book-appointment.ts'
import { lockOwnRental } from './own-rental.ts'
import { rentalAnswer } from './rental-answer.ts'

/** Accepts, makes or moves an appointment; the database holds the capacity (PRODUCT.md 4, 6). */
export const scheduleAppointment: Handler<typeof operation> = async (
  { db: tx, user, now, lang },
  input,
) => {
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  const rentalStatus = (input.rentalStatus ?? 85) as AppointmentStatus
  await bookAppointment(tx, rental, { rentalStatus, appt: input.appt, userId: user.id, now })
  return rentalAnswer(tx, rental.order.id, lang, now)
}
