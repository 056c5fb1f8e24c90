import { expect, it } from 'vitest'
import { chunkNames, type Plan } from './name-chunks.mjs'

const plan: Plan = {
  base: /button/,
  names: /^names$/,
  weights: [
    [10, /^home$/],
    [0.1, /^staff/],
  ],
  request: 30,
}

/** What each module imports, and after a star what it brings in when it is needed. */
const modules: Record<string, string[]> = {
  main: ['router', 'names', '*home', '*car', '*staff', '*job'],
  router: ['react'],
  names: ['/node_modules/schemas', 'car-words'],
  '/node_modules/schemas': [],
  react: [],
  button: ['colours'],
  colours: ['react'],
  home: ['button', 'list', 'dates'],
  car: ['list', 'dates', 'car-words', '*car-dialog', '/node_modules/schemas'],
  'car-words': [],
  staff: ['price', '*staff-dialog'],
  'car-dialog': ['overlays', 'car-words', 'question'],
  'staff-dialog': ['overlays', 'question', 'price'],
  question: ['overlays'],
  overlays: [],
  list: ['react'],
  dates: [],
  price: [],
  job: ['dates', 'price'],
}
/** Bytes; of every other 1,000. */
const sizes: Record<string, number> = { dates: 50, price: 50, 'car-words': 50 }

const ask = (id: string) => ({
  importedIds: (modules[id] ?? []).filter((name) => !name.startsWith('*')),
  dynamicallyImportedIds: (modules[id] ?? [])
    .filter((name) => name.startsWith('*'))
    .map((name) => name.slice(1)),
  code: 'x'.repeat(sizes[id] ?? 1_000),
})
const namesWith = (changes: Partial<Plan>) => chunkNames({ ...plan, ...changes }, 'main', ask)
const nameOf = namesWith({})

it('what every screen needs is one file', () => {
  expect(['main', 'router', 'react'].map(nameOf)).toEqual(['base', 'base', 'base'])
  // Named as base, together with what it needs itself.
  expect(['button', 'colours'].map(nameOf)).toEqual(['base', 'base'])
})

it('what the same screens need lies together, named after the screen or the heaviest', () => {
  expect(['home', 'car', 'staff', 'job'].map(nameOf)).toEqual(['home', 'car', 'staff', 'job'])
  expect(['list', 'dates'].map(nameOf)).toEqual(['list', 'list'])
  expect(['overlays', 'question'].map(nameOf)).toEqual(['overlays', 'overlays'])
})

it('who calls by a name does not load what the name stands beside', () => {
  expect(['names', '/node_modules/schemas'].map(nameOf)).toEqual(['base', 'car'])
})

it('a request costs bytes: the less it costs, the more files there are', () => {
  const ids = Object.keys(modules)
  const filesOf = (request: number) => new Set(ids.map(namesWith({ request }))).size
  expect(filesOf(1)).toBeGreaterThan(filesOf(30))
  expect(filesOf(30)).toBeGreaterThan(filesOf(1_000))
  // Home is seen so often that a job may bring in a list for nothing.
  expect(nameOf('dates')).toBe(nameOf('list'))
  const withoutHome = namesWith({ weights: [] })
  expect(withoutHome('dates')).not.toBe(withoutHome('list'))
})

it('what its screen has brought in costs whoever opens something over it nothing', () => {
  // The words of the car are its screen's, although its dialog needs them too.
  expect(nameOf('car-words')).toBe('car')
  expect(nameOf('car-dialog')).toBe('car-dialog')
})

it.each([1, 30, 400, 10_000])(
  'no files need each other (a request is worth %i bytes)',
  (request) => {
    const name = namesWith({ request })
    const needs = Object.keys(modules).flatMap((id) =>
      // Of what stands beside a name nothing is used there.
      id === 'names' ? [] : ask(id).importedIds.map((next) => [name(id), name(next)]),
    )
    const after = new Map<string | undefined, Set<string | undefined>>()
    for (const [from, to] of needs)
      if (from !== to) after.set(from, (after.get(from) ?? new Set()).add(to))
    const reaches = (from: string | undefined, to: string | undefined): boolean =>
      [...(after.get(from) ?? [])].some((next) => next === to || reaches(next, to))
    expect([...after.keys()].filter((key) => reaches(key, key))).toEqual([])
  },
)
