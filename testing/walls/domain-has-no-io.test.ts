import { expect, test } from 'vitest'
import { compileIn } from './wrong-file.ts'

test.each([
  ['the environment', 'export const port = process.env.PORT', "'process'"],
  ['the network', "export const page = fetch('https://example.com')", "'fetch'"],
  ['the console', "console.log('a rule was asked')", "'console'"],
  ['the disk', "import { readFileSync } from 'node:fs'\nreadFileSync('x')", "'node:fs'"],
  ['timers', 'setTimeout(() => {}, 1000)', "'setTimeout'"],
])('a rule in domain/ cannot reach %s', (_what, source, unknownName) => {
  expect(compileIn('domain', source)[0]).toContain(unknownName)
})

test('a rule in domain/ that only computes compiles', () => {
  expect(compileIn('domain', 'export const half = (cents: number) => cents / 2')).toEqual([''])
})
