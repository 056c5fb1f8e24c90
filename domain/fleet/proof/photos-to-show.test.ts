import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkpointIds } from '../fleet/checkpoints.ts'
import { photosToShow, wholeSet } from './photos-to-show.ts'

const items = (...angles: string[]) => angles.map((checkpoint) => ({ checkpoint }))
const shown = (...args: Parameters<typeof photosToShow>) =>
  photosToShow(...args).map(({ checkpoint }) => checkpoint)

it.each([
  [
    'the walk around the car is the order',
    ['rear', 'front', 'left'],
    [],
    ['front', 'rear', 'left'],
  ],
  [
    'what is not outside stays with the rental',
    ['interior', 'odometer', 'front', 'damage'],
    [],
    ['front'],
  ],
  ['what is left out is not shown', ['front', 'rear'], ['front'], ['rear']],
  ['what is left out and was never taken', ['front'], ['rear', 'odometer', 'nothing'], ['front']],
  ['of two of an angle the first', ['front', 'front'], [], ['front']],
  ['nothing', [], [], []],
])('%s', (_what, taken, leftOut, expected) => {
  expect(shown(items(...taken), leftOut)).toEqual(expected)
})

it('whatever was taken: at most the outside angles, each once, and none that was left out', () => {
  const angles = fc.array(fc.constantFrom(...checkpointIds))
  fc.assert(
    fc.property(angles, angles, (taken, leftOut) => {
      const photos = shown(items(...taken), leftOut)
      expect(photos.length).toBeLessThanOrEqual(wholeSet)
      expect(new Set(photos).size).toBe(photos.length)
      expect(photos.some((angle) => leftOut.includes(angle))).toBe(false)
    }),
  )
})
