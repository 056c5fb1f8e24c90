import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('a failure is reported after everything else was done', async () => {
  const done: number[] = []
  const act = async (item: number) => {
    if (item === 2) throw new Error('the second')
    done.push(item)
    return 1
  }
  await expect(oneByOne([1, 2, 3], act)).rejects.toThrow('the second')
  expect(done).toEqual([1, 3])
  expect(await oneByOne([4, 5], act)).toBe(2)
})
