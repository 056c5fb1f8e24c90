import { expect, it } from 'vitest'
import { suggestedWindow } from './window.ts'

const now = new Date('2026-11-20T18:20:00Z')
const day = (at: Date) => at.toISOString().slice(0, 16)

it.each([
  ['for a week from a day ahead', undefined, '2026-11-21T19:00', '2026-11-28T19:00'],
  ['a day before it is wanted', '2026-11-24T10:30:00Z', '2026-11-21T19:00', '2026-11-23T10:00'],
  [
    'at once when it is wanted soon',
    '2026-11-22T10:00:00Z',
    '2026-11-20T22:00',
    '2026-11-21T10:00',
  ],
  ['never shorter than half a day', '2026-11-20T20:00:00Z', '2026-11-20T19:00', '2026-11-21T07:00'],
])('%s', (_what, by, start, end) => {
  const window = suggestedWindow(now, by === undefined ? undefined : new Date(by))
  expect(window.map(day)).toEqual([start, end])
})
