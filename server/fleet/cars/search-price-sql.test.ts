import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingPrice } from '#domain/fleet/pricing/booking-price.ts'
import { inSeasons, type Season, seasonsFor } from '#domain/fleet/pricing/seasons/season.ts'
import { tripPrice } from '#domain/fleet/pricing/trip-price.ts'
import { seasonLists } from '#testing/search/set-seasons.ts'
import { testServer } from '#testing/server.ts'
import type { Db } from '../../platform/db/database.ts'
import { tripWith } from '../pricing/offers-store.ts'
import type { AreaRow } from '../site/areas-store.ts'
import { price } from './search-price-sql.ts'
import type { SearchRequest } from './search-request.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { type Tax } from '#domain/fleet/pricing/taxes/tax.ts'

/* The price by which a search sorts and filters is SQL; what it must be, domain/fleet/pricing says. */

type PricedCar = Record<
  'day_cents' | 'week_cents' | 'month_cents' | 'mile_cents' | 'included_miles_per_day',
  number
> & { area_id: string; type_id: string }
type Question = {
  duration?: { months: number; weeks: number; days: number }
  miles?: number
  /** Of one tax on everything, a fraction; or a list of them. */
  tax: string
  taxes?: readonly Tax[]
  /** Coefficients of the price modifiers. */
  plans: number[]
  /** The place of the modifier that is asked for; absent, the cheapest trip counts. */
  chosen?: number
  /** In the order in which they were made, and the start that is asked for. */
  seasons?: readonly Season[]
  start?: string
}

function requestOf({ duration, miles, tax, taxes: list, plans, chosen, ...rest }: Question) {
  const all = plans.map((coefficient, at) => ({ id: String(at), coefficient }))
  const asked = all[chosen ?? 0] ?? { id: 'normal', coefficient: 1 }
  const area = { id: '1' } as AreaRow
  const taxes = list ?? taxesOf({ taxRate: Number(tax) })
  const { seasons = [], start = '2027-01-01T10:00' } = rest
  const window = { taxes, seasons, start, starts: new Date(0), until: undefined }
  const request = {
    windows: [
      { ...window, area },
      { ...window, area: { id: '2' } },
    ],
    plans: { all, asked, isAsked: chosen !== undefined },
    duration: duration && {
      ...duration,
      totalDays: duration.months * 30 + duration.weeks * 7 + duration.days,
    },
    miles,
  } as unknown as SearchRequest
  return { request, taxes }
}

async function bySql(db: Db, fleet: readonly PricedCar[], question: Question): Promise<number[]> {
  const { request } = requestOf(question)
  const { rows } = await sql<{ cents: number }>`
    select ${price(request)} as cents
    from rows from (jsonb_to_recordset(${JSON.stringify(fleet)}::jsonb) as (day_cents int, week_cents int,
      month_cents int, mile_cents int, included_miles_per_day int, area_id text, type_id text)) with ordinality
      as s (day_cents, week_cents, month_cents, mile_cents, included_miles_per_day, area_id, type_id, place)
    order by place`.execute(db)
  return rows.map(({ cents }) => cents)
}

function byRule(car: PricedCar, question: Question): number {
  const { request, taxes } = requestOf(question)
  const { duration: length, miles, plans, windows } = request
  const { seasons = [], start = '' } = windows[0] ?? {}
  const own = seasonsFor(seasons, { area: car.area_id, type: car.type_id })
  const duration = length && inSeasons(length, start, own)
  if (!duration || miles === undefined) {
    const rates = { day: car.day_cents, week: car.week_cents, month: car.month_cents }
    return bookingPrice(
      rates,
      duration ?? { months: 1, weeks: 0, days: 0 },
      plans.asked.coefficient,
    )
  }
  const trip = tripWith(car, duration, { miles, taxes })
  const chosen = plans.isAsked ? [plans.asked] : plans.all
  return Math.min(...chosen.map((plan) => tripPrice(trip, plan).total))
}

