import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { OpenRental } from './open-rental.ts'
import { returnPreview } from './return-preview.ts'

/** Five weeks with nothing included; a mile costs 20 cents, a day $34, an eighth of gas $7.80. */
const open: OpenRental = {
  rent: 91_800,
  startOdometer: 48_210,
  odometer: 48_890,
  readAt: undefined,
  start: '2026-12-02T10:00',
  drivenSince: '2026-12-02T10:00',
  end: '2027-01-06T10:00',
  includedMilesPerDay: 0,
  mileCents: 20,
  coefficient: 1,
  taxes: [],
  dayCents: 3_400,
  rentalDays: 35,
  fuel: { kind: 'gas', start: 8, tankGallons: 13, gasPriceCents: 480 },
  appointment: 0,
  stretches: [
    {
      start: '2026-12-02T10:00',
      end: '2027-01-06T10:00',
      rent: 91_800,
      rates: { day: 3_400, week: 20_000, month: 75_000 },
      coefficient: 1,
      taxed: { taxes: [], bases: {}, paid: {} },
    },
  ],
  noticed: undefined,
  deposit: 50_000,
  owed: 0,
  credit: 0,
  more: {
    rates: { day: 3_400, week: 20_000, month: 75_000 },
    mileCents: 20,
    includedMilesPerDay: 0,
    coefficient: 1,
    taxes: [],
    coverMonth: undefined,
    offerCredit: 0,
  },
}
const onTime = { now: '2027-01-06T09:52', odometer: 49_060, level: 8 }

test.each([
  ['on time with a full tank', {}, {}, ['miles'], { depositLeft: 33_000 }],
  ['two eighths short', {}, { level: 6 }, ['miles', 'gas'], { depositLeft: 31_440 }],
  ['nobody read the tank', {}, { level: undefined }, ['miles'], { depositLeft: 33_000 }],
  ['in the grace', {}, { now: '2027-01-06T16:00' }, ['miles'], { depositLeft: 33_000 }],
  [
    'a minute after it',
    {},
    { now: '2027-01-06T16:01' },
    ['miles', 'lateDays'],
    { depositLeft: 29_600 },
  ],
  ['in the evening', { appointment: 1_500 }, {}, ['miles', 'appointment'], { depositLeft: 31_500 }],
  ['with a toll on the books', { owed: 500 }, {}, ['miles'], { depositLeft: 32_500 }],
  ['with credit', { credit: 9_000 }, {}, ['miles'], { fromCredit: 9_000, depositLeft: 42_000 }],
  [
    'far beyond the deposit',
    {},
    { odometer: 52_210 },
    ['miles'],
    { depositLeft: 0, beyond: 30_000 },
  ],
  // Noticed on the 20th: until the 21st the rent is $620 of $918.
  [
    'two weeks early',
    { noticed: '2026-12-20T09:00' },
    { now: '2026-12-23T10:00', odometer: 48_310 },
    ['miles'],
    { unused: 31_800, refund: 29_800, depositLeft: 50_000 },
  ],
] as const)('%s', (_, more, readings, codes, sums) => {
  const { lines, ...found } = returnPreview({ ...open, ...more }, { ...onTime, ...readings })
  expect(lines.map(({ code }) => code)).toEqual(codes)
  const nothing = { unused: 0, fromCredit: 0, depositLeft: 0, refund: 0, beyond: 0 }
  expect(found).toEqual({ ...nothing, ...sums })
})

it('what comes back and what is owed add up to the books', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  const cases = fc.record({
    deposit: cents,
    credit: cents,
    appointment: cents,
    owed: fc.integer({ min: -50_000, max: 50_000 }),
    miles: fc.integer({ min: 0, max: 9_000 }),
    level: fc.integer({ min: 0, max: 8 }),
  })
  fc.assert(
    fc.property(cases, ({ miles, level, ...more }) => {
      const out = { ...open, ...more }
      const readings = { now: '2026-12-28T10:00', odometer: open.startOdometer + miles, level }
      const { lines, unused, fromCredit, depositLeft, refund, beyond } = returnPreview(
        out,
        readings,
      )
      const costs = lines.reduce((sum, line) => sum + line.amount, 0)
      expect(depositLeft + refund - beyond).toBe(
        out.deposit - out.owed - costs + unused + fromCredit,
      )
      expect(Math.min(beyond, depositLeft + refund)).toBe(0)
      for (const sum of [unused, fromCredit, depositLeft, refund, beyond])
        expect(sum).toBeGreaterThanOrEqual(0)
    }),
  )
})
