import { expect, it } from 'vitest'
import { importsOfAll } from './imports.ts'

const imports = importsOfAll()

/** All files that are loaded with one, itself among them. */
function reachedFrom(first: string): Set<string> {
  const reached = new Set([first])
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}

it('no operation of the wire comes to where a running rental enters the books', () => {
  const reached = reachedFrom('server/app/wings.ts')
  expect(reached).toContain('server/rentals/handover/get-keys.ts')
  expect(reached).not.toContain('server/money/orders/moves/imported-orders.ts')
})
