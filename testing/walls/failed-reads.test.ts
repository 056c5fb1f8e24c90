import { expect, it } from 'vitest'
import { importsOfAll } from './imports.ts'

it('what could not be read is told in one way, which looks at the connection first', () => {
  const importers = [...importsOfAll()]
    .filter(([, imports]) => [...imports].some((path) => path.endsWith('states/error-state.tsx')))
    .map(([file]) => file)
    .filter((file) => !file.startsWith('web/app/dev/'))
  // Pages of text load least of all; there the toast says that there is no connection.
  const light = 'web/fleet/site/content/content-screen.tsx'
  expect(importers.toSorted()).toEqual([
    'web/app/shell/crash-screen.tsx',
    light,
    'web/ui/states/read-failed.tsx',
  ])
})
