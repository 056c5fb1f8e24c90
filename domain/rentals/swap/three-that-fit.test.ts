import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FreeCar, threeThatFit } from './three-that-fit.ts'

const own = { subtype: 'sedan', seats: 5 }
const car = (id: string, total: number, more: Partial<FreeCar> = {}): FreeCar => ({
  id,
  subtype: 'sedan',
  seats: 5,
  total,
  ...more,
})
const suv = { subtype: 'suv' }
const van = { subtype: 'minivan', seats: 7 }

it.each([
  [
    'one of each',
    [car('A', 500), car('R', -900, suv), car('V', 2_000, van)],
    'A sameSize, R cheaper, V bigger',
  ],
  ['the cheapest of its body', [car('A', 900), car('B', 500)], 'B sameSize'],
  ['its body before a cheaper one of another', [car('A', 900), car('R', 500, suv)], 'A sameSize'],
  ['another body where there is none of its own', [car('R', 500, suv)], 'R sameSize'],
  ['nothing as cheaper that costs anything', [car('A', 900), car('R', 1, suv)], 'A sameSize'],
  [
    'nothing as cheaper that is dearer than the first',
    [car('A', -900), car('R', -500, suv)],
    'A sameSize',
  ],
  ['a big one that is cheap once', [car('V', -900, van)], 'V cheaper'],
  ['the lower id of two alike', [car('B', 500), car('A', 500)], 'A sameSize'],
  ['none of a smaller car that costs more', [car('S', 500, { seats: 2 })], ''],
  ['none where none is free', [], ''],
] as const)('three that fit: %s', (_what, free, said) => {
  const found = threeThatFit(own, free)
  expect(found.map(({ kind, id }) => `${id} ${kind}`).join(', ')).toBe(said)
})

it('whatever is free: each car and kind once, and only what is free', () => {
  const anyCar = fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    subtype: fc.constantFrom('sedan', 'suv', 'minivan'),
    seats: fc.integer({ min: 2, max: 8 }),
    total: fc.integer({ min: -5_000, max: 5_000 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(anyCar, { selector: ({ id }) => id }), (free) => {
      const found = threeThatFit(own, free)
      const ids = found.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => free.some((one) => one.id === id))).toBe(true)
      expect(new Set(found.map(({ kind }) => kind)).size).toBe(found.length)
    }),
  )
})
