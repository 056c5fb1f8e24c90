import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { evidence } from '#protocol/rentals/evidence.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { runVerifyEvidence } from './verify-evidence-tool.ts'

async function downloaded(change: (text: string) => string = (text) => text) {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const { body } = await server.as(user.token).read(evidence, { order })
  const path = join(server.dataDir, `evidence-${order}.json`)
  writeFileSync(path, change(JSON.stringify(body)))
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  return { code: runVerifyEvidence([path], say, say), said: lines.join('\n'), order }
}

test('a downloaded log is found whole', async () => {
  const { code, said, order } = await downloaded()
  expect(code).toBe(0)
  expect(said).toMatch(new RegExp(`^Whole: \\d+ entries of order ${order}`))
})

test('one changed byte is found, with the entry it is in', async () => {
  const { code, said } = await downloaded((text) =>
    text.replace('"cents":257706', '"cents":257707'),
  )
  expect(code).toBe(1)
  expect(said).toMatch(/^Changed: entry \d+ of \d+/)
})

test('a missing entry is found', async () => {
  const drop = (text: string) => {
    const body = JSON.parse(text) as { entries: unknown[] }
    return JSON.stringify({ ...body, entries: body.entries.toSpliced(1, 1) })
  }
  expect((await downloaded(drop)).said).toContain('Changed: entry 2')
})

test.each([
  ['no file', [], 'Say which file'],
  ['a file that is not there', ['/nowhere/evidence.json'], 'is not an evidence log'],
])('%s is told apart from a changed one', (_, args, sentence) => {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  expect(runVerifyEvidence(args, say, say)).toBe(2)
  expect(lines.join('\n')).toContain(sentence)
})
