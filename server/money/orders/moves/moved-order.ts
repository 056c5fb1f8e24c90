import { creditIn } from '#domain/fleet/pricing/credit-line.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { randomId } from '../../../platform/random.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addEvent, lockOrder, type OrderRow, wasGivenOtherCar } from '../orders-store.ts'

type Dates = { startsAt: Date; endsAt: Date; quote: Quote }

/**
 * The order that takes the place of another one: all that was agreed, its price too, for another car
 * (docs/product/cars.md#off-the-road), or for other `dates` at the price that these have
 * (docs/product/rental.md#other-dates). It is held until `changeStatus` books it; who drives and the car are for
 * whoever calls, who holds the lock of the rental.
 */
export async function insertMoved(
  tx: Tx,
  old: OrderRow,
  { carId, staffId, dates, now }: { carId: string; staffId: string; dates?: Dates; now: Date },
): Promise<OrderRow> {
  const { number: _number, ...agreed } = old
  const id = randomId()
  await tx
    .insertInto('rental_order')
    .values({
      ...agreed,
      id,
      car_id: carId,
      quote: JSON.stringify(agreed.quote),
      moved_from: old.id,
      ...(dates ? inOtherDates(old, dates) : { dates_changed: false }),
      state: 'held',
      rental_status: null,
      confirmation: 'none',
      arrived_for: null,
      key_box_code: null,
      created_at: now,
    })
    .execute()
  await addEvent(tx, id, now, { actor: 'staff', actorId: staffId, code: 'held' })
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`order ${id} is gone`)
  return order
}

/** Whoever was given another car before has what that gives them still. */
const inOtherDates = (old: OrderRow, { startsAt, endsAt, quote }: Dates) => ({
  starts_at: startsAt,
  ends_at: endsAt,
  quote: JSON.stringify(quote),
  total_cents: quote.dueNow,
  credit_cents: creditIn(quote),
  dates_changed: !wasGivenOtherCar(old),
})

/** What was paid for an order, or was promised, is the other one's now; of the first nothing is left. */
export async function carryPayments(tx: Tx, from: OrderRow, to: OrderRow): Promise<void> {
  await tx.updateTable('payment').set({ order_id: to.id }).where('order_id', '=', from.id).execute()
  await tx
    .updateTable('rental_order')
    .set({ paid: false, credit_cents: 0 })
    .where('id', '=', from.id)
    .execute()
}
