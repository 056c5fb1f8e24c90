import { expect, it } from 'vitest'
import { occupiedUntil } from './turn-around.ts'

it('keeps a car for 8 hours after a rental, across midnight and a clock change', () => {
  expect(occupiedUntil(new Date('2026-11-21T20:00:00Z'))).toEqual(new Date('2026-11-22T04:00:00Z'))
  expect(occupiedUntil(new Date('2026-03-08T08:00:00Z'))).toEqual(new Date('2026-03-08T16:00:00Z'))
})
