import { expect, test } from 'vitest'
import { arranged, moved } from './own-photos.ts'

const has = ['front', 'side', 'rear']

test.each([
  ['another order', ['rear', 'front', 'side'], { kept: ['rear', 'front', 'side'], removed: [] }],
  ['one less', ['side', 'front'], { kept: ['side', 'front'], removed: ['rear'] }],
  ['none', [], { kept: [], removed: has }],
  ['one twice', ['front', 'front'], undefined],
  ['one of another car', ['front', 'side', 'rear', 'roof'], undefined],
])('%s', (_, order, result) => {
  expect(arranged(has, order)).toEqual(result)
})

test.each([
  [0, 2, 'side,rear,front'],
  [2, 0, 'rear,front,side'],
  [1, 1, 'front,side,rear'],
  [0, 1, 'side,front,rear'],
])('from %i to %i', (from, to, result) => {
  expect(moved(has, from, to).join(',')).toBe(result)
})
