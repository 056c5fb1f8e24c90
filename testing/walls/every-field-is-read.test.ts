import { expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { fieldsRead } from './input-reads.ts'

const all: Operation[] = Object.values(operations)

// @5-this-field-not
test('every field of every operation is read by its handler', () => {
  const read = fieldsRead()
  const unread = all.flatMap(({ name, input }) => {
    const shape = (input as unknown as { shape: Record<string, unknown> }).shape
    return Object.keys(shape)
      .filter((field) => !read.get(name)?.has(field))
      .map((field) => `${name}.${field}`)
  })
  expect(read.size).toBe(all.length)
  expect(unread).toEqual([])
})
