import { type Selectable, sql } from 'kysely'
import { bookingPrice, costPerMile } from '#domain/fleet/pricing/booking-price.ts'
import type { CoverPrices } from '#domain/fleet/pricing/deposit/deposit.ts'
import { type PriceModifier, type Trip, tripPrice } from '#domain/fleet/pricing/trip-price.ts'
import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import type { Stay } from '#domain/fleet/pricing/booking-price.ts'
import type { Duration } from '#domain/fleet/pricing/duration.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import type { Tax } from '#domain/fleet/pricing/taxes/tax.ts'
import type { PricePlan } from '#protocol/fleet/cars/calculator-data.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Extra } from '#protocol/fleet/home/home.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type Cacheable, readCached } from '../../platform/db/cache.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { readCompany } from '../../people/company/company-store.ts'
import type { Names } from './present-quote.ts'
import { seasonOf, type SeasonRow, seasonsInSql } from './seasons-store.ts'

export type ModifierRow = Selectable<Schema['price_modifier']>
export type ExtraRow = Selectable<Schema['extra']>
/** What comes with every car: price modifiers and extras in their order, the cover, and what of a sale is given away. */
export type Offers = {
  modifiers: readonly ModifierRow[]
  extras: readonly ExtraRow[]
  covers: CoverPrices
  /** In the order in which they were made. */
  seasons: readonly Season[]
  donationRate: number
}

/** Of all that has a name what can be booked now. */
export const offeredOf = <Row extends { offered: boolean }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ offered }) => offered)

/** Whether a plan is for rentals that begin on this day. */
const isForDay = ({ first_day: first, last_day: last }: ModifierRow, day: Day): boolean =>
  (first === null || first <= day) && (last === null || day <= last)

/**
 * The same offers for a rental that begins on a day of its area: a plan that is for other days is not offered
 * (docs/product/company.md#prices). Without a day, as on a list of cars without dates, each plan may be meant.
 */
export const offersFor = (offers: Offers, day: Day | undefined): Offers =>
  day === undefined
    ? offers
    : {
        ...offers,
        modifiers: offers.modifiers.map((row) =>
          isForDay(row, day) ? row : { ...row, offered: false },
        ),
      }

/** Absent `pm` means the Normal price (docs/product/prices.md#lines). */
export const normalPriceId = 'normal'

type Rest = { covers: CoverPrices; seasons: SeasonRow[] }

const offers: Cacheable<Offers> = {
  topic: 'offers',
  read: async (db) => {
    const [modifiers, extras, rest, company] = await readTogether(db, (one) => [
      one.selectFrom('price_modifier').selectAll().orderBy('position').execute(),
      one.selectFrom('extra').selectAll().orderBy('position').execute(),
      // What is seldom more than a few rows is read at once.
      sql<Rest>`select ${seasonsInSql} as seasons, (
        select coalesce(json_agg(json_build_object('from', from_cents, 'month', month_cents) order by from_cents), '[]')
        from cover_price) as covers`.execute(one),
      readCompany(one),
    ])
    const { covers, seasons } = rest.rows[0] ?? { covers: [], seasons: [] }
    return {
      modifiers,
      extras,
      covers,
      seasons: seasons.map(seasonOf),
      donationRate: Number(company.donation_rate),
    }
  },
}

export const readOffers = (db: Db | Tx) => readCached(db, offers)

const named = (row: { name_en: string; name_es: string }, lang: Lang) =>
  lang === 'es' ? row.name_es : row.name_en

const described = (row: { description_en: string; description_es: string }, lang: Lang) =>
  lang === 'es' ? row.description_es : row.description_en

const gone: Text = {
  en: 'One of your choices is no longer offered. Please choose again.',
  es: 'Algo de lo que elegiste ya no se ofrece. Elige de nuevo.',
}

