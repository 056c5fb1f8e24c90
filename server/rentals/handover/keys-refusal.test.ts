import { expect, test } from 'vitest'
import { promised } from '#domain/people/company/promise.ts'
import { keysRefusal } from './keys-refusal.ts'

const booked = new Date('2026-11-23T08:00:00Z')
const after = (hours: number) => new Date(booked.getTime() + hours * 3_600_000)

const answering = { promise: promised(8), since: booked, zone: 'America/Los_Angeles' }

const said = (kind: string, refusal: 'confirmed' | 'paid' | 'carIsBack', hours = 1, isOut = true) =>
  keysRefusal({ kind, confirmation: 'pending', booked_at: booked }, refusal, {
    isFirstCarOut: isOut,
    isAsked: false,
    now: after(hours),
    answering,
  })

test.each([
  [
    'start',
    7,
    'The booking is not confirmed yet. We confirm your booking by Mon 23 Nov 2026, 08:00.',
  ],
  [
    'start',
    8,
    'The booking is not confirmed yet. We are still looking at your booking and will write to you.',
  ],
  ['swap', 8, 'The car change is not approved yet. We answer within 24 hours.'],
  [
    'swap',
    24,
    'The car change is not approved yet. We are still checking it and will write to you.',
  ],
] as const)('a %s that is not decided on after %i hours', (kind, hours, text) => {
  expect(said(kind, 'confirmed', hours)?.en).toBe(text)
})

test.each([
  ['start', 'pending', 'The booking is not confirmed yet. We confirm it'],
  ['swap', 'pending', 'The car change is not approved yet. We approve it'],
  // Its booking waits.
  ['swap', 'confirmed', 'The booking is not confirmed yet. We confirm it'],
] as const)(
  'a %s that is %s and whose renter was asked for something is promised no hours',
  (kind, confirmation, text) => {
    const order = { kind, confirmation, booked_at: booked }
    const facts = { isFirstCarOut: false, isAsked: true, now: after(1), answering }
    expect(keysRefusal(order, 'confirmed', facts)?.en).toBe(
      `${text} once you have done what we asked.`,
    )
  },
)

test('an unpaid change of car is no unpaid booking', () => {
  expect(said('swap', 'paid')?.en).toBe('The car change is not paid yet.')
  expect(said('start', 'paid')).toBeUndefined()
})

test('only who has a car already is told to keep it until the other is back', () => {
  expect(said('swap', 'carIsBack')?.en).toContain('Keep your car and come later')
  expect(said('swap', 'carIsBack', 1, false)?.en).toContain('Come later, or withdraw the change')
  expect(said('swap', 'carIsBack', 1, false)?.es).not.toContain('Quédate con el tuyo')
})
