import { describe, expect, it, test } from 'vitest'
import { refusalSentence, standingOf } from './standing.ts'
import { endedCodes, rentalStatuses } from '../../fleet/fleet/rental-status.ts'
import { type RentalAction, rentalActions, type RentalState } from './transition-table.ts'
import { nextStatus } from './transitions.ts'

const order = { state: 'booked', kind: 'start', rental_status: 85, arrived_for: null }

test.each([
  ['a hold', { state: 'held', rental_status: null }, 'held'],
  ['a hold that is over', { state: 'lapsed', rental_status: null }, 'lapsed'],
  ['a balance', { state: 'held', kind: 'balance', rental_status: null }, 'balance'],
  ['a balance that is paid', { kind: 'balance', rental_status: null }, 'balancePaid'],
  ['an older balance', { state: 'lapsed', kind: 'balance', rental_status: null }, 'lapsed'],
  ['a booking', {}, 'live'],
  ['at the pickup', { rental_status: 91, arrived_for: 'pickup' }, 'atPickup'],
  ['at the return', { rental_status: 91, arrived_for: 'return' }, 'live'],
  ['with the car', { rental_status: 86 }, 'live'],
  ['cancelled', { state: 'ended', rental_status: 87 }, 'cancelled'],
  ['returned', { state: 'ended', rental_status: 88 }, 'returned'],
  ['extended', { state: 'ended', rental_status: 89 }, 'extended'],
  ['swapped', { state: 'ended', rental_status: 90 }, 'swapped'],
])('%s', (_name, facts, standing) => {
  expect(standingOf({ ...order, ...facts })).toBe(standing)
})

describe('the sentence of a refusal', () => {
  const states: RentalState[] = ['none', ...rentalStatuses.map(({ code }) => code)]
  const actions = Object.keys(rentalActions) as RentalAction[]
  const held = { state: 'held', kind: 'start', rental_status: null, arrived_for: null }

  it('never tells who has no car yet, or has it no more, to return it', () => {
    const ends = endedCodes.map((code) => ({ ...order, state: 'ended', rental_status: code }))
    const pickup = { ...order, rental_status: 91, arrived_for: 'pickup' }
    for (const one of [held, { ...held, state: 'lapsed' }, ...ends, pickup])
      expect(refusalSentence(one, 'not:cancelContract')).toMatch(/^is:/)
    expect(refusalSentence(pickup, 'changeAtPickup')).toBe('is:atPickup')
    expect(refusalSentence({ ...pickup, arrived_for: 'return' }, 'changeAtPickup')).toBe(
      'not:cancelContract',
    )
    expect(refusalSentence({ ...order, rental_status: 86 }, 'not:cancelContract')).toBe(
      'not:cancelContract',
    )
  })

  it('is of the standing wherever a renter’s action is not known, and of the guard where one fails', () => {
    for (const from of states) {
      for (const action of actions) {
        const next = nextStatus(from, action)
        const facts = from === 'none' ? held : { ...order, rental_status: from }
        if (!('refusal' in next)) continue
        const sentence = refusalSentence(facts, next.refusal)
        const isOver = from === 'none' || endedCodes.some((code) => code === from)
        const isRenters = rentalActions[action] === 'renter'
        expect(sentence.startsWith('is:')).toBe(isOver && isRenters)
      }
    }
    expect(refusalSentence(held, 'noDebt')).toBe('noDebt')
    // Staff are not spoken to as the renter.
    expect(refusalSentence(held, 'not:staffCancel')).toBe('not:staffCancel')
  })
})
