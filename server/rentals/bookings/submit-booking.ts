import type { submitBooking as operation } from '#protocol/rentals/bookings/submit-booking.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { bookChange } from './book-change.ts'
import { placeBooking } from './place-booking.ts'

/** Makes an order and holds car and slot for 30 minutes, unconfirmed for 15, all or nothing (docs/product/booking-and-payment.md#hold). */
export const submitBooking: Handler<typeof operation> = async (context, input) => {
  if (input.type === 'change') {
    if (!(await carById(context.db, input.car))) throw new Problem(404, texts.notFound)
    return bookChange(context, input)
  }
  const { user, address: network } = context
  const by = { actor: 'renter', id: user.id } as const
  return placeBooking(context, { renterId: user.id, by, network }, input)
}
