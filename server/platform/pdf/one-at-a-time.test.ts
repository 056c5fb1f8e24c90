import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('PDFs are drawn one after the other, even after one that failed', async () => {
  const steps: string[] = []
  let endFirst = () => {}
  const first = oneAtATime(async () => {
    steps.push('first begins')
    await new Promise<void>((resolve) => {
      endFirst = resolve
    })
    steps.push('first ends')
    throw new Error('no')
  })
  const second = oneAtATime(async () => {
    steps.push('second')
    return 2
  })
  while (steps.length === 0) await new Promise((resolve) => setImmediate(resolve))
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(steps).toEqual(['first begins'])
  endFirst()
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe(2)
  expect(steps).toEqual(['first begins', 'first ends', 'second'])
})
