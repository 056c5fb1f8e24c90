import { expect, test } from 'vitest'
import { appointmentWindow } from './appointment-window.ts'

const rental = { start: '2026-11-24T10:00', end: '2027-01-12T10:00', now: '2026-12-01T09:15' }

// @9-maintenance-within
test.each([
  ['pickup', rental, '2026-11-24T08:00', '2026-11-24T12:00'],
  ['swap', rental, '2026-11-24T08:00', '2026-11-24T12:00'],
  ['return', rental, '2026-12-01T09:15', '2027-01-15T10:00'],
  ['return', { ...rental, early: true }, '2026-12-01T09:15', '2027-01-12T09:59'],
  ['return', { ...rental, now: '2027-01-14T10:00' }, '2027-01-14T10:00', '2027-01-17T10:00'],
  ['maintenance', rental, '2026-12-01T09:15', '2026-12-04T09:15'],
] as const)('a %s', (kind, times, from, to) => {
  expect(appointmentWindow(kind, times)).toEqual({ from, to })
})
