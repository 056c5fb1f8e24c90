import { sql } from 'kysely'
import type { Services } from '../../core/api/context.ts'
import { ago, type Moment, moment } from '../../core/jobs/moment.ts'
import { oneByOne } from '../../core/jobs/one-by-one.ts'
import { cancellationOf } from '../refunds/cancel-refund.ts'
import { endBooking } from './end-booking.ts'
import { waitingForKeys } from '../orders/order-facts.ts'
import { lockOrder } from '../orders/orders-store.ts'
import { refusalOf, rentalFacts } from '../orders/own-rental.ts'

const dayMs = 24 * 3_600_000

export const noShows = (now: Moment) => sql<{ id: string }>`
  select id from rental_order
  where starts_at <= ${ago(now, dayMs)}
    and (confirmed_at is null or confirmed_at <= ${ago(now, dayMs)})
    and (kind <> 'swap' or booked_at is null or booked_at + interval '24 hours' <= ${ago(now, dayMs)})
    and ${waitingForKeys}
  order by starts_at limit 20`

/**
 * Who did not come for the car until 24 hours after the start loses one day's rent (docs/product/rental.md#cancellation-and-no-show).
 * A booking that we did not confirm by then is refused instead.
 */
export async function endNoShows(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock()
  const { rows } = await noShows(moment(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) return 0
      const rental = await rentalFacts(tx, order, now)
      if (refusalOf(rental, 'noShow')) return 0
      const how = { by: { actor: 'system' }, services, now } as const
      // Nobody comes for an extension: without its money it is not made.
      if (order.kind === 'extension') {
        await endBooking(tx, order, { ...how, action: 'transferMissing' })
        return 1
      }
      // It was for us to confirm what was paid: nobody could come, and nothing is kept.
      if (order.paid && order.confirmation === 'pending') {
        await endBooking(tx, order, { ...how, action: 'refuse' })
        return 1
      }
      // Nobody could come for a car that was not there either: then nothing is kept.
      const { keptRent, keptTax } = await cancellationOf(tx, order, now)
      const kept = { rent: keptRent, tax: keptTax }
      await endBooking(tx, order, { ...how, action: 'noShow', kept })
      return 1
    }),
  )
}
