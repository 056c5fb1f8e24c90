import { daysBetween, dayOf, type WallTime, wallMinutes } from '#domain/core/time/wall-time.ts'
import { mileageCents } from '../booking-price.ts'
import type { OpenRental } from './open-rental.ts'
import { quote } from '../quote.ts'
import type { Quote } from '../quote-line.ts'
import { unusedDays } from './return-preview.ts'
import { splitMiles } from '../settlement.ts'
import { type Tax, taxOf } from '../taxes/tax.ts'

/** Another end than the agreed one, or other miles; nothing is asked for by it. */
export type Wish = {
  /** When it is asked, and when the car would come back; the area's wall clock. */
  now: WallTime
  end: WallTime
  /** All miles by then, since the keys. */
  miles: number
}

/** What a rental would cost in all, without the deposit; cents. */
export type WhatIf = {
  /** What is paid. */
  rent: number
  /** Days more (or fewer, negative), and what they cost with cover and tax; negative what goes back. */
  days: number
  daysPrice: number
  miles: number
  /** Those of them that the days include. */
  included: number
  /** The miles beyond the included ones, with their tax. */
  milesPrice: number
  total: number
}

/** Miles by `end` when the renter drives on at this pace: that of the newest reading, else the planned one. */
export function milesBy(
  open: Pick<OpenRental, 'startOdometer' | 'odometer' | 'readAt' | 'drivenSince' | 'end'>,
  end: WallTime,
  planned: number | undefined,
): number {
  const { startOdometer, odometer, readAt, drivenSince } = open
  const driven = Math.max(0, odometer - startOdometer)
  const since = wallMinutes(drivenSince)
  const ends = wallMinutes(end) - since
  const read = readAt === undefined ? 0 : wallMinutes(readAt) - since
  const pace =
    read >= 24 * 60 ? driven / read : (planned ?? 0) / Math.max(1, wallMinutes(open.end) - since)
  return Math.max(driven, Math.round(pace * ends))
}

/** The seasons of more days are this car's already. */
const everywhere = { nameEn: '', nameEs: '', areas: [], types: [] }

/** An extension of today until `end`, at the prices of today: the quote that the server makes for it. */
export function extensionUntil(open: OpenRental, end: WallTime, now: WallTime): Quote {
  const { more, coefficient, mileCents } = open
  const { odometer: endOdometer } = open
  const miles = splitMiles({ ...open, endOdometer, ended: now })
  return quote({
    ...more,
    seasons: more.seasons?.map((season) => ({ ...season, ...everywhere })),
    place: { area: '', type: '' },
    daysBefore: open.rentalDays,
    start: open.end > now ? open.end : now,
    end,
    modifierId: '',
    extras: [],
    ...(more.coverMonth === undefined ? {} : { cover: [{ from: 0, month: more.coverMonth }] }),
    depositMinimum: 0,
    depositMaximum: 0,
    deductibles: [],
    driverBirthDays: [],
    depositHeld: true,
    milesSoFar: { ...miles, mileCents, coefficient },
  })
}

/** What so many miles cost with their taxes. */
function withTax(
  miles: number,
  price: { mileCents: number; coefficient: number; taxes: readonly Tax[] },
) {
  const driven = mileageCents(miles, price.mileCents, price.coefficient)
  return driven + taxOf(price.taxes, { bases: { miles: driven } })
}

/**
 * What the rental costs when it ends then and with these miles: kept longer by an extension of
 * today, or brought back early with notice from today on (docs/product/money.md#what-if).
 */
export function whatIf(open: OpenRental, { now, end, miles: wanted }: Wish): WhatIf {
  const miles = Math.max(wanted, open.odometer - open.startOdometer)
  const endOdometer = open.startOdometer + miles
  const days = daysBetween(dayOf(open.end), dayOf(end))
  const { rent } = open
  if (end <= open.end) {
    const daysPrice = 0 - unusedDays(open, end, now)
    const { miles: paid, included } = splitMiles({ ...open, endOdometer, ended: end })
    const milesPrice = withTax(paid, open)
    const total = rent + daysPrice + milesPrice
    return { rent, days, daysPrice, miles, included, milesPrice, total }
  }
  const { more } = open
  const extension = extensionUntil(open, end, now)
  const settled = extension.lines.find(({ code }) => code === 'milesSoFar')
  const soFar = settled?.amount ?? 0
  // The taxes of an extension are taken of all in it: what the miles are in them is theirs, the rest is that of the days.
  const milesNow = soFar + taxOf(more.taxes, { bases: { miles: soFar } })
  // The miles of an extension, and the included ones of its days, count from the reading it was asked for with.
  const later = splitMiles({
    startOdometer: open.odometer,
    endOdometer,
    includedMilesPerDay: more.includedMilesPerDay,
    start: now,
    ended: end,
  })
  const milesPrice = milesNow + withTax(later.miles, more)
  const included = (settled?.included ?? 0) + later.included
  const daysPrice = extension.total - milesNow
  const total = rent + daysPrice + milesPrice
  return { rent, days, daysPrice, miles, included, milesPrice, total }
}
