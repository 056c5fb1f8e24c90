import { expect, test } from 'vitest'
import { promised } from '#domain/people/company/promise.ts'
import { confirmationTextOf, statusTextOf } from './texts-of.ts'

const booked = new Date('2026-11-20T10:00:00Z')
const answering = { promise: promised(8), since: booked, zone: 'America/Los_Angeles' }
const pending = (kind: string, paid: boolean, hours = 1, isAsked = false, known = answering) =>
  confirmationTextOf(
    { kind, confirmation: 'pending', paid, booked_at: booked },
    { now: new Date(booked.getTime() + hours * 3_600_000), isAsked, answering: known },
  )?.en

test('only what is paid is promised an answer in hours', () => {
  expect(pending('start', true)).toBe('We confirm your booking by Fri 20 Nov 2026, 10:00.')
  expect(pending('start', false)).toBe('We confirm your booking when your payment arrives.')
  expect(pending('swap', true)).toContain('approved automatically')
  expect(pending('swap', false)).toBe('We approve the change when your payment arrives.')
  expect(pending('extension', false)).toBeUndefined()
})

test('no moment is promised before the papers are complete, however long that takes', () => {
  const incomplete = { ...answering, since: undefined as unknown as Date }
  for (const hours of [1, 30])
    expect(pending('start', true, hours, false, incomplete)).toBe(
      'Once your papers and deposit are complete, we confirm your booking within 6 to 8 hours.',
    )
})

test('hours that have passed are promised no longer', () => {
  expect(pending('start', true, 7)).toContain('by Fri 20 Nov 2026, 10:00')
  expect(pending('start', true, 8)).toBe(
    'We are still looking at your booking and will write to you.',
  )
  expect(pending('swap', true, 23)).toContain('within 24 hours')
  expect(pending('swap', true, 24)).toContain('still looking at your car change')
})

test.each([
  ['start', true, 'We confirm it once you have done what we asked.'],
  ['swap', true, 'We approve it once you have done what we asked.'],
  ['start', false, 'We confirm it once your payment has arrived and you have done what we asked.'],
  ['swap', false, 'We approve it once your payment has arrived and you have done what we asked.'],
] as const)(
  'a %s with paid %s whose renter was asked for something is promised no hours',
  (kind, paid, said) => {
    expect(pending(kind, paid, 1, true)).toBe(said)
    expect(pending(kind, paid, 30, true)).toBe(said)
    expect(pending('extension', paid, 1, true)).toBeUndefined()
  },
)

test('an extension that waits for its money does not say that the rental goes on', () => {
  const text = statusTextOf({ kind: 'extension' }, 85)?.description
  expect(text?.en).toContain('Until then, your rental keeps its current end')
  expect(text?.es).toContain('Hasta entonces tu renta conserva su final actual')
})
