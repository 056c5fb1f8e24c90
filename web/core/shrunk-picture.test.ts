import { expect, it } from 'vitest'
import { shrunkSize } from './shrunk-picture.ts'

it.each([
  [4096, 3072, { width: 2048, height: 1536 }],
  [3000, 6000, { width: 1024, height: 2048 }],
  [800, 600, { width: 800, height: 600 }],
  [9000, 1, { width: 2048, height: 1 }],
])('%i × %i is sent with its longer side at most 2048', (width, height, size) => {
  expect(shrunkSize(width, height)).toEqual(size)
})
