import { type RankedReplacement, rankReplacements } from '#domain/rentals/swap/best-replacement.ts'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { paidStretches } from '../../money/orders/paid-stretches.ts'
import { swapWindow } from '../../money/orders/swap-window.ts'
import { quoteSwap } from '../swap/quote-swap.ts'
import { swapCars } from '../swap/swap-cars.ts'
import type { Concerned } from './concerned.ts'
import { exchangedText, movedText, offeredText } from './moved-texts.ts'

export type ReplacementCar = RankedReplacement & { car: CarRow; message: Text }

const minuteMs = 60_000

type Asked = {
  own: CarRow
  area: AreaRow
  offers: Offers
  now: Date
  /** Of these cars, when there are any. */
  only?: readonly string[]
}

/** Whose car it is; `isBroken: false` when nothing is wrong with it. */
type Named = Pick<Concerned, 'order' | 'firstName'> & { isBroken?: boolean }

/** From when somebody needs another car: as booked, now when that is past, or when who has the car can change it. */
export function neededFrom(order: OrderRow, area: AreaRow, now: Date): Date {
  if (isOut(order)) return toInstant(swapWindow(order, area, now).earliest, area.zone)
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  return order.starts_at > minute ? order.starts_at : minute
}

const classOf = (car: CarRow) => ({
  subtype: car.subtype_id,
  seats: car.seats,
  isElectric: isElectric(car.fuel),
  isManual: car.transmission === 'manual',
})

/**
 * The cars that a renter of a broken one may get instead, free for all that is left of the rental, the best first
 * (`rankReplacements`), with what each costs the company and what the renter would read.
 */
export async function readReplacements(
  db: Db | Tx,
  concerned: Named,
  { own, area, offers, now, only = [] }: Asked,
): Promise<ReplacementCar[]> {
  const { order } = concerned
  const startsAt = neededFrom(order, area, now)
  const types = [own.type_id]
  const swapRequest = {
    startsAt,
    cars: only,
    types,
    subtypes: [],
    features: [],
    ...(only.length > 0 && { most: only.length }),
  }
  const free = await swapCars(db, order, swapRequest, now)
  const start = toWall(startsAt, area.zone)
  // What was promised is agreed as well as what was paid.
  const paid = await paidStretches(db, { ...order, paid: true }, area.zone)
  const wanted = { pm: order.price_modifier_id, paid, reason: 'breakdown', offered: true } as const
  const ranked = rankReplacements(
    classOf(own),
    free.map((car) => ({
      id: car.id,
      ...classOf(car),
      miles: milesBetween(own, car),
      difference: quoteSwap(order, car, { area, offers }, { start, ...wanted }).total,
    })),
  )
  return ranked.flatMap((one) => {
    const car = free.find(({ id }) => id === one.id)
    return car ? [{ ...one, car, message: messageOf(concerned, own, car, start) }] : []
  })
}

/** What a renter reads of the car that they get. */
export function messageOf(
  { order, firstName, isBroken = true }: Named,
  own: CarRow,
  other: CarRow,
  at: WallTime,
): Text {
  const isSamePlace = own.address === other.address && own.city === other.city
  const moving = { first: firstName, own, other, at, isSamePlace }
  if (isOut(order)) return offeredText(moving)
  return isBroken ? movedText(moving) : exchangedText(moving)
}
