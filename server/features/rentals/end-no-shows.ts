import { sql } from 'kysely'
import type { Services } from '../../core/context.ts'
import { oneByOne } from '../../core/one-by-one.ts'
import { cancellationOf } from './cancel-refund.ts'
import { endBooking } from './end-booking.ts'
import { lockOrder } from './orders-store.ts'
import { refusalOf, rentalFacts } from './own-rental.ts'

/**
 * Who did not come for the car until 24 hours after the start loses one day's rent (PRODUCT.md 6).
 * A booking that we did not confirm by then is refused instead.
 */
export async function endNoShows({ db, clock, config }: Services): Promise<number> {
  const now = clock()
  const before = new Date(now.getTime() - 24 * 3_600_000)
  const { rows } = await sql<{ id: string }>`
    select id from rental_order
    where starts_at <= ${before}::timestamptz
      and (confirmed_at is null or confirmed_at <= ${before}::timestamptz)
      and (kind <> 'swap' or booked_at is null or booked_at + interval '24 hours' <= ${before}::timestamptz)
      and (rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup'))
    order by starts_at limit 20`.execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) return 0
      const rental = await rentalFacts(tx, order, now)
      if (refusalOf(rental, 'noShow')) return 0
      const how = { by: { actor: 'system' }, config, now } as const
      // It was for us to confirm what was paid: nobody could come, and nothing is kept.
      if (order.paid && order.confirmation === 'pending') {
        await endBooking(tx, order, { ...how, action: 'refuse' })
        return 1
      }
      const { keptRent, keptTax } = cancellationOf(order, now)
      const kept = { rent: keptRent, tax: keptTax }
      await endBooking(tx, order, { ...how, action: 'noShow', kept })
      return 1
    }),
  )
}
