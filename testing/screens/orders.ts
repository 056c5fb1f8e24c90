import type { OutputOf } from '#protocol/core/operation.ts'
import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { Answers } from './answers.ts'
import { home } from './company.ts'
import { made } from './made-answer.ts'

export const trip = { start: '2030-01-10T10:00', end: '2030-02-10T10:00' }

const car = { id: '5', make: 'Ford', model: 'Transit', year: 2021, areaId: '1' }
/** When the car can be picked up: at once, which is suggested, or an hour later. */
const atOnce = {
  appointmentId: 'slot-1',
  id: 'office',
  date: trip.start,
  price: 0,
  available: true,
}
export const later = { ...atOnce, appointmentId: 'slot-2', date: '2030-01-10T11:00' }

/** What the booking screens show of the one car that the company has, and of the order for it. */
export function bookingOf(rental?: Partial<Rental>): OutputOf<typeof booking> {
  return made('booking', {
    car: { ...car, status: 'active', available: true, minimumRentalDurationDays: 1 },
    appointments: [atOnce, later],
    plans: [{ id: 'normal', name: 'Normal' }],
    insurancePlans: [{ id: 'own', name: 'My own' }],
    calculatorData: { dueNow: 900, total: 900, deposit: 0 },
    ...(rental && {
      rental: { carId: '5', areaId: '1', kind: 'start', dates: trip, pm: 'normal', ...rental },
    }),
  })
}

/** An order that is held for half an hour, and what is there once it is paid. */
export const heldOrder: Answers = {
  home,
  userInfo: made('userInfo', { userInfo: { emailVerified: true } }),
  booking: ({ order }) => bookingOf({ orderId: order, state: 'held', holdSeconds: 1800 }),
  // The debit card among the numbers to try begins so.
  cardPrice: ({ confirmationToken = '' }) =>
    made(
      'cardPrice',
      confirmationToken.startsWith('400005')
        ? { funding: 'debit', fee: 0, total: 900 }
        : { funding: 'credit', fee: 27, total: 927 },
    ),
  paymentState: made('paymentState', { state: 'paid' }),
  orderHistory: ({ order }) =>
    made('orderHistory', {
      now: '2029-12-01T18:00:00Z',
      car,
      rental: {
        orderId: order,
        carId: '5',
        areaId: '1',
        kind: 'start',
        state: 'booked',
        paid: true,
        confirmation: 'pending',
        dates: trip,
      },
    }),
}
