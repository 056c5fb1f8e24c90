import { expect, it } from 'vitest'
import { chunkNames } from './name-chunks.mjs'

const plan = {
  base: /button/,
  apart: [['schemas', /^schemas$/]] as [string, RegExp][],
  names: /^names$/,
  areas: [
    ['home', /home/],
    ['cars', /car/],
    ['staff', /staff/],
    ['dialogs', /dialog$/],
  ] as [string, RegExp][],
  shared: [
    ['shared-ours', /^(cars|staff)$/, 'only'],
    ['shared-home', /^home$/],
  ] as [string, RegExp, 'only'?][],
  heavy: [['overlays', /overlays/]] as [string, RegExp][],
}

/** What each module imports, and after a star what it brings in when it is needed. */
const modules: Record<string, string[]> = {
  main: ['router', 'names', '*home', '*car', '*staff', '*car-dialog', '*staff-dialog', '*other'],
  router: ['react'],
  names: ['schemas', 'car-words'],
  schemas: [],
  react: [],
  button: ['colours'],
  colours: ['react'],
  home: ['button', 'list'],
  car: ['list', 'price', 'car-words'],
  'car-words': [],
  staff: ['price'],
  'car-dialog': ['overlays', 'car-words', 'question'],
  'staff-dialog': ['overlays', 'question', 'price'],
  question: ['overlays'],
  overlays: [],
  list: ['react'],
  price: [],
  other: ['list'],
}

const ask = (id: string) => ({
  importedIds: (modules[id] ?? []).filter((name) => !name.startsWith('*')),
  dynamicallyImportedIds: (modules[id] ?? [])
    .filter((name) => name.startsWith('*'))
    .map((name) => name.slice(1)),
})
const nameOf = chunkNames(plan, 'main', ask)

it('what every screen needs is one file, an area’s own another, and what areas share a third', () => {
  expect(['main', 'router', 'react'].map(nameOf)).toEqual(['base', 'base', 'base'])
  // Named as base, together with what it needs itself.
  expect(['button', 'colours'].map(nameOf)).toEqual(['base', 'base'])
  expect(['home', 'car', 'staff'].map(nameOf)).toEqual(['home', 'cars', 'staff'])
  expect(['list', 'price'].map(nameOf)).toEqual(['shared-home', 'shared-ours'])
  // What no area is named for makes its own file.
  expect(nameOf('other')).toBeUndefined()
})

it('who calls by a name does not load what the name stands beside', () => {
  expect(['names', 'schemas', 'car-words'].map(nameOf)).toEqual(['base', 'schemas', 'cars'])
})

it('a heavy library comes only with what cannot do without it', () => {
  expect(['car-dialog', 'staff-dialog'].map(nameOf)).toEqual(['cars-overlays', 'staff-overlays'])
  expect(['overlays', 'question'].map(nameOf)).toEqual([
    'shared-ours-overlays',
    'shared-ours-overlays',
  ])
  expect(nameOf('car-words')).toBe('cars')
})

it('no files need each other', () => {
  const needs = Object.keys(modules).flatMap((id) =>
    // Of what stands beside a name nothing is used there.
    id === 'names' ? [] : ask(id).importedIds.map((next) => [nameOf(id), nameOf(next)]),
  )
  const after = new Map<string | undefined, Set<string | undefined>>()
  for (const [from, to] of needs)
    if (from !== to) after.set(from, (after.get(from) ?? new Set()).add(to))
  const reaches = (from: string | undefined, to: string | undefined): boolean =>
    [...(after.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  expect([...after.keys()].filter((name) => reaches(name, name))).toEqual([])
})
