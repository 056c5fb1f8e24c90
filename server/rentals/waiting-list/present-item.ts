import { bookingPrice } from '#domain/fleet/pricing/booking-price.ts'
import { toWall } from '#domain/core/time/zone.ts'
import {
  type WaitingListItem,
  waitingStatuses,
} from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { presentCar } from '../../fleet/fleet/present-car.ts'
import { type Offers, readOffers } from '../../fleet/pricing/offers-store.ts'
import { lengthOf } from '../../fleet/pricing/seasons-store.ts'
import type { ListedRow } from './waiting-list-store.ts'

/** Items as they travel, with the cars of those that were offered one. */
export async function presentItems(
  db: Db | Tx,
  rows: readonly ListedRow[],
  now: Date,
): Promise<WaitingListItem[]> {
  const ids = rows.flatMap((row) => row.car_id ?? [])
  const cars =
    ids.length === 0 ? [] : await db.selectFrom('car').selectAll().where('id', 'in', ids).execute()
  const offers = await readOffers(db)
  return rows.map((row) =>
    presentItem(
      row,
      cars.find((car) => car.id === row.car_id),
      offers,
      now,
    ),
  )
}

function presentItem(
  row: ListedRow,
  car: CarRow | undefined,
  offers: Offers,
  now: Date,
): WaitingListItem {
  const { zone } = row
  const status = waitingStatuses.find((each) => each === row.status)
  if (!status) throw new Error(`unknown status ${row.status}`)
  return {
    id: row.id,
    area: row.area_id,
    start: toWall(row.starts_at, zone),
    end: row.ends_at ? toWall(row.ends_at, zone) : undefined,
    features: row.features,
    types: row.types,
    highestMonthPrice: row.highest_month_cents === null ? undefined : row.highest_month_cents / 100,
    status,
    position: row.position ?? undefined,
    ...(car ? presentOffer(row, car, offers, now) : {}),
    orderId: row.order_id ?? undefined,
    awaitsPayment: status === 'booked' ? row.order_state === 'held' : undefined,
  }
}

type Offer = Pick<
  WaitingListItem,
  'car' | 'offerExpiresAt' | 'offerUntil' | 'offerSecondsLeft' | 'bookingQuery'
>

function presentOffer(row: ListedRow, car: CarRow, offers: Offers, now: Date): Offer {
  const start = toWall(row.starts_at, row.zone)
  const end = toWall(row.trip_ends_at ?? row.starts_at, row.zone)
  const rates = { day: car.day_cents, week: car.week_cents, month: car.month_cents }
  const shown = presentCar(car, {
    available: row.status === 'offered',
    bookingPrice: bookingPrice(rates, lengthOf(offers, car, { start, end }), 1) / 100,
  })
  const expiresAt = row.offer_expires_at
  if (row.status !== 'offered' || !expiresAt) return { car: shown }
  return {
    car: shown,
    offerExpiresAt: expiresAt.toISOString(),
    offerUntil: toWall(expiresAt, row.zone),
    offerSecondsLeft: Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)),
    bookingQuery: { car: car.id, start, end },
  }
}
