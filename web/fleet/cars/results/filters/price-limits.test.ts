import { describe, expect, it } from 'vitest'
import { isWithin, limitAt, type PriceLimits, priceTrouble, sliderOf } from './price-limits.ts'

/** Eleven free cars of a month. */
const prices = { lowest: 677.15, highest: 1_395, from: 650, width: 50, counts: [3, 0, 4, 4] }

const table: [string, PriceLimits, number | undefined, ReturnType<typeof priceTrouble>][] = [
  ['no limit', {}, 11, undefined],
  ['the cheapest exactly', { highest: 677.15 }, 1, undefined],
  ['a cent less', { highest: 677.14 }, undefined, { kind: 'tooLow', at: 677.14, setTo: 677.15 }],
  ['the dearest exactly', { lowest: 1_395 }, 1, undefined],
  ['a cent more', { lowest: 1_395.01 }, 0, { kind: 'tooHigh', at: 1_395.01, setTo: 1_395 }],
  ['a gap', { lowest: 700, highest: 740 }, 0, { kind: 'between' }],
  ['a gap that is not counted yet', { lowest: 700, highest: 740 }, undefined, undefined],
  ['the same twice', { lowest: 700, highest: 700 }, undefined, undefined],
  ['ends that have crossed', { lowest: 900, highest: 100 }, 0, { kind: 'crossed' }],
]

describe('limits of the price', () => {
  it.each(table)('%s', (_what, limits, free, trouble) => {
    expect(priceTrouble(limits, prices, free)).toEqual(trouble)
  })

  it('are not what leaves no car where there is none at any price', () => {
    expect(priceTrouble({ highest: 100 }, undefined, 0)).toBeUndefined()
    expect(priceTrouble({ lowest: 900, highest: 100 }, undefined, 0)).toEqual({ kind: 'crossed' })
  })
})

it('a thumb goes from the first bar to the end of the last, where its limit is open', () => {
  expect(sliderOf(prices)).toEqual({ min: 650, max: 850, step: 10 })
  expect(limitAt('low', 650, prices)).toBeUndefined()
  expect(limitAt('high', 650, prices)).toBe(650)
  expect(limitAt('low', 850, prices)).toBe(850)
  expect(limitAt('high', 850, prices)).toBeUndefined()
})

it('a bar is lit while one of its cars may be left', () => {
  const lit = (limits: PriceLimits) => [0, 1, 2, 3].map((at) => isWithin(at, prices, limits))
  expect(lit({})).toEqual([true, true, true, true])
  expect(lit({ lowest: 700 })).toEqual([false, true, true, true])
  expect(lit({ highest: 700 })).toEqual([true, true, false, false])
  expect(lit({ lowest: 699.99, highest: 699.99 })).toEqual([true, false, false, false])
})
