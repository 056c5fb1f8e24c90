import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf, importsOfAll } from './imports.ts'
import { root } from './source-files.ts'
import { beside, rankOf, type Side, wings } from './wings.ts'

const sides = Object.keys(beside) as Side[]
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The imports of `file` that lead to a later wing, on whatever side it stands. */
function later(file: string, imported: readonly string[]): string[] {
  const rank = rankOf(file)
  if (rank === undefined || isTest(file)) return []
  return imported
    .filter((other) => (rankOf(other) ?? -1) > rank)
    .map((other) => `${file} → ${other}`)
}

const found = [...importsOfAll()].flatMap(([file, imported]) => later(file, imported))

it.each(sides)('every folder of %s is one of the nine wings, or stands beside them', (side) => {
  const { below, above } = beside[side]
  const known: readonly string[] = [...wings, ...below, ...above, 'public']
  const folders = readdirSync(root + side, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.filter((name) => !known.includes(name))).toEqual([])
})

it.each(sides)('a wing in %s imports only earlier wings', (side) => {
  expect(found.filter((pair) => pair.startsWith(`${side}/`))).toEqual([])
})

it.each([
  ['of a later wing', 'server/money/orders/wrong.ts', 'server/staff/staff/staff-today.ts'],
  ['of another side', 'web/fleet/cars/wrong.ts', 'protocol/rentals/bookings/booking.ts'],
  ['by the platform', 'server/platform/api/wrong.ts', 'server/people/people/ties.ts'],
  ['by a widget', 'web/ui/forms/wrong.tsx', 'web/people/account/use-save.ts'],
  ['of what combines the wings', 'server/jobs/jobs/wrong.ts', 'server/app/wings.ts'],
])('an import %s is seen, also of a type', (_what, file, above) => {
  for (const text of [
    `import { x } from '#${above}'`,
    `import type { X } from '#${above}'`,
    `export * from '#${above}'`,
    `await import('#${above}')`,
  ])
    expect(later(file, importsOf(file, text, new Set([above])))).toEqual([`${file} → ${above}`])
})

it('an earlier wing, the own one and what stands below are free', () => {
  const file = 'server/money/orders/right.ts'
  const others = [
    'server/people/people/ties.ts',
    'server/money/ledger/ledger.ts',
    'server/platform/api/problem.ts',
    'server/config.ts',
    'domain/core/time/wall-time.ts',
  ]
  expect(later(file, others)).toEqual([])
})
