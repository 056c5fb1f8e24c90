import { expect, test } from 'vitest'
import { quoteNewDates } from './new-dates.ts'
import { withCredit } from './credit-line.ts'
import { quote, type QuoteInput } from './quote.ts'

const booked: QuoteInput = {
  start: '2026-12-01T10:00',
  end: '2026-12-15T10:00',
  rates: { day: 4_000, week: 20_000, month: 60_000 },
  mileCents: 20,
  coefficient: 0.85,
  modifierId: 'fewer',
  extras: [{ id: 'seat', price: 3_000 }],
  appointmentPrice: 1_500,
  cover: [
    { from: 0, month: 10_000 },
    { from: 74_500, month: 5_000 },
  ],
  taxes: [
    {
      id: 't',
      nameEn: 'Tax',
      nameEs: 'Impuesto',
      fraction: 0.07,
      on: ['rent', 'extras'],
      onTaxes: [],
    },
  ],
  seasons: [
    {
      id: 's',
      nameEn: 'Holidays',
      nameEs: 'Fiestas',
      percent: 20,
      from: '2026-12-10',
      until: '2027-01-05',
      areas: ['1'],
      types: ['car'],
    },
  ],
  place: { area: '1', type: 'car' },
  depositMinimum: 20_000,
  depositMaximum: 80_000,
  deductibles: [],
  driverBirthDays: ['2004-01-01'],
}
const later = { start: '2026-12-03T10:00', end: '2026-12-24T10:00' }
const dates = { ...later, modifierId: 'fewer', appointmentPrice: 0 }

test('other dates cost what a booking of them would have cost with all that was agreed', () => {
  const asBooked = quote({ ...booked, ...later, appointmentPrice: 0 })
  expect(quoteNewDates(quote(booked), dates)).toEqual(asBooked)
})

test('back to the first dates it is the first quote', () => {
  const agreed = quote(booked)
  const { start, end } = booked
  const back = { start, end, modifierId: 'fewer', appointmentPrice: 1_500 }
  expect(quoteNewDates(quoteNewDates(agreed, dates), back)).toEqual(agreed)
})

test('credit stays with it, never all of it, and the deposit with its surcharge', () => {
  const agreed = withCredit(quote(booked), 45_000)
  const short = { ...dates, start: '2026-12-01T10:00', end: '2026-12-03T10:00' }
  const next = quoteNewDates(agreed, short)
  expect(next.deposit).toBe(agreed.deposit)
  expect(next.deposit).toBe(100_000)
  expect(next.total - next.deposit).toBe(100)
  expect(next.lines.at(-1)).toMatchObject({ code: 'credit' })
})
