import { ask, payByCard } from './booked-rental.ts'
import { post } from './known-renter.ts'
import { availableCars, dates } from './screens.ts'

/** Books a car for `dates` with a pickup time that is free of charge, and pays it by card. Answers the order. */
export async function paidBooking(base: string, token: string): Promise<string> {
  type Offer = { appointments: { appointmentId: string; available: boolean; price: number }[] }
  for (const car of await availableCars(base)) {
    const offer = await ask<Offer>(base, token, { objectType: 'booking', car, ...dates })
    const slot = offer.appointments.find(({ available, price }) => available && price === 0)
    if (!slot) continue
    const booking = { objectType: 'submitBooking', car, appt: slot.appointmentId, ...dates }
    const { body } = await post(base, token, booking)
    if (body.status !== 1) continue
    const order = String(body.orderId)
    await payByCard(base, token, order)
    return order
  }
  throw new Error('no car could be booked')
}
