import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PriceCount, priceBins, pricesBy } from './price-bins.ts'

const cars = (...prices: number[]): PriceCount[] => prices.map((price) => ({ price, count: 1 }))

const table: [string, PriceCount[], ReturnType<typeof priceBins>][] = [
  ['no cars', [], undefined],
  ['only counts of none', [{ price: 100, count: 0 }], undefined],
  ['one price', [{ price: 675, count: 3 }], { from: 675, width: 5, counts: [3] }],
  ['a day, by $5', cars(30, 35, 65), { from: 30, width: 5, counts: [1, 1, 0, 0, 0, 0, 0, 1] }],
  ['20 bars of $5', cars(0, 95), { from: 0, width: 5, counts: [1, ...zeros(18), 1] }],
  ['and not 21', cars(0, 100), { from: 0, width: 10, counts: [1, ...zeros(9), 1] }],
  ['a fortnight, by $25', cars(310, 680), { from: 300, width: 25, counts: [1, ...zeros(14), 1] }],
  ['a month, by $50', cars(675, 1_395), { from: 650, width: 50, counts: [1, ...zeros(13), 1] }],
  ['far apart', cars(100, 9_900), { from: 0, width: 500, counts: [1, ...zeros(18), 1] }],
]

function zeros(many: number): number[] {
  return Array.from({ length: many }, () => 0)
}

it.each(table)('bins of %s', (_what, counted, bins) => {
  expect(priceBins(counted)).toEqual(bins)
})

it('every car stands in the bin of its price, and there are never more than 20', () => {
  const counted = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 2_000_000 }).map((step) => step * pricesBy),
      count: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(counted, (prices) => {
      const sum = prices.reduce((all, { count }) => all + count, 0)
      const bins = priceBins(prices)
      expect(bins === undefined).toBe(sum === 0)
      if (!bins) return
      const { from, width, counts } = bins
      expect(counts.length).toBeLessThanOrEqual(20)
      expect([from % width, width % pricesBy]).toEqual([0, 0])
      counts.forEach((count, at) => {
        const here = prices.filter(({ price }) => Math.floor((price - from) / width) === at)
        expect(count).toBe(here.reduce((all, each) => all + each.count, 0))
      })
      expect(counts.reduce((all, count) => all + count, 0)).toBe(sum)
      // Nothing is left empty at either end.
      expect(Math.min(counts[0] ?? 0, counts.at(-1) ?? 0)).toBeGreaterThan(0)
    }),
  )
})
