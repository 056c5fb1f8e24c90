import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { confirmBooking } from '../confirmation/confirm-booking.ts'
import { mayConfirmItself } from '../confirmation/may-confirm-itself.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'

const swapMs = 24 * 3_600_000

/** When a change of car that was requested then is approved automatically (docs/product/rental.md#change-of-car). */
export const swapAgreedAt = (asked: Date) => new Date(asked.getTime() + swapMs)

/** Whether it is the similar car of who had booked one that is late or broke down: there is nothing to agree on. */
const isWayOut = sql`exists (select from rental_offer f
  where f.used_order_id = rental_order.id and f.because is not null)`

export const swapsToConfirm = (now: SqlInstant) => sql<{ id: string }>`
  select id from rental_order
  where kind = 'swap' and ${waitingForKeys} and confirmation = 'pending' and paid
    and (booked_at <= ${ago(now, swapMs)} or ${isWayOut})
  order by booked_at`

/**
 * A change of car that staff have not decided on in 24 hours is agreed (docs/product/rental.md#change-of-car), a
 * change to a similar car because the booked one is late (docs/product/search.md#occupancy) as soon as its booking is confirmed. What
 * only staff may confirm waits for them.
 */
export async function confirmSwaps({ db, clock, config }: Services): Promise<number> {
  const now = clock()
  const { rows } = await swapsToConfirm(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || !(await mayConfirmItself(tx, order, now))) return 0
      await confirmBooking(tx, order, { by: { actor: 'system' }, config, now })
      return 1
    }),
  )
}
