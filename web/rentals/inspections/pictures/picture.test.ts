import { expect, it } from 'vitest'
import { missingOf, movedMark, picturesIn } from './picture.ts'

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

it('finds the pictures of a draft, oldest first, and none of an earlier day', () => {
  const taken = (id: string, takenAt: string) => [`picture/${id}`, { id, takenAt }] as const
  const parts = new Map<string, unknown>([
    ['values', { odometer: '1' }],
    taken('late', '2026-06-02T09:00:00.000Z'),
    taken('early', '2026-06-01T10:00:00.001Z'),
    taken('yesterday', '2026-06-01T10:00:00.000Z'),
    ['old/picture/other', { id: 'other', takenAt: '2026-06-02T09:00:00.000Z' }],
  ])
  const now = new Date('2026-06-02T10:00:00Z')
  expect(picturesIn(parts, now).map(({ id }) => id)).toEqual(['early', 'late'])
  expect(picturesIn(parts, now, 'old/').map(({ id }) => id)).toEqual(['other'])
})
