import { expect, it } from 'vitest'
import { noShowAt } from './no-show.ts'

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 11, day, hour))

type Case = [what: string, isSwap: boolean, booked: Date | null, start: Date, ends: Date]

it.each<Case>([
  ['a booking ends a day after its start', false, at(1), at(3), at(4)],
  ['a change asked for long before ends a day after its visit', true, at(1), at(9), at(10)],
  ['one asked for on the day waits for the agreement first', true, at(3), at(3, 12), at(5)],
  ['one that was never booked has only its start', true, null, at(3), at(4)],
])('%s', (_what, isSwap, booked, start, ends) => {
  expect(noShowAt({ isSwap, booked, start, confirmed: at(2) })).toEqual(ends)
})

it('gives a renter whose booking was confirmed late a full day', () => {
  const booking = { isSwap: false, booked: at(1), start: at(3) }
  expect(noShowAt({ ...booking, confirmed: at(6) })).toEqual(at(7))
  expect(noShowAt({ ...booking, confirmed: null })).toEqual(at(4))
})
