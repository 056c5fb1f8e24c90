import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { goesRound, nearestOf, photoAt } from './spin.ts'

test.each([
  [0, 0],
  [1, 1],
  [7, 7],
  [8, 0],
  [-1, 7],
  [-8, 0],
  [17, 1],
  [2.4, 2],
  [-0.6, 7],
])('turned by %d steps it is photo %i', (steps, photo) => {
  expect(photoAt(steps, 8)).toBe(photo)
})

it('only a whole set goes round', () => {
  const photos = Array.from({ length: 8 })
  expect([goesRound(photos), goesRound(photos.slice(1)), goesRound([])]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['the one that is asked for', [0, 3], 3, 3],
  ['the next', [0, 4], 3, 4],
  ['round the end', [0], 7, 0],
  ['of two the later', [2, 4], 3, 4],
  ['the other side, when it is all there is', [4], 0, 4],
  ['none yet', [], 0, undefined],
])('%s', (_what, came, wanted, shown) => {
  expect(nearestOf(new Set(came), wanted, 8)).toBe(shown)
})

it('whatever has come, it is that, and none of it is nearer', () => {
  const photo = fc.integer({ min: 0, max: 7 })
  const away = (a: number, b: number) => Math.min((a - b + 8) % 8, (b - a + 8) % 8)
  fc.assert(
    fc.property(fc.uniqueArray(photo, { minLength: 1 }), photo, (came, wanted) => {
      const shown = nearestOf(new Set(came), wanted, 8) ?? -1
      expect(came).toContain(shown)
      for (const other of came)
        expect(away(other, wanted)).toBeGreaterThanOrEqual(away(shown, wanted))
    }),
  )
})
