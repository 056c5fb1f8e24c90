import { toWall } from '#domain/core/time/zone.ts'
import type { Stretch } from '#domain/rentals/dates/stretch-to-hold.ts'
import { holdStretch } from '../../fleet/occupancy/take-car.ts'
import { settleCredits } from '../../money/ledger/settle-rental.ts'
import {
  insertDatesOffer,
  newDatesOf,
  openDatesOffer,
  type NewDates,
} from '../../money/orders/moves/dates-offer.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { rentalFacts, refusalOf } from '../../money/orders/own-rental.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notify, settleNotice } from '../../platform/mail/notifications.ts'
import { releaseHold } from '../holds/release-hold.ts'
import { changedText, datesTexts, offeredText } from './dates-texts.ts'
import { takeNewDates } from './take-new-dates.ts'

type Offered = NewDates & {
  startsAt: Date
  endsAt: Date
  cents: number
  stretch: Stretch
  until: Date
  zone: string
  now: Date
}

const threadOf = (order: Pick<OrderRow, 'transaction_id'>) => `dates ${order.transaction_id}`

/**
 * New dates that cost more wait for their renter, and the car is held for them: paid, they are the booking's
 * (docs/product/rental.md#other-dates). The caller holds the locks of the car and of the rental.
 */
export async function offerNewDates(tx: Tx, order: OrderRow, offer: Offered): Promise<string> {
  const { stretch, until, zone, slot, cents, startsAt, endsAt, now } = offer
  await endDatesOffer(tx, order, now)
  const id = await insertDatesOffer(tx, order, offer)
  await holdStretch(tx, { orderId: id, carId: order.car_id, ...stretch, expiresAt: until, now })
  const told = {
    first: await firstNameOf(tx, order),
    start: toWall(startsAt, zone),
    end: toWall(endsAt, zone),
    slot,
  }
  await tell(tx, order, {
    title: datesTexts.offered,
    text: offeredText(told, cents, toWall(until, zone)),
    route: 'payment',
    query: { order: id },
    now,
  })
  return id
}

/** What was offered is over: the booking ended, changed, or is offered others. @returns whether there was an offer */
export async function endDatesOffer(
  tx: Tx,
  order: Pick<OrderRow, 'id'>,
  now: Date,
): Promise<boolean> {
  const open = await openDatesOffer(tx, order.id)
  return open !== undefined && (await releaseHold(tx, open.id, now, 'replaced'))
}

/**
 * A balance that was offered for new dates is paid: the booking has them. When it took another way meanwhile, all of the
 * money goes back. @returns false of a balance that is for no dates
 */
export async function takePaidDates(tx: Tx, balance: OrderRow, now: Date): Promise<boolean> {
  const dates = newDatesOf(balance)
  if (!dates) return false
  const order = await lockOrder(tx, balance.previous_order_id ?? '')
  if (!order) throw new Error(`new dates ${balance.id} are of no booking`)
  const rental = await rentalFacts(tx, order, now)
  const { starts_at: startsAt, ends_at: endsAt, total_cents: cents } = balance
  const isAsAgreed = order.quote.total + cents === dates.quote.total
  if (order.state !== 'booked' || !isAsAgreed || refusalOf(rental, 'moved')) {
    await settleCredits(tx, order, now)
    const over = { title: datesTexts.over, text: datesTexts.overText } as const
    await tell(tx, order, { ...over, route: 'dashboard', query: { order: order.id }, now })
    return true
  }
  const paid = { ...dates, startsAt, endsAt, paidWith: balance.id, now }
  const { taken } = await takeNewDates(tx, rental, paid)
  await tellOfNewDates(tx, taken, { back: 0, slot: dates.slot, zone: rental.area.zone, now })
  return true
}

type Told = { back: number; slot: string | undefined; zone: string; now: Date }

/** The renter reads the dates that they have now, in their language. */
export async function tellOfNewDates(
  tx: Tx,
  order: OrderRow,
  { back, slot, zone, now }: Told,
): Promise<void> {
  const told = {
    first: await firstNameOf(tx, order),
    start: toWall(order.starts_at, zone),
    end: toWall(order.ends_at, zone),
    slot,
  }
  const text = changedText(told, back)
  const about = { route: 'dashboard', query: { order: order.id } } as const
  await tell(tx, order, { title: datesTexts.changed, text, ...about, now })
}

async function firstNameOf(tx: Tx, order: OrderRow): Promise<string> {
  const { first_name: name } = await tx
    .selectFrom('app_user')
    .select('first_name')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  return name ?? ''
}

/** What the renter was told of dates that they are offered no more. */
export const settleDates = (tx: Tx, order: OrderRow, now: Date): Promise<void> =>
  settleNotice(tx, order.user_id, threadOf(order), now)

type News = Pick<Parameters<typeof notify>[1], 'title' | 'text' | 'route' | 'query'> & { now: Date }

const tell = (tx: Tx, order: OrderRow, { now, ...news }: News): Promise<void> =>
  notify(
    tx,
    {
      userId: order.user_id,
      orderId: order.id,
      topic: 'rental',
      thread: threadOf(order),
      severity: 'warning',
      ...news,
    },
    now,
  )
