import { expect, test } from 'vitest'
import { atItsTime, chargeTime, isTakenFromCard } from './planned-charge.ts'

test('a kept card is charged 48 hours after it was announced', () => {
  const announced = new Date('2026-11-20T18:00:00Z')
  expect(chargeTime(announced)).toEqual(new Date('2026-11-22T18:00:00Z'))
})

const owed = { cents: 5_000, consent: 1, isGood: true, cameToNothing: false }
test.each([
  ['everything is there', {}, true],
  ['nobody said yes', { consent: null }, false],
  ['the card has run out', { isGood: false }, false],
  ['it was tried before', { cameToNothing: true }, false],
  ['it is the least that a card takes', { cents: 50 }, true],
  ['it is less than a card takes', { cents: 49 }, false],
])('what is owed is taken from the card when %s: %o, %s', (_what, other, isTaken) => {
  expect(isTakenFromCard({ ...owed, ...other })).toBe(isTaken)
})

const due = { isOwed: true, isBeingPaid: false, hasCard: true }
test.each([
  ['charge', {}],
  ['bill', { hasCard: false }],
  ['wait', { isBeingPaid: true }],
  ['wait', { isBeingPaid: true, hasCard: false }],
  ['withdraw', { isOwed: false }],
  ['withdraw', { isOwed: false, isBeingPaid: true }],
] as const)('at its time: %s with %o', (what, other) => {
  expect(atItsTime({ ...due, ...other })).toBe(what)
})
