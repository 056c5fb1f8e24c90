import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { processState } from './process-state.ts'

test('a process that runs has one start, told the same each time', () => {
  const first = processState(process.pid)
  expect(first).toEqual({ alive: true, startedAt: expect.stringMatching(/./) })
  expect(processState(process.pid)).toEqual(first)
})

test('one that has ended is dead', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  expect(processState(pid)).toEqual({ alive: false, startedAt: '' })
})
