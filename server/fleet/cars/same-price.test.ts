import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { settlement } from '#domain/fleet/pricing/settlement.ts'
import { addMinutes } from '#domain/core/time/wall-time.ts'
import type { CarRow } from '../fleet/cars-store.ts'
import { askedPlans } from '../pricing/asked-plans.ts'
import { type Offers, presentPlans } from '../pricing/offers-store.ts'
import { plannedTrip, presentQuote } from '../pricing/present-quote.ts'
import { priceBooking } from '../pricing/price-booking.ts'
import { lengthOf } from '../pricing/seasons-store.ts'
import type { AreaRow } from '../site/areas-store.ts'
import type { FoundCar } from './found-car.ts'
import { presentFound } from './present-found.ts'
import type { SearchRequest } from './search-request.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'

const modifier = (id: string, coefficient: string) =>
  ({ id, coefficient, name_en: id, name_es: id, offered: true }) as Offers['modifiers'][number]
const season = (id: string, percent: number, from: string, until: string) => ({
  id,
  percent,
  from,
  until,
  nameEn: id,
  nameEs: id,
  areas: [],
  types: [],
})
const offers: Offers = {
  modifiers: [modifier('fewer', '0.850'), modifier('normal', '1.000'), modifier('more', '1.200')],
  extras: [],
  covers: [],
  seasons: [
    season('summer', 17, '2027-06-01', '2027-08-31'),
    season('holidays', -9, '2026-12-20', '2027-01-06'),
    season('july', 33, '2027-07-01', '2027-07-31'),
  ],
  donationRate: 0,
}
const names = { extras: new Map<string, string>(), modifiers: new Map<string, string>() }

const cents = (most: number) => fc.integer({ min: 1, max: most })
const trips = fc.record({
  start: fc.integer({ min: 0, max: 1_000_000 }).map((n) => addMinutes('2026-11-24T10:00', n)),
  length: fc.integer({ min: 1440, max: 400 * 1440 }),
  miles: fc.integer({ min: 0, max: 20_000 }),
  tax: fc.integer({ min: 0, max: 2_000 }).map((n) => (n / 10_000).toFixed(4)),
  pm: fc.constantFrom('fewer', 'normal', 'more'),
  day_cents: cents(30_000),
  week_cents: cents(150_000),
  month_cents: cents(500_000),
  mile_cents: fc.integer({ min: 0, max: 200 }),
  included_miles_per_day: fc.integer({ min: 0, max: 200 }),
})

it('says one price of a trip with its miles on card, details, booking and papers, and the return takes it', () => {
  fc.assert(
    fc.property(trips, ({ start, length, miles, tax, pm, ...prices }) => {
      const end = addMinutes(start, length)
      const duration = rentalDuration(start, end)
      const car = {
        deposit_minimum_cents: 20_000,
        deposit_maximum_cents: 50_000,
        photos: [] as string[],
        ...prices,
      } as CarRow
      const area = { id: '1', zone: 'America/Los_Angeles' } as AreaRow
      const taxes = taxesOf({ taxRate: Number(tax) })
      const row = { ...car, area_id: '1', rating: null, part: 'free', free_from: null } as FoundCar
      const { seasons } = offers
      const windows = [{ area, taxes, seasons, start, starts: new Date(0), until: undefined }]
      const asked = { windows, duration, miles, plans: askedPlans(offers, pm) }
      const card = presentFound(row, asked as unknown as SearchRequest)
      const plans = presentPlans(car, lengthOf(offers, car, { start, end }), offers, 'en', {
        miles,
        taxes,
      })
      const choices = { start, end, pm, options: [] }
      const quote = priceBooking(car, { id: area.id, taxes }, offers, [], choices)
      const booked = presentQuote(quote, 'en', names, miles)
      const inPapers = (['en', 'es'] as const).map(
        (lang) => plannedTrip({ quote, planned_miles: miles }, lang)?.cents,
      )
      const settled = settlement({
        startOdometer: 41_250,
        endOdometer: 41_250 + miles,
        includedMilesPerDay: quote.terms.includedMilesPerDay,
        mileCents: quote.terms.mileCents,
        coefficient: quote.coefficient,
        start,
        end,
        ended: end,
        dayCents: quote.terms.rates.day,
        energy: { kind: 'gas', start: 8, end: 8, tankGallons: 12, gasPriceCents: 400 },
        taxes: taxesOf(quote.terms),
        rentalDays: quote.totalDays,
      })
      const paid = settled.reduce((sum, { amount }) => sum + amount, quote.total - quote.deposit)
      expect({
        card: card.chosenTripPrice,
        plan: plans.find(({ id }) => id === pm)?.tripPrice,
        booking: booked.tripPrice,
        // Contract, receipt and mails say what this function answers.
        papers: inPapers,
      }).toEqual({
        card: paid / 100,
        plan: paid / 100,
        booking: paid / 100,
        papers: [paid, paid],
      })
      // What the screens of booking and payment show as taken now and at the return adds up to it.
      const atReturn = booked.lines.find(({ code }) => code === 'milesEstimate')?.amount ?? 0
      const taken = Math.round((booked.dueNow - booked.deposit + atReturn) * 100)
      expect(taken).toBe(paid)
      expect(Math.round(booked.dueNow * 100)).toBe(quote.total)
      const least = Math.min(...plans.map(({ tripPrice = Number.NaN }) => tripPrice))
      expect(card.tripPrice).toBe(least)
      expect(plans.find(({ id }) => id === card.pm)?.tripPrice).toBe(least)
    }),
    { numRuns: 1_000 },
  )
})
