import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fetchPaper } from '#testing/papers.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { runVerifyEvidence } from './verify-evidence-tool.ts'

async function downloaded(change: (text: string) => string = (text) => text) {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const { bytes } = await fetchPaper(server, 'GET', `/api/evidence?order=${order}`, user)
  const path = join(server.dataDir, `evidence-${order}.json`)
  writeFileSync(path, change(bytes.toString()))
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  return { code: runVerifyEvidence([path], say, say), said: lines.join('\n'), order }
}

test('a downloaded log is found whole', async () => {
  const { code, said, order } = await downloaded()
  expect(said).toMatch(new RegExp(`^Whole: \\d+ entries of order ${order}`))
  expect(code).toBe(0)
})

test.each<[string, (text: string) => string, RegExp]>([
  [
    'one changed byte',
    (text) => text.replace('"cents": 257706', '"cents": 257707'),
    /^Changed: entry \d+ of \d+ does not follow/,
  ],
  ['a changed space', (text) => text.replace('  "order"', '\t"order"'), /^Changed: .*file around/],
  [
    'a missing line',
    (text) => text.replace(/ *"kind": "contract",\n/, ''),
    /^Changed: entry \d+ of \d+ does not follow/,
  ],
  ['a file that was cut off', (text) => text.slice(0, -200), /^Changed: .*cut off/],
])('%s is found', async (_, change, sentence) => {
  const { code, said } = await downloaded(change)
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
})

test.each([
  ['no file', [], 'Say which file'],
  ['a file that is not there', ['/nowhere/evidence.json'], 'cannot be read'],
])('%s is told apart from a changed one', (_, args, sentence) => {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  expect(runVerifyEvidence(args, say, say)).toBe(2)
  expect(lines.join('\n')).toContain(sentence)
})
