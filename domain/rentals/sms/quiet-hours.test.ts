import { expect, it } from 'vitest'
import { awakeAt } from './quiet-hours.ts'

const zone = 'America/Los_Angeles'

it.each([
  ['2026-11-20T18:00:00Z', '2026-11-20T18:00:00.000Z', 'in the morning at ten'],
  ['2026-11-20T16:00:00Z', '2026-11-20T16:00:00.000Z', 'at eight'],
  ['2026-11-20T15:59:00Z', '2026-11-20T16:00:00.000Z', 'a minute before eight'],
  ['2026-11-21T04:59:00Z', '2026-11-21T04:59:00.000Z', 'a minute before nine in the evening'],
  ['2026-11-21T05:00:00Z', '2026-11-21T16:00:00.000Z', 'at nine in the evening'],
  ['2026-11-21T09:00:00Z', '2026-11-21T16:00:00.000Z', 'after midnight'],
  // The clocks go back in this night.
  ['2026-11-01T05:00:00Z', '2026-11-01T16:00:00.000Z', 'before the change of clocks'],
])('%s waits until %s: %s', (now, expected) => {
  expect(awakeAt(new Date(now), zone).toISOString()).toBe(expected)
})
