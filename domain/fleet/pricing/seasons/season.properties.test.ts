import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMinutes, dayOf } from '#domain/core/time/wall-time.ts'
import { bookingPrice } from '../booking-price.ts'
import { rentalDuration } from '../duration.ts'
import { quote, type QuoteInput } from '../quote.ts'
import { inSeasons, type Season, seasonShares } from './season.ts'

const season = (more: Partial<Season> = {}): Season => ({
  id: 'summer',
  nameEn: 'Summer',
  nameEs: 'Verano',
  percent: 20,
  from: '2027-06-01',
  until: '2027-08-31',
  areas: [],
  types: [],
  ...more,
})
const rates = { day: 3_900, week: 22_900, month: 84_900 }
const input = (more: Partial<QuoteInput> = {}): QuoteInput => ({
  start: '2027-05-20T10:00',
  end: '2027-07-08T10:00',
  rates,
  mileCents: 9,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  taxes: [],
  depositMinimum: 0,
  depositMaximum: 50_000,
  deductibles: [],
  driverBirthDays: ['1990-01-01'],
  seasons: [season()],
  place: { area: 'miami', type: 'car' },
  ...more,
})

describe('for any rental', () => {
  const cents = (max: number) => fc.integer({ min: 1, max })
  const rental = fc.record({
    rates: fc.record({ day: cents(30_000), week: cents(150_000), month: cents(500_000) }),
    start: fc.integer({ min: 0, max: 500 * 1440 }).map((n) => addMinutes('2027-01-01T00:00', n)),
    minutes: fc.integer({ min: 1440, max: 120 * 1440 }),
    coefficient: fc.constantFrom(0.85, 1, 1.2),
    percent: fc.integer({ min: -90, max: 300 }).filter((n) => n !== 0),
  })

  it('nothing changes to the cent where no day lies in a season', () => {
    fc.assert(
      fc.property(rental, ({ start, minutes, coefficient, percent, ...one }) => {
        const end = addMinutes(start, minutes)
        const away = season({ percent, from: '2031-01-01', until: '2031-02-01' })
        const length = rentalDuration(start, end)
        expect(inSeasons(length, start, [away])).toBe(length)
        const [before, after] = [[], [away]].map((seasons) =>
          quote(input({ start, end, coefficient, seasons, ...one })),
        )
        expect(after?.lines).toEqual(before?.lines)
      }),
    )
  })

  it('all days in one season make all of the rent so much dearer', () => {
    fc.assert(
      fc.property(rental, ({ start, minutes, coefficient, percent, rates: own }) => {
        const length = rentalDuration(start, addMinutes(start, minutes))
        const always = season({ percent, from: '2026-01-01', until: '2030-01-01' })
        const split = bookingPrice(own, length, 1)
        const rise = Math.floor((split * percent) / 100 + 0.5)
        const all = inSeasons(length, start, [always])
        expect(bookingPrice(own, all, 1)).toBe(split + rise)
        expect(bookingPrice(own, all, coefficient)).toBe(
          Math.floor(((split + rise) * Math.round(coefficient * 1000)) / 1000 + 0.5),
        )
      }),
    )
  })

  it('each day is in one season, in two that lie side by side as in one', () => {
    fc.assert(
      fc.property(rental, fc.integer({ min: 0, max: 90 }), ({ start, minutes }, at) => {
        const length = rentalDuration(start, addMinutes(start, minutes))
        const border = dayOf(addDays(start, at))
        const first = season({ id: 'one', from: '2026-01-01', until: border })
        const next = dayOf(addDays(`${border}T00:00`, 1))
        const second = season({ id: 'two', from: next, until: '2030-01-01' })
        const shares = seasonShares([first, second], start, length)
        const days = shares.reduce((sum, one) => sum + one.monthDays + one.weekDays + one.days, 0)
        expect(days).toBe(length.totalDays)
        expect(shares.reduce((sum, one) => sum + one.monthDays, 0)).toBe(30 * length.months)
        expect(shares.reduce((sum, one) => sum + one.weekDays, 0)).toBe(7 * length.weeks)
      }),
    )
  })
})
