import { expect, it } from 'vitest'
import { movingEarns, rentedDays, suggestedReward } from './earnings.ts'

const rates = { day: 4_000, week: 24_000, month: 85_000 }

it.each([
  [0, 0],
  [0.5, 15],
  [1, 30],
  [1.7, 30],
  [-0.2, 0],
])('of a share of %d, %i of 30 days are rented', (share, days) => {
  expect(rentedDays(share)).toBe(days)
})

it.each([
  ['nothing is wanted there', 0, 0, 0],
  ['a week there', 7, 0, 24_000],
  ['a week and two days there', 9, 0, 32_000],
  ['a month there', 30, 0, 85_000],
  // Four weeks and a day cost more than a month: nobody would pay that.
  ['29 days there', 29, 0, 85_000],
  ['longer than is counted', 90, 0, 85_000],
  ['a month there, a week less here', 30, 7, 61_000],
  ['the same days here', 14, 14, 0],
  ['more days here', 7, 14, 0],
] as const)('%s', (_what, there, here, earns) => {
  expect(movingEarns(rates, { there, here })).toBe(earns)
})

it.each([
  // $20 and 18.5 cents a mile, in steps of $5.
  [380, 410_00, 9_000],
  [0, 100_00, 2_000],
  [100, 100_00, 4_000],
  [800, 1_000_00, 17_000],
  // Never more than 40 % of what moving earns.
  [380, 200_00, 8_000],
  [380, 187_49, 7_000],
  // What leaves less than $20 is worth nobody's day.
  [380, 50_00, 2_000],
  [380, 49_99, undefined],
  [380, 0, undefined],
] as const)('%i miles that earn %i cents are worth %s', (miles, earns, reward) => {
  expect(suggestedReward(miles, earns)).toBe(reward)
})
