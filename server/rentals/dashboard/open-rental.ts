import {
  coverPriceFor,
  coversOf,
  deposit,
  loweringDeductibles,
} from '#domain/fleet/pricing/deposit/deposit.ts'
import type { OpenRental } from '#domain/fleet/pricing/while-out/open-rental.ts'
import { keptSeasons } from '#domain/fleet/pricing/seasons/kept-seasons.ts'
import { rentalDays, taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { quotedTripPrice } from '#domain/fleet/pricing/trip-price.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import type { DriverRow } from '../../people/drivers/drivers-store.ts'
import { fuelOf, unpaidAppointments } from '../handover/segment-facts.ts'
import { readCredit } from '../../money/ledger/credit.ts'
import { taxesAt } from '../../fleet/site/areas-store.ts'
import { readAccount } from '../../money/ledger/ledger.ts'
import { isRunning } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { stretchesOf } from '../../money/orders/paid-stretches.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import { seasonsOf } from '../../fleet/pricing/seasons-store.ts'
import { withAgreedCover } from '../../fleet/pricing/price-booking.ts'
import type { OrderReads } from '../rentals/order-reads.ts'

/** What the books say of a rental: its deposit, what is owed, what the renter earned; cents. */
export type Books = { deposit: number; owed: number; credit: number }

/** Reads what the books say of a rental. */
export async function readBooks(db: Db | Tx, order: OrderRow): Promise<Books> {
  const { transaction_id: transactionId, user_id } = order
  const [held, owed, credit] = await readTogether(db, (one) => [
    readAccount(one, transactionId, 'deposit'),
    readAccount(one, transactionId, 'receivable'),
    readCredit(one, user_id),
  ])
  return { deposit: Math.max(0, -held), owed, credit }
}

/** Since when the days of an order count: an extension's from its payment on. */
export const countedSince = (order: OrderRow): Date =>
  order.kind === 'extension' ? order.created_at : order.starts_at

type Facts = {
  reads: OrderReads
  drivers: readonly DriverRow[]
  offers: Offers
  /** What an accepted offer takes off an extension; cents. */
  offerCredit: number
  books: Books
  now: Date
}

/** All that a rental that is out is priced with (docs/product/money.md#preview); undefined of any other. */
export function openRentalOf(order: OrderRow, facts: Facts): OpenRental | undefined {
  const { reads, drivers, offers, offerCredit, books, now } = facts
  if (!isRunning(order) || order.start_odometer === null) return undefined
  const car = reads.carOf(order)
  const area = reads.areaOf(order)
  const orders = reads.ordersOf(order)
  const { coefficient, terms } = order.quote
  const since = countedSince(order)
  const wall = (instant: Date) => toWall(instant, area.zone)
  const optional = (instant: Date | null) => (instant ? wall(instant) : undefined)
  const end = wall(order.ends_at)
  const modifier = offers.modifiers.find(({ id }) => id === order.price_modifier_id)
  const { base } = deposit({
    minimum: car.deposit_minimum_cents,
    maximum: car.deposit_maximum_cents,
    deductibles: loweringDeductibles(coversOf(drivers), end),
    under25: false,
  })
  const { covers } = withAgreedCover(offers, order.quote)
  const hasCover = order.insurance_plan === 'ownCollision'
  return {
    ...books,
    mileCents: terms.mileCents,
    includedMilesPerDay: terms.includedMilesPerDay,
    taxes: taxesOf(terms),
    rentalDays: rentalDays(order.quote),
    coefficient,
    rent: quotedTripPrice(order.quote, 0),
    dayCents: terms.rates.day,
    seasons: keptSeasons(terms),
    startOdometer: order.start_odometer,
    odometer: car.odometer,
    readAt: optional(car.odometer_read_at),
    start: wall(since),
    drivenSince: wall(order.picked_up_at ?? since),
    end,
    fuel: fuelOf(order, car, area),
    appointment: unpaidAppointments(order, orders, (id, ...kinds) => reads.seatOf(id, ...kinds)),
    stretches: stretchesOf(order, orders, area.zone),
    noticed: optional(order.return_noticed_at),
    more: {
      rates: { day: car.day_cents, week: car.week_cents, month: car.month_cents },
      mileCents: car.mile_cents,
      includedMilesPerDay: car.included_miles_per_day,
      coefficient: modifier ? Number(modifier.coefficient) : coefficient,
      taxes: taxesAt(area, now),
      seasons: seasonsOf(offers.seasons, car),
      coverMonth: hasCover ? coverPriceFor(covers, base)?.month : undefined,
      offerCredit,
    },
  }
}
