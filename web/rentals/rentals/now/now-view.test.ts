import { expect, it, test } from 'vitest'
import type { SelectedRental } from '../shown.ts'
import { nowMessages } from './now-messages.ts'
import { type At, nowView } from './now-view.ts'

const rental = (more: object) =>
  ({
    kind: 'start',
    car: { model: 'Camry' },
    area: { zone: 'America/Los_Angeles' },
    dates: { start: '2026-12-02T10:00', end: '2027-01-06T10:00' },
    daysLeft: 7,
    duties: [],
    calculatorData: {},
    money: { deposit: { held: 0, state: 'none' }, refunds: [], charges: [] },
    ...more,
  }) as unknown as SelectedRental

const inEnglish = (moment: At['moment'], wallNow: string, more: object = {}) =>
  nowView(rental(more), { moment, wallNow, lang: 'en' }, nowMessages.en)
const inSpanish = (moment: At['moment'], wallNow: string, more: object = {}) =>
  nowView(rental(more), { moment, wallNow, lang: 'es' }, nowMessages.es)

it('counts the days, then hours and minutes, which no clock could be mistaken for', () => {
  expect(inEnglish('booked', '2026-11-24T23:00')).toMatchObject({
    band: 'Wed 2 Dec 2026, 10:00',
    headline: 'Your Camry is booked',
    number: { value: '8', text: 'days until you pick it up' },
  })
  expect(inEnglish('tomorrow', '2026-12-01T11:30')).toMatchObject({
    band: 'Tomorrow, Wed 2 Dec',
    bandEnd: 'in 22 h 30 min',
    headline: 'Pick up your Camry at 10:00',
  })
  expect(inSpanish('tomorrow', '2026-12-02T07:55').band).toBe('Hoy, mié 2 dic')
  expect(inEnglish('backToday', '2027-01-06T08:20')).toMatchObject({
    tone: 'red',
    bandEnd: 'due 10:00',
    headline: 'Bring it back by 10:00',
    number: { value: '1 h 40 min', text: 'left' },
  })
  expect(inEnglish('backToday', '2027-01-06T09:59').number).toEqual({
    value: '1 min',
    text: 'left',
  })
  expect(inSpanish('backToday', '2027-01-06T09:00').number?.value).toBe('1 h')
})

it('says what being late costs, and before that how long it is free', () => {
  const late = (cost: number, until: string) => ({ late: { cost, until } })
  expect(inEnglish('late', '2027-01-06T10:40', late(0, '2027-01-06T16:00'))).toMatchObject({
    band: 'Was due Wed 6 Jan 2027, 10:00',
    headline: 'It was due back at 10:00',
    number: { value: '5 h 20 min', text: 'until a late day is charged' },
  })
  expect(inSpanish('late', '2027-01-07T10:00', late(34, '2027-01-07T16:00'))).toMatchObject({
    headline: 'Tenías que devolverlo el mié 6 ene',
    number: { value: '$34.00' },
  })
  // The server has not said it yet: nothing is invented.
  expect(inEnglish('late', '2027-01-06T10:00').number).toBeUndefined()
})

test.each([
  ['2026-12-16T08:00', 'open', 'Your weekly photos are due today'],
  ['2026-12-15T23:59', 'open', 'Your weekly photos are due tomorrow'],
  ['2026-12-14T08:00', 'open', 'Your weekly photos are due by Wed 16 Dec 2026'],
  ['2026-12-17T08:00', 'overdue', 'Your weekly photos are late'],
] as const)('photos at %s', (wallNow, state, headline) => {
  const duty = { code: 'weeklyInspection', title: '', state, dueAt: '2026-12-16T18:00:00Z' }
  expect(inEnglish('due', wallNow, { duties: [duty] }).headline).toBe(headline)
})

it('says by when photos are due and apart from it when the car comes back', () => {
  const dueAt = '2026-12-16T18:00:00Z'
  const duties = [{ code: 'weeklyInspection', title: '', state: 'open', dueAt }]
  const tomorrow = inEnglish('due', '2026-12-15T08:00', { duties })
  expect(tomorrow.band).toBe('Photos by tomorrow, 10:00')
  expect(tomorrow.bandEnd).toBe('Back Wed 6 Jan')
  expect(tomorrow.dueDay).toBe('Wed 16 Dec')
  expect(inSpanish('due', '2026-12-14T08:00', { duties }).band).toBe(
    'Fotos para el mié 16 dic, 10:00',
  )
})

test.each([
  [1088, 'On the road, and under your plan'],
  [1118, 'On the road, and under your plan'],
  [1118.01, 'On the road, and over your plan'],
] as const)('heading to %d of 1118 planned', (total, headline) => {
  const more = { calculatorData: { tripPrice: 1118 }, bill: { heading: { total } } }
  expect(inEnglish('driving', '2026-12-30T10:00', more)).toMatchObject({
    headline,
    band: 'Back on Wed 6 Jan, 10:00',
    bandEnd: '7 days left',
  })
})

it('says what comes back and on which day', () => {
  const deposit = { held: 330, state: 'waiting', releaseAt: '2027-01-09T17:52:00Z' }
  const money = { deposit, refunds: [], charges: [] }
  expect(inEnglish('done', '2027-01-06T12:00', { money })).toMatchObject({
    tone: 'done',
    headline: 'All done. You get $330.00 back',
    number: { value: '$330.00', text: 'of your deposit, on Sat 9 Jan 2027' },
  })
  const owes = { money: { ...money, balance: { amount: 12 } } }
  expect(inSpanish('done', '2027-01-06T12:00', owes).headline).toBe('Todavía debes $12.00')
})
