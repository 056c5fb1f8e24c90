import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { floors } from './floors.ts'
import { circles, importsOf, importsOfAll } from './imports.ts'
import { root } from './source-files.ts'
import { featureOf, wings } from './wings.ts'

const imports = importsOfAll()
const isTest = (file: string) => file.endsWith('.test.ts')
const floorOf = (feature: string) => (floors as readonly string[]).indexOf(feature)

/** Every import from a feature, by the rule that it breaks. */
function climbs(file: string, imported: readonly string[]): string[] {
  const feature = featureOf(file)
  if (feature === undefined) return []
  return imported
    .filter((other) => {
      const of = featureOf(other)
      return of !== undefined && of !== feature && floorOf(of) > floorOf(feature)
    })
    .map((other) => `${file} imports ${other}`)
}

it('every feature of the server has its floor', () => {
  const features = wings.flatMap((wing) =>
    readdirSync(`${root}server/${wing}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'gateways')
      .map(({ name }) => name),
  )
  expect(features.toSorted()).toEqual(floors.toSorted())
})

it('a feature imports only from floors below its own, in the order of floors.ts', () => {
  const wrong = [...imports].flatMap(([file, imported]) =>
    isTest(file) ? [] : climbs(file, imported),
  )
  expect(wrong).toEqual([])
})

it('an import that climbs is seen, also of a type', () => {
  const file = 'server/money/orders/wrong.ts'
  const above = 'server/staff/staff/staff-today.ts'
  for (const text of [
    `import { x } from '../../staff/staff/staff-today.ts'`,
    `import type { X } from '#${above}'`,
    `export * from '../../staff/staff/staff-today.ts'`,
    `await import('../../staff/staff/staff-today.ts')`,
  ])
    expect(climbs(file, importsOf(file, text, new Set([above])))).toEqual([
      `${file} imports ${above}`,
    ])
})

it('nothing below the features knows one of them', () => {
  const below = /^server\/(?:platform|money\/gateways|config\.ts)/
  const wrong = [...imports].flatMap(([file, imported]) =>
    isTest(file) || !below.test(file)
      ? []
      : imported.filter((other) => featureOf(other) ?? other.startsWith('server/app/')),
  )
  expect(wrong).toEqual([])
})

it('the handlers of a feature are wired by the door of its wing alone', () => {
  const wrong = [...imports].flatMap(([file, imported]) =>
    imported
      .filter((other) => featureOf(other) && /^([^/]+\/){3}handlers\.ts$/.test(other))
      .filter((other) => file !== `${other.split('/', 2).join('/')}/wing.ts`),
  )
  expect(wrong).toEqual([])
})

it('no files import each other in a circle, not even types', () => {
  expect(circles(imports)).toEqual([])
})

it('a circle is seen', () => {
  const three = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circles(three)).toEqual([['a', 'b', 'c']])
})

it('no folder has more than 40 files, none of a feature of the server more than 25', () => {
  const counts = new Map<string, number>()
  for (const file of imports.keys()) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const most = (folder: string) => (featureOf(`${folder}/`) ? 25 : 40)
  expect([...counts].filter(([folder, count]) => count > most(folder))).toEqual([])
})
