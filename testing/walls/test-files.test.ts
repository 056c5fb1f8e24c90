import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileTags, tagsOf, testFiles, withoutDatabase } from '../test-files.ts'
import { importsOf } from './imports.ts'
import { root, sourceFiles } from './source-files.ts'

const folders = ['domain', 'protocol', 'server', 'web', 'scripts', 'testing', 'e2e']
const files = folders.flatMap(testFiles)
const read = (path: string) => readFileSync(root + path, 'utf8')

/** What is wrong with the tags of a test file, a line each. */
function faults(path: string, text: string): string[] {
  const [folder = ''] = path.split('/')
  const known = Object.entries(fileTags)
    .filter(([, where]) => where.some((each) => each === folder))
    .map(([tag]) => tag)
  const tags = tagsOf(text)
  const unread = text
    .split('\n')
    .slice(tags.length > 0 ? 1 : 0)
    .filter((line) => /^\s*\/\/\s*@(?!ts-|vitest-)[a-z]/.test(line))
  return [
    ...tags.filter((tag) => !known.includes(tag)).map((tag) => `${path}: @${tag} is no tag here`),
    ...unread.map((line) => `${path}: not read: ${line.trim()}`),
    ...(tags.includes('phone') && tags.includes('desk') ? [`${path}: at no size`] : []),
  ]
}

it('the tags of a test file stand in its first line, and each is one that is read there', () => {
  expect(files.length).toBeGreaterThan(600)
  expect(files.flatMap((path) => faults(path, read(path)))).toEqual([])
})

it('a tag that nobody reads is found', () => {
  const found = (text: string, path = 'server/x.test.ts') => faults(path, text).length
  expect(found('// @long @thorough\ntest()')).toBe(0)
  expect(found('// @2.1-home\ntest()')).toBe(0)
  expect(found('// @phone\ntest()', 'e2e/x.test.ts')).toBe(0)
  const unread = [
    '// @thorogh\n',
    '// @phone\n',
    '// @long, @thorough\n',
    '//@long\n',
    "import 'x'\n// @long\n",
  ]
  expect(unread.filter((text) => found(text) !== 1)).toEqual([])
  expect(found('// @long\n', 'web/x.test.tsx')).toBe(1)
  expect(found('// @phone @desk\n', 'e2e/x.test.ts')).toBe(1)
})

/** Tags of single journeys: sizes, the service worker (e2e/support/fixtures.ts), `npm test -- quick`. */
const testTags = ['@phone', '@desk', '@worker', '@quick', '@thorough']

it('each tag of a single journey is one that is read', () => {
  const tags = testFiles('e2e').flatMap((path) => read(path).match(/(?<=')@[a-z-]+(?=')/g) ?? [])
  expect(tags.length).toBeGreaterThan(40)
  expect(tags.filter((tag) => !testTags.includes(tag))).toEqual([])
})

it('a test of the server needs no database when nothing that it imports asks for one', () => {
  const tests = testFiles('server')
  const known = new Set([
    ...tests,
    ...sourceFiles(['ts']).filter((path) => path.startsWith('testing/')),
  ])
  const imports = new Map([...known].map((path) => [path, importsOf(path, read(path), known)]))
  const asks = (path: string, seen: Set<string>): boolean => {
    if (seen.has(path)) return false
    seen.add(path)
    const next = imports.get(path) ?? []
    return read(path).includes('TEST_POSTGRES_URL') || next.some((each) => asks(each, seen))
  }
  const without = tests.filter((path) => !asks(path, new Set()))
  expect(without.length).toBeGreaterThan(20)
  expect(withoutDatabase()).toEqual(without)
})
