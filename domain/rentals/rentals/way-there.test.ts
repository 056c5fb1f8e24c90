import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveBy, wayThere } from './way-there.ts'

test.each([
  [0, { by: 'foot', minutes: 1 }],
  [0.2, { by: 'foot', minutes: 7 }],
  [0.5, { by: 'foot', minutes: 17 }],
  [0.51, { by: 'car', minutes: 15 }],
  [3.1, { by: 'car', minutes: 25 }],
  [50, { by: 'car', minutes: 220 }],
  [50.1, { by: 'far' }],
  [2390, { by: 'far' }],
])('%d miles', (miles, way) => {
  expect(wayThere(miles, 0)).toEqual(way)
})

test('a device that may be off by half a mile is taken to be half a mile farther away', () => {
  expect(wayThere(0.2, 805)).toEqual(wayThere(0.7002, 0))
  expect(wayThere(49.9, 322)).toEqual({ by: 'far' })
})

test('who is farther away never leaves later, and nobody is told to be faster than the speeds say', () => {
  const driven = fc.double({ min: 0.51, max: 50, noNaN: true })
  fc.assert(
    fc.property(driven, driven, (one, other) => {
      const [near, far] = [wayThere(Math.min(one, other), 0), wayThere(Math.max(one, other), 0)]
      expect(near).toMatchObject({ by: 'car' })
      expect('minutes' in near && near.minutes).toBeLessThanOrEqual(
        'minutes' in far ? far.minutes : 0,
      )
      expect('minutes' in far && far.minutes).toBeGreaterThanOrEqual(
        10 + Math.max(one, other) * 4.2,
      )
    }),
  )
})

test('one leaves that long before the pickup, also the day before it, and now when that has passed', () => {
  expect(leaveBy('2026-12-02T10:00', 25, '2026-12-01T12:00')).toBe('2026-12-02T09:35')
  expect(leaveBy('2026-12-02T01:00', 90, '2026-12-01T12:00')).toBe('2026-12-01T23:30')
  expect(leaveBy('2026-12-02T10:00', 25, '2026-12-02T09:34')).toBe('2026-12-02T09:35')
  expect(leaveBy('2026-12-02T10:00', 25, '2026-12-02T09:35')).toBeUndefined()
})
