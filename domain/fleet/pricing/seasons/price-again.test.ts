import { expect, it, test } from 'vitest'
import { exampleRentals, inYearOf, pricedAgain } from './price-again.ts'
import type { Season } from './season.ts'

const summer: Season = {
  id: 'summer',
  nameEn: 'Summer',
  nameEs: 'Verano',
  percent: 20,
  from: '2027-06-01',
  until: '2027-08-31',
  areas: [],
  types: ['car'],
}
const rates = { day: 3_900, week: 22_900, month: 84_900 }
const week = (start: string, type = 'car') => ({
  start: `${start}T10:00`,
  end: `${start.slice(0, 8)}${String(Number(start.slice(8)) + 7).padStart(2, '0')}T10:00`,
  area: 'miami',
  type,
  rates,
  coefficient: 1,
})

it('says the sums and the number that change', () => {
  const rentals = [
    week('2027-06-02'),
    week('2027-07-01'),
    week('2027-05-01'),
    week('2027-06-02', 'van'),
  ]
  expect(pricedAgain(rentals, [], [summer])).toEqual({
    before: 4 * 22_900,
    after: 4 * 22_900 + 2 * 4_580,
    orders: 4,
    changed: 2,
  })
  expect(pricedAgain(rentals, [summer], [summer])).toMatchObject({ changed: 0 })
})

test.each([
  ['last summer', '2026-07-10T10:00', '2027-07-10T10:00'],
  ['the winter before', '2026-12-10T10:00', '2027-12-10T10:00'],
  ['the spring that reaches into it', '2026-02-01T09:30', '2027-02-01T09:30'],
  ['a leap day', '2024-02-29T10:00', '2027-03-01T10:00'],
])('%s is in the year of the season', (_, start, moved) => {
  const rental = { start, end: start.replace('T', 'T') }
  expect(inYearOf({ ...rental, end: start }, summer)).toEqual({ start: moved, end: moved })
})

it('keeps how long a rental is, over a leap day too', () => {
  const moved = inYearOf(
    { start: '2027-02-20T10:00', end: '2027-03-20T10:00' },
    {
      from: '2028-02-01',
      until: '2028-03-31',
    },
  )
  expect(moved).toEqual({ start: '2028-02-20T10:00', end: '2028-03-19T10:00' })
})

it('has three examples from the first day on', () => {
  const examples = exampleRentals('2027-06-01', { area: 'miami', type: 'car', rates })
  expect(examples.map((one) => pricedAgain([one], [], [summer]).after)).toEqual([
    27_480, 101_880, 180_240,
  ])
})
