import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { sqlConfirmsItself } from '../../people/company/company-store.ts'
import { confirmBooking } from './confirm-booking.ts'
import { mayConfirmItself } from './may-confirm-itself.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'

/* All of them: those that staff must look at stay, and shall not be all that is ever looked at. */
export const bookingsToConfirm = (now: SqlInstant) => sql<{ id: string }>`
  select o.id from rental_order o
  where o.confirmation = 'pending' and ${waitingForKeys} and o.paid and o.kind = 'start'
    and o.booked_at <= ${now} - ${sqlConfirmsItself}
    and papers_hold(o) and not exists (select from rental_order b
      where b.transaction_id = o.transaction_id and b.kind = 'balance' and b.state = 'held' and b.deposit_cents > 0)
  order by o.booked_at`

/**
 * Confirms paid bookings with nothing missing (docs/product/booking-and-payment.md#confirmation) after 6 hours at the latest, or as soon as the company promises: papers verified for the trip + 1 day, the
 * deposit whole. Others, also of who is blocked, or may be in another account, wait for staff (docs/product/rental.md#overdue).
 */
export async function confirmComplete({ db, clock, config }: Services): Promise<number> {
  const now = clock()
  const { rows } = await bookingsToConfirm(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || !(await mayConfirmItself(tx, order, now))) return 0
      await confirmBooking(tx, order, { by: { actor: 'system' }, config, now })
      return 1
    }),
  )
}
