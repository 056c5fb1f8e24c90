import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMinutes, dayOf, wallMinutes } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { earlyReturnRefund } from '#domain/fleet/pricing/refunds/refund.ts'
import { firstDayPrice } from '#domain/fleet/pricing/seasons/kept-seasons.ts'
import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import { oracleDay, oracleLate, oracleRent } from '#testing/money/season-oracle.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import { priceBooking } from '../../fleet/pricing/price-booking.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { stretchesOf } from '../../money/orders/paid-stretches.ts'
import { quoteTime } from '../extension/quote-extension.ts'
import { latenessOf } from '../rentals/late.ts'
import { quoteSwap } from '../swap/quote-swap.ts'

const zone = 'America/Los_Angeles'
/** The clocks of 2027 change on 14 March and on 7 November: seasons begin and end around these days. */
const origin = '2027-01-20T00:00'
const times = ['00:00', '00:30', '08:00', '10:00', '17:30', '23:30']
const moment = fc
  .tuple(fc.integer({ min: 0, max: 330 }), fc.constantFrom(...times))
  .map(([days, time]) => `${dayOf(addDays(origin, days))}T${time}`)
const cents = (most: number) => fc.integer({ min: 1, max: most })
const carOf = fc.record({
  type_id: fc.constantFrom('car', 'van'),
  day_cents: cents(30_000),
  week_cents: cents(150_000),
  month_cents: cents(500_000),
})
const seasonsOf = fc
  .array(
    fc.record({
      percent: fc.integer({ min: -90, max: 300 }),
      from: fc.integer({ min: 0, max: 360 }),
      length: fc.integer({ min: 0, max: 90 }),
      areas: fc.constantFrom<string[]>([], [], ['1'], ['2']),
      types: fc.constantFrom<string[]>([], [], ['car'], ['van']),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ from, length, ...rest }, place): Season => {
      const day = (days: number) => dayOf(addDays(origin, days))
      const dates = { from: day(from), until: day(from + length) }
      return { id: `s${place}`, nameEn: 'Season', nameEs: 'Temporada', ...dates, ...rest }
    }),
  )
const rentals = fc.record({
  car: carOf,
  other: carOf,
  start: moment,
  minutes: fc.integer({ min: 1440, max: 130 * 1440 }).map((minutes) => minutes - (minutes % 30)),
  /** When it comes back, when it changes, and how much longer it is kept, of its length. */
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  later: fc.integer({ min: 1, max: 60 }),
  late: fc.integer({ min: 0, max: 20 * 1440 }),
  plan: fc.constantFrom('fewer', 'normal', 'more'),
  seasons: seasonsOf,
  /** As they are set when it is extended. */
  changed: seasonsOf,
})

const area = { id: '1', zone, tax_lines: [] as unknown[] } as AreaRow
const thousandths = { fewer: 850, normal: 1000, more: 1200 }
const offersWith = (seasons: readonly Season[]): Offers => ({
  modifiers: Object.entries(thousandths).map(
    ([id, of]) => ({ id, coefficient: String(of / 1000), offered: true }) as Offers['modifiers'][0],
  ),
  extras: [],
  covers: [],
  donationRate: 0,
  seasons,
})

it('each rental in seasons costs what the page of the product says, to the cent, and so do its changes', () => {
  const met = { inSeason: 0, back: 0, late: 0, clock: 0 }
  fc.assert(
    fc.property(rentals, (one) => {
      const { start, minutes, part, later, plan, seasons, changed } = one
      const end = addMinutes(start, minutes)
      const row = (of: typeof one.car) =>
        ({
          ...of,
          area_id: '1',
          mile_cents: 9,
          included_miles_per_day: 0,
          deposit_minimum_cents: 0,
          deposit_maximum_cents: 0,
        }) as CarRow
      const asOracle = (of: typeof one.car, set: readonly Season[]) => ({
        car: {
          day: of.day_cents,
          week: of.week_cents,
          month: of.month_cents,
          area: '1',
          type: of.type_id,
        },
        seasons: set,
        thousandths: thousandths[plan],
      })
      const kept = asOracle(one.car, seasons)
      const offers = offersWith(seasons)
      const choices = { start, end, pm: plan, options: [] }
      const quote = priceBooking(row(one.car), { id: '1', taxes: [] }, offers, [], choices)
      const rent = oracleRent(start, end, kept)
      expect(quote.total).toBe(rent)

      const order = {
        id: 'one',
        kind: 'start',
        rental_status: 86,
        paid: true,
        quote,
        price_modifier_id: plan,
        insurance_plan: 'own',
        starts_at: toInstant(start, zone),
        ends_at: toInstant(end, zone),
      } as OrderRow
      const stretches = stretchesOf(order, [order], zone)
      const back = addMinutes(start, Math.floor(minutes * part))
      const used = back <= start ? 0 : oracleRent(start, back, kept)
      const unused = back >= end ? 0 : back <= start ? rent : Math.max(0, rent - used)
      expect(earlyReturnRefund(stretches, back)).toEqual([unused])

      const [first] = [oracleDay(dayOf(start), kept)]
      expect(firstDayPrice(quote)).toBe(first)

      const over = new Date(order.ends_at.getTime() + one.late * 60_000)
      const lateCents = oracleLate(end, toWall(over, zone), kept)
      expect(latenessOf(order, zone, over)?.cost).toBe(lateCents)

      const things = { car: row(one.car), area, offers: offersWith(changed), drivers: [] }
      const longer = addDays(end, later)
      const now = toInstant(addMinutes(end, -1440), zone)
      const extension = quoteTime(order, things, { end: longer, now })
      expect(extension.total).toBe(oracleRent(end, longer, asOracle(one.car, changed)))

      const from = back < addMinutes(end, -1440) ? back : start
      const credit = from <= start ? rent : Math.max(0, rent - oracleRent(start, from, kept))
      const swapped = quoteSwap(
        order,
        row(one.other),
        { area, offers: offersWith(changed) },
        {
          start: from,
          pm: plan,
          paid: stretches,
          reason: 'preference',
          offered: false,
        },
      )
      const others = oracleRent(from, end, asOracle(one.other, seasons))
      expect(swapped.total).toBe(others - credit + 5_000)

      met.inSeason += quote.lines.some(({ code }) => code === 'season') ? 1 : 0
      met.back += unused > 0 ? 1 : 0
      met.late += lateCents > 0 ? 1 : 0
      const instants = (order.ends_at.getTime() - order.starts_at.getTime()) / 60_000
      met.clock += instants === wallMinutes(end) - wallMinutes(start) ? 0 : 1
    }),
    { numRuns: 1_000 },
  )
  expect(Math.min(met.inSeason, met.back, met.late, met.clock)).toBeGreaterThan(100)
})
