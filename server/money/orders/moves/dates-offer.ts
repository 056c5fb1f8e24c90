import { newDatesQuote } from '#domain/fleet/pricing/change-lines.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { randomId } from '../../../platform/random.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { addEvent, type OrderRow } from '../orders-store.ts'

/** What a booking becomes when its renter pays what the new dates cost more (docs/product/rental.md#other-dates). */
export type NewDates = {
  quote: Quote
  /** The pickup appointment's slot; without it the booking has none. */
  slot?: string | undefined
  staffId: string
}

type Offer = NewDates & { startsAt: Date; endsAt: Date; cents: number; until: Date; now: Date }

/** New dates that cost more, as something to pay: a balance of the booking with the new dates. One stands at a time. */
export async function insertDatesOffer(tx: Tx, order: OrderRow, offer: Offer): Promise<string> {
  const { quote, slot, staffId, startsAt, endsAt, cents, until, now } = offer
  const id = randomId()
  const { transaction_id, car_id, area_id, user_id, price_modifier_id, insurance_plan } = order
  await tx
    .insertInto('rental_order')
    .values({
      id,
      transaction_id,
      car_id,
      area_id,
      user_id,
      starts_at: startsAt,
      ends_at: endsAt,
      price_modifier_id,
      insurance_plan,
      kind: 'balance',
      previous_order_id: order.id,
      quote: JSON.stringify(newDatesQuote(cents, order.quote)),
      total_cents: cents,
      deposit_cents: 0,
      new_dates: JSON.stringify({ quote, slot, staffId } satisfies NewDates),
      hold_expires_at: until,
      created_at: now,
    })
    .execute()
  const details = { cents, order: id }
  await addEvent(tx, order.id, now, {
    actor: 'staff',
    actorId: staffId,
    code: 'datesOffered',
    details,
  })
  await addEvent(tx, id, now, { actor: 'staff', actorId: staffId, code: 'held' })
  return id
}

/** What the payment of a balance makes of its booking; undefined of one that is only owed. */
export const newDatesOf = (balance: Pick<OrderRow, 'new_dates'>): NewDates | undefined =>
  (balance.new_dates ?? undefined) as NewDates | undefined

/** The new dates that a booking's renter has been offered and not paid. */
export const openDatesOffer = (
  db: Db | Tx,
  orderId: string,
): Promise<
  Pick<OrderRow, 'id' | 'starts_at' | 'ends_at' | 'total_cents' | 'hold_expires_at'> | undefined
> =>
  db
    .selectFrom('rental_order')
    .select(['id', 'starts_at', 'ends_at', 'total_cents', 'hold_expires_at'])
    .where('previous_order_id', '=', orderId)
    .where('new_dates', 'is not', null)
    .where('state', '=', 'held')
    .executeTakeFirst()
