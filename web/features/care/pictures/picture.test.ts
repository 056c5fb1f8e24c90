import { expect, it } from 'vitest'
import { missingOf, movedMark } from './picture.ts'

it('names the required checkpoints that have no picture, in the order of the list', () => {
  const points = [
    { id: 'front', flag: true },
    { id: 'rear', flag: true },
    { id: 'oil', flag: false },
  ]
  expect(missingOf(points, [{ checkpoint: 'front' }]).map(({ id }) => id)).toEqual(['rear'])
  expect(missingOf(points, [{ checkpoint: 'front' }, { checkpoint: 'rear' }])).toEqual([])
})

it('keeps a mark on its picture, however far it is moved', () => {
  const mark = { x: 0.5, y: 0.5, note: '' }
  expect(movedMark(mark, 0.1, -0.02)).toEqual({ x: 0.6, y: 0.48, note: '' })
  expect(movedMark(mark, 9, -9)).toEqual({ x: 1, y: 0, note: '' })
})
