import { expect, it } from 'vitest'
import { type HeldUp, heldUpByCompany, type NoShowFacts, noShowAt } from './no-show.ts'
import type { PaperState } from '../../people/drivers/papers.ts'

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 11, day, hour))

type Case = [what: string, isSwap: boolean, booked: Date | null, start: Date, ends: Date]

// @9-missed-appointment
it.each<Case>([
  ['a booking ends a day after its start', false, at(1), at(3), at(4)],
  ['a change asked for long before ends a day after its visit', true, at(1), at(9), at(10)],
  ['one asked for on the day waits for the agreement first', true, at(3), at(3, 12), at(5)],
  ['one that was never booked has only its start', true, null, at(3), at(4)],
])('%s', (_what, isSwap, booked, start, ends) => {
  expect(noShowAt({ isSwap, booked, start, confirmed: at(2), changeEnded: null })).toEqual(ends)
})

it('gives a renter whose booking was confirmed late a full day', () => {
  const booking = { isSwap: false, booked: at(1), start: at(3), changeEnded: null }
  expect(noShowAt({ ...booking, confirmed: at(6) })).toEqual(at(7))
  expect(noShowAt({ ...booking, confirmed: null })).toEqual(at(4))
})

it('gives a renter whose change of car came to nothing a full day for the first car', () => {
  const booking = { isSwap: false, booked: at(1), start: at(3), confirmed: at(2) }
  expect(noShowAt({ ...booking, changeEnded: at(4, 11) })).toEqual(at(5, 11))
  expect(noShowAt({ ...booking, changeEnded: at(2) })).toEqual(at(4))
})

const paper = (state: PaperState, sent?: Date) => ({ state, expires: '2027-12-31', sent })
const due = at(4)
const verified = { license: paper('verified'), insurance: paper('verified') }
const withStaff = (sent: Date) => ({ ...verified, license: paper('submitted', sent) })
const waiting = { code: 'license', driver: 'd', why: 'submitted' } as const
const well: NoShowFacts = {
  isPaid: true,
  isConfirmationOpen: false,
  askedSince: undefined,
  isCarBack: true,
  drivers: [verified],
  missing: [],
  end: '2026-12-20T10:00',
  now: due,
}

it.each<[string, Partial<NoShowFacts>, HeldUp | undefined]>([
  ['nothing', {}, undefined],
  ['a confirmation', { isConfirmationOpen: true }, 'confirmation'],
  [
    'nothing where it waited a day for the renter',
    { isConfirmationOpen: true, askedSince: at(3) },
    undefined,
  ],
  [
    'a confirmation for which it asked too late',
    { isConfirmationOpen: true, askedSince: at(3, 11) },
    'confirmation',
  ],
  ['the car all the same', { isCarBack: false, askedSince: at(3) }, 'car'],
  [
    'no look at papers for which it waited for the renter',
    { drivers: [withStaff(at(1))], missing: [waiting], askedSince: at(3) },
    undefined,
  ],
  ['nothing where no money came', { isPaid: false, isConfirmationOpen: true }, undefined],
  ['the car', { isCarBack: false }, 'car'],
  ['a look at a license', { drivers: [withStaff(at(1))], missing: [waiting] }, 'papers'],
  ['one sent 8 hours ago', { drivers: [withStaff(at(4, 2))], missing: [waiting] }, 'papers'],
  ['not one sent after that', { drivers: [withStaff(at(4, 3))], missing: [waiting] }, undefined],
  [
    'nothing to who did not send all',
    {
      drivers: [withStaff(at(1))],
      missing: [waiting, { code: 'insurance', driver: 'd', why: 'missing' }],
    },
    undefined,
  ],
  ['nothing to who owes a deposit', { missing: [{ code: 'deposit' }] }, undefined],
])('the company owed %s', (_what, more, heldUp) => {
  expect(heldUpByCompany({ ...well, ...more })).toBe(heldUp)
})