/** For which days a plan is, when it is not for this one. */
function otherDays(row: ModifierRow): Text {
  const { first_day: first, last_day: last } = row
  const said = (lang: Lang, from: string, until: string) =>
    [
      first && `${from} ${formatLongDay(first, lang)}`,
      last && `${until} ${formatLongDay(last, lang)}`,
    ]
      .filter(Boolean)
      .join(' ')
  return {
    en: `The plan “${row.name_en}” is for rentals that begin ${said('en', 'from', 'until')}. Please choose another plan or start.`,
    es: `El plan «${row.name_es}» es para rentas que empiezan ${said('es', 'desde el', 'hasta el')}. Elige otro plan u otro inicio.`,
  }
}

/**
 * @param choices what is asked for, and the day on which the rental begins
 * @throws Problem 409 for an extra or a price modifier that is not offered any more, or not for that day, but for the
 *   modifier that a rental has already
 */
export function mustBeOffered(
  { extras, modifiers }: Offers,
  choices: {
    day: Day
    pm?: string | undefined
    options?: readonly string[] | undefined
  },
  had?: string,
): void {
  const { day, pm, options = [] } = choices
  const plan = modifiers.find(({ id }) => id === pm && id !== had)
  const chosen = [...extras.filter(({ id }) => options.includes(id)), ...(plan ? [plan] : [])]
  if (chosen.some(({ offered }) => !offered)) throw conflict(gone)
  if (plan && !isForDay(plan, day)) throw conflict(otherDays(plan))
}

export function offerNames({ modifiers, extras }: Offers, lang: Lang): Names {
  return {
    extras: new Map(extras.map((row) => [row.id, named(row, lang)])),
    modifiers: new Map(modifiers.map((row) => [row.id, named(row, lang)])),
  }
}

export function presentExtra(row: ExtraRow, lang: Lang): Extra {
  return {
    id: row.id,
    name: named(row, lang),
    description: described(row, lang),
    price: row.price_cents / 100,
  }
}

/** What is offered, and the one that is asked for: who has one that is offered no more goes on with it. */
const canBeAsked = (modifiers: readonly ModifierRow[], asked: string | undefined): ModifierRow[] =>
  modifiers.filter(({ id, offered }) => offered || id === asked)

/** The price modifiers that can be booked now, and the one that is asked for, as the rules know them. */
export const modifiersOf = ({ modifiers }: Offers, asked?: string): PriceModifier[] =>
  canBeAsked(modifiers, asked).map(({ id, coefficient }) => ({
    id,
    coefficient: Number(coefficient),
  }))

type PricedCar = Record<
  'day_cents' | 'week_cents' | 'month_cents' | 'mile_cents' | 'included_miles_per_day',
  number
>

/** A length with the days of it that lie in seasons of the car. */
type Length = Stay & Pick<Duration, 'totalDays'>

/** How far somebody means to drive, and the taxes there. */
type Driving = { miles: number; taxes: readonly Tax[] }

/** What decides the price of a trip with a car. */
export const tripWith = (car: PricedCar, duration: Length, { miles, taxes }: Driving): Trip => ({
  duration,
  rates: { day: car.day_cents, week: car.week_cents, month: car.month_cents },
  mileCents: car.mile_cents,
  includedMilesPerDay: car.included_miles_per_day,
  taxes,
  miles,
})

/** What the same dates cost under each price modifier, and the whole trip where its miles are known. */
export function presentPlans(
  car: PricedCar,
  duration: Length,
  { modifiers }: Offers,
  lang: Lang,
  driving?: Driving,
  asked?: string,
): PricePlan[] {
  const rates = { day: car.day_cents, week: car.week_cents, month: car.month_cents }
  return canBeAsked(modifiers, asked).map((row) => {
    const coefficient = Number(row.coefficient)
    return {
      id: row.id,
      name: named(row, lang),
      description: described(row, lang),
      coefficient,
      bookingPrice: bookingPrice(rates, duration, coefficient) / 100,
      costPerMile: Math.round(costPerMile(car.mile_cents, coefficient) * 10_000) / 10_000,
      tripPrice:
        driving &&
        tripPrice(tripWith(car, duration, driving), { id: row.id, coefficient }).total / 100,
    }
  })
}
