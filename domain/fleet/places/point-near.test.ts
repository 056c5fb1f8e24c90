import { expect, it, test } from 'vitest'
import { directions, farthestPointMiles, isNearTown, pointFrom, whereFrom } from './point-near.ts'

const oakland = { latitude: 37.80437, longitude: -122.2708 }
const honolulu = { latitude: 21.30694, longitude: -157.85833 }

const far = 0.5 ** 0.5
test.each([
  ['n', 1, 0],
  ['ne', far, far],
  ['e', 0, 1],
  ['se', -far, far],
  ['s', -1, 0],
  ['sw', -far, -far],
  ['w', 0, -1],
  ['nw', far, -far],
] as const)(
  'a mile to the %s is said so, in California and in Hawaii',
  (direction, north, east) => {
    for (const town of [oakland, honolulu]) {
      for (const miles of [0.1, 1, 25])
        expect(whereFrom(town, pointFrom(town, north * miles, east * miles))).toEqual({
          miles,
          direction,
        })
    }
  },
)

it('knows all eight directions, and the middle', () => {
  expect(directions).toHaveLength(8)
  expect(whereFrom(oakland, oakland)).toBeUndefined()
  expect(whereFrom(oakland, pointFrom(oakland, 0.04, 0))).toBeUndefined()
})

it('a mark lies within thirty miles of its town', () => {
  const at = (miles: number) => isNearTown(oakland, pointFrom(oakland, 0, miles))
  expect([0, farthestPointMiles - 0.1, farthestPointMiles + 0.1, 300].map(at)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
