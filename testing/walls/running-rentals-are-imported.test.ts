import { expect, it } from 'vitest'
import { importsOfAll } from './imports.ts'

const imports = importsOfAll()

/** All files that are loaded with one, itself among them. */
function reachedFrom(first: string): Set<string> {
  const reached = new Set([first])
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}

it('only the file of a company that moves in comes from the wire to where a running rental enters the books', () => {
  const reached = reachedFrom('server/app/wings.ts')
  expect(reached).toContain('server/rentals/handover/get-keys.ts')
  const door = 'server/money/orders/moves/imported-orders.ts'
  expect([...reached].filter((file) => imports.get(file)?.includes(door)).toSorted()).toEqual([
    'server/staff/moving/rentals.ts',
    'server/staff/moving/write-rentals.ts',
  ])
})