const car = (more: Partial<PricedCar> = {}): PricedCar => ({
  day_cents: 3_901,
  week_cents: 22_901,
  month_cents: 84_903,
  mile_cents: 23,
  included_miles_per_day: 0,
  area_id: '1',
  type_id: 'car',
  ...more,
})
const odd = { months: 1, weeks: 2, days: 3 }
const summer: Season = {
  id: 'summer',
  nameEn: 'Summer',
  nameEs: 'Verano',
  percent: 20,
  from: '2027-01-01',
  until: '2027-12-31',
  areas: [],
  types: [],
}
const table: [string, PricedCar, Question, number][] = [
  ['without dates a month', car(), { tax: '0.0725', plans: [1] }, 84_903],
  ['months, weeks and days', car(), { duration: odd, tax: '0', plans: [1] }, 142_408],
  ['half a cent goes up', car(), { tax: '0', plans: [0.5], chosen: 0 }, 42_452],
  ['a little less goes down', car({ month_cents: 1 }), { tax: '0', plans: [0.499], chosen: 0 }, 0],
  ['tax comes with the miles only', car(), { duration: odd, tax: '0.0725', plans: [1] }, 142_408],
  ['none to pay', car(), { duration: odd, miles: 0, tax: '0', plans: [1] }, 142_408],
  ['each mile', car(), { duration: odd, miles: 100, tax: '0', plans: [1] }, 144_708],
  [
    'the last mile that is included',
    car({ included_miles_per_day: 20 }),
    { duration: odd, miles: 940, tax: '0', plans: [1] },
    142_408,
  ],
  [
    'and the first that is not',
    car({ included_miles_per_day: 20 }),
    { duration: odd, miles: 941, tax: '0', plans: [1] },
    142_431,
  ],
  [
    'less than a day includes the miles of one',
    car({ included_miles_per_day: 20 }),
    { duration: { months: 0, weeks: 0, days: 0 }, miles: 21, tax: '0', plans: [1] },
    23,
  ],
  [
    'rent and miles are taxed apart, each to the half cent',
    car({ month_cents: 100, mile_cents: 100 }),
    { duration: { months: 1, weeks: 0, days: 0 }, miles: 1, tax: '0.005', plans: [1] },
    202,
  ],
  [
    'the cheapest of all',
    car(),
    { duration: odd, miles: 1000, tax: '0', plans: [1, 0.85, 1.2] },
    148_106,
  ],
  [
    'a season of some of its days, half a cent up',
    car(),
    {
      duration: odd,
      tax: '0',
      plans: [1],
      seasons: [{ ...summer, from: '2027-02-12', until: '2027-02-15' }],
      start: '2027-01-01T10:00',
    },
    145_277,
  ],
  [
    'a season for other cars',
    car(),
    { duration: odd, tax: '0', plans: [1], seasons: [{ ...summer, types: ['van'] }] },
    142_408,
  ],
  [
    'the one that is asked for',
    car(),
    { duration: odd, miles: 1000, tax: '0', plans: [1, 0.85, 1.2], chosen: 2 },
    190_057,
  ],
]

test.each(table)('%s', async (_what, one, question, cents) => {
  const { db } = (await testServer()).services
  expect([byRule(one, question), ...(await bySql(db, [one], question))]).toEqual([cents, cents])
})

const cents = (most: number) => fc.integer({ min: 0, max: most })
const fleets = fc.array(
  fc.record({
    day_cents: cents(30_000),
    week_cents: cents(150_000),
    month_cents: cents(500_000),
    mile_cents: cents(200),
    included_miles_per_day: fc.integer({ min: 0, max: 300 }),
    area_id: fc.constantFrom('1', '2'),
    type_id: fc.constantFrom('car', 'van'),
  }),
  { minLength: 1, maxLength: 30 },
)
/** Lists as an area may have: shares and days, each of some things and of some earlier ones. */
const taxLists = fc
  .array(
    fc.record({
      of: fc.oneof(
        fc.record({ fraction: fc.integer({ min: 100, max: 300_000 }).map((n) => n / 1_000_000) }),
        fc.record({ dayCents: fc.integer({ min: 1, max: 1_000 }) }),
        fc.record({ dayCents: cents(1_000), firstDays: fc.integer({ min: 1, max: 60 }) }),
      ),
      on: fc.subarray(['rent', 'miles', 'extras'] as const),
      earlier: fc.array(fc.nat(7), { maxLength: 4 }),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ of, on, earlier }, place): Tax => {
      const onTaxes = [...new Set(earlier)].filter((at) => at < place).map(String)
      return { id: String(place), nameEn: 'Tax', nameEs: 'Impuesto', on, onTaxes, ...of }
    }),
  )
const questions = fc
  .record(
    {
      duration: fc.record({
        months: fc.integer({ min: 0, max: 14 }),
        weeks: fc.integer({ min: 0, max: 4 }),
        days: fc.integer({ min: 0, max: 6 }),
      }),
      miles: fc.integer({ min: 0, max: 20_000 }),
      tax: fc.oneof(
        fc.constant('0'),
        fc.integer({ min: 0, max: 250_000 }).map((n) => (n / 1_000_000).toFixed(6)),
      ),
      taxes: taxLists,
      plans: fc.array(
        fc.integer({ min: 1, max: 3_000 }).map((n) => n / 1_000),
        { minLength: 1, maxLength: 4 },
      ),
      chosen: fc.nat(3),
      seasons: seasonLists,
      start: fc.constantFrom('2027-01-01T10:00', '2027-03-13T23:30', '2027-11-06T00:00'),
    },
    { requiredKeys: ['tax', 'plans'] },
  )
  .map(({ chosen, ...rest }): Question => {
    if (chosen === undefined) return rest
    return { ...rest, chosen: chosen % rest.plans.length }
  })

test('the price of a search is what the rules of prices say, to the cent', async () => {
  const { db } = (await testServer()).services
  await fc.assert(
    fc.asyncProperty(fleets, questions, async (fleet, question) => {
      expect(await bySql(db, fleet, question)).toEqual(fleet.map((one) => byRule(one, question)))
    }),
    { numRuns: 300 },
  )
})
