import { expect, it } from 'vitest'
import { assignReplacements, rankReplacements, type Replacement } from './best-replacement.ts'

const own = { subtype: 'suv', seats: 5, isElectric: false, isManual: false }
const car = (id: string, more: Partial<Replacement> = {}): Replacement => ({
  id,
  subtype: 'suv',
  seats: 5,
  isElectric: false,
  isManual: false,
  miles: 0,
  difference: 0,
  ...more,
})

it.each([
  ['nothing is free', [], []],
  [
    'the nearest of the same class comes first',
    [car('far', { miles: 4 }), car('here')],
    ['here', 'far'],
  ],
  [
    'at the same place the one that costs the company least',
    [car('dear', { miles: 0.2, difference: 900 }), car('cheap', { miles: 0.9, difference: 100 })],
    ['cheap', 'dear'],
  ],
  [
    'a cheaper one of the class costs the company nothing, and so is no better than one of the same price',
    [car('b', { difference: -500 }), car('a')],
    ['a', 'b'],
  ],
  [
    'a class above comes after all of the same class, however near',
    [car('above', { subtype: 'minivan', difference: 3_000 }), car('far', { miles: 30 })],
    ['far', 'above'],
  ],
  [
    'of those above the one that costs the company least, then the nearest',
    [
      car('near', { subtype: 'minivan', difference: 5_000 }),
      car('cheap', { subtype: 'minivan', difference: 3_000, miles: 9 }),
      car('cheap and near', { subtype: 'minivan', difference: 3_000, miles: 2 }),
    ],
    ['cheap and near', 'cheap', 'near'],
  ],
  [
    'one that is charged comes after those that are fueled as the own one, however near, and before a class above',
    [
      car('above', { subtype: 'minivan' }),
      car('electric', { isElectric: true }),
      car('far', { miles: 30 }),
    ],
    ['far', 'electric', 'above'],
  ],
  ['a clutch is none for who booked an automatic', [car('manual', { isManual: true })], []],
  ['fewer seats are no replacement', [car('four', { seats: 4 })], []],
  [
    'nor is another body whose rent is lower',
    [car('sedan', { subtype: 'sedan', difference: -1 })],
    [],
  ],
  [
    'another body at the same rent is one above',
    [car('other', { subtype: 'sedan', difference: 0 })],
    ['other'],
  ],
])('%s', (_, free, order) => {
  expect(rankReplacements(own, free).map(({ id }) => id)).toEqual(order)
})

it('says how each compares and what the company carries, never less than nothing', () => {
  const ranked = rankReplacements(own, [
    car('same', { difference: -700 }),
    car('above', { subtype: 'minivan', difference: 3_000 }),
  ])
  expect(ranked.map(({ fit, carried }) => [fit, carried])).toEqual([
    ['sameClass', 0],
    ['classAbove', 3_000],
  ])
})

const cars = [{ id: 'a' }, { id: 'b' }]
it.each([
  [
    'at the same time each gets a car of their own',
    [
      [0, 10],
      [5, 15],
    ],
    ['a', 'b'],
  ],
  [
    'one after the other both get the best',
    [
      [0, 10],
      [10, 20],
    ],
    ['a', 'a'],
  ],
  [
    'who finds all of them taken gets none',
    [
      [0, 10],
      [1, 9],
      [2, 8],
    ],
    ['a', 'b', undefined],
  ],
])('%s', (_, times, given) => {
  const renters = times.map(([from = 0, until = 0], at) => ({ id: `${at}`, from, until, cars }))
  const found = assignReplacements(renters)
  expect(renters.map(({ id }) => found.get(id)?.id)).toEqual(given)
})
