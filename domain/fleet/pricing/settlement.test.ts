import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { againstDeposit, lateDays, type Settling, settlement } from './settlement.ts'
import { mileageCents } from './booking-price.ts'
import { taxesOf } from './taxes/order-taxes.ts'

const base: Settling = {
  startOdometer: 47_380,
  endOdometer: 47_380,
  includedMilesPerDay: 0,
  mileCents: 9,
  coefficient: 1,
  start: '2026-10-24T10:00',
  end: '2026-11-28T10:00',
  ended: '2026-11-28T10:00',
  dayCents: 3_900,
  energy: { kind: 'gas', start: 8, end: 8, tankGallons: 13.2, gasPriceCents: 489 },
  taxes: [],
  rentalDays: 35,
}
const gas = (start: number, end: number) => ({ energy: { ...base.energy, start, end } })
/** A battery of 75 kWh at 48 cents. */
const charge = (start: number, end: number): Partial<Settling> => ({
  energy: { kind: 'charge', start, end, batteryKwh: 75, kwhPriceCents: 48 },
})
const amounts = (change: Partial<Settling>) =>
  Object.fromEntries(settlement({ ...base, ...change }).map((line) => [line.code, line.amount]))

test.each([
  ['nothing', {}, {}],
  ['830 miles at 9 cents', { endOdometer: 48_210 }, { miles: 7_470 }],
  ['a cheaper mile with more miles', { endOdometer: 48_210, coefficient: 1.2 }, { miles: 6_225 }],
  ['included miles first', { endOdometer: 48_210, includedMilesPerDay: 20 }, { miles: 1_170 }],
  ['fewer than the included miles', { endOdometer: 48_210, includedMilesPerDay: 50 }, {}],
  ['three eighths of gas', gas(8, 5), { gas: 2_421 }],
  ['more gas than before', gas(5, 8), {}],
  ['30 percent of charge, of which 10 are free', charge(90, 60), { charging: 720 }],
  ['10 percent of charge', charge(90, 80), {}],
  ['back within the grace', { ended: '2026-11-28T16:00' }, {}],
  ['a minute after it', { ended: '2026-11-28T16:01' }, { lateDays: 3_900 }],
  ['a day and a minute after it', { ended: '2026-11-29T16:01' }, { lateDays: 7_800 }],
  [
    'tax on miles and days, not on gas',
    { endOdometer: 48_210, ...gas(8, 5), taxes: taxesOf({ taxRate: 0.1 }) },
    { miles: 7_470, gas: 2_421, tax: 747 },
  ],
  [
    'tax on miles, not on charge',
    { endOdometer: 48_210, ...charge(90, 60), taxes: taxesOf({ taxRate: 0.1 }) },
    { miles: 7_470, charging: 720, tax: 747 },
  ],
] as const)('%s', (_, change, expected) => {
  expect(amounts(change)).toEqual(expected)
})

it('rounds miles once, not a mile at a time', () => {
  expect(mileageCents(3, 9, 1.2)).toBe(23)
  expect(mileageCents(1000, 9, 1.2)).toBe(7_500)
})

it('never goes down when more is driven, gas is missing or the car is later', () => {
  const more = fc.record({
    miles: fc.integer({ min: 0, max: 5_000 }),
    late: fc.integer({ min: 0, max: 20 }),
    missing: fc.integer({ min: 0, max: 8 }),
  })
  const total = ({ miles, late, missing }: { miles: number; late: number; missing: number }) =>
    settlement({
      ...base,
      endOdometer: base.startOdometer + miles,
      ended: `2026-12-${String(1 + late).padStart(2, '0')}T10:00`,
      energy: { ...base.energy, start: 8, end: 8 - missing },
    }).reduce((sum, line) => sum + line.amount, 0)
  fc.assert(
    fc.property(more, more, (a, b) => {
      const both = {
        miles: Math.max(a.miles, b.miles),
        late: Math.max(a.late, b.late),
        missing: Math.max(a.missing, b.missing),
      }
      expect(total(both)).toBeGreaterThanOrEqual(Math.max(total(a), total(b)))
    }),
  )
})

it('counts days from the end of the grace', () => {
  expect(lateDays('2026-11-28T10:00', '2026-11-20T10:00')).toBe(0)
  expect(lateDays('2026-11-28T10:00', '2026-11-29T16:00')).toBe(1)
})

it('pays from the deposit first and loses no cent', () => {
  expect(againstDeposit(50_000, 60_000)).toEqual({ fromDeposit: 50_000, left: 0, beyond: 10_000 })
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(300_000), (deposit, owed) => {
      const { fromDeposit, left, beyond } = againstDeposit(deposit, owed)
      expect(fromDeposit + left).toBe(deposit)
      expect(fromDeposit + beyond).toBe(owed)
      expect(Math.min(left, beyond)).toBe(0)
    }),
  )
})
