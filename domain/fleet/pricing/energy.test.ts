import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { energyLine } from './energy.ts'

const battery = { kind: 'charge', batteryKwh: 75, kwhPriceCents: 48 } as const

test.each([
  ['as it was', 80, 80, 0, 0],
  ['10 % missing', 90, 80, 0, 0],
  ['11 % missing: one is paid', 90, 79, 1, 36],
  ['half the battery missing', 100, 50, 40, 1_440],
  ['all of it missing', 100, 0, 90, 3_240],
  ['more than before', 40, 100, 0, 0],
])('charge, %s', (_, start, end, quantity, amount) => {
  const line = energyLine({ ...battery, start, end })
  expect(line).toEqual({ code: 'charging', quantity, unit: 'percent', unitPrice: 3_600, amount })
})

test('a part of a kWh is rounded half up once', () => {
  // 13 percent of 57.5 kWh at 38 cents are 284.05 cents.
  const line = energyLine({ ...battery, batteryKwh: 57.5, kwhPriceCents: 38, start: 60, end: 37 })
  expect(line).toMatchObject({ quantity: 13, amount: 284 })
})

test('three eighths of gas are paid to the last one, with nothing free', () => {
  const tank = { kind: 'gas', tankGallons: 13.2, gasPriceCents: 489 } as const
  expect(energyLine({ ...tank, start: 8, end: 5 })).toMatchObject({
    code: 'gas',
    quantity: 3,
    unit: 'eighth',
    amount: 2_421,
  })
  expect(energyLine({ ...tank, start: 5, end: 8 }).amount).toBe(0)
})

it('never costs less when more of the battery is missing, and no step is a jump', () => {
  const percent = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(percent, percent, (start, end) => {
      const more = energyLine({ ...battery, start, end: end - 1 }).amount
      const less = energyLine({ ...battery, start, end }).amount
      expect(more - less).toBeGreaterThanOrEqual(0)
      expect(more - less).toBeLessThanOrEqual(36)
    }),
  )
})
