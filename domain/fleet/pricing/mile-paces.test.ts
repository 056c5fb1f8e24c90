import { expect, it } from 'vitest'
import { milesAMonth, milesAtPace } from './mile-paces.ts'

it.each([
  ['weekends', 7, 50],
  ['weekends', 35, 350],
  ['commute', 30, 850],
  ['commute', 35, 1_000],
  ['rideshare', 35, 3_500],
  ['weekends', 1, 50],
  ['rideshare', 365, 20_000],
] as const)('%s for %i days are %i miles', (pace, days, miles) => {
  expect(milesAtPace(pace, days)).toBe(miles)
})

it.each([
  [1_000, 35, 860],
  [0, 35, 0],
  [50, 0, 1_500],
])('%i miles in %i days are about %i a month', (miles, days, monthly) => {
  expect(milesAMonth(miles, days)).toBe(monthly)
})
