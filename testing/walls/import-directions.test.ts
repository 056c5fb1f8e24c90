import { expect, test } from 'vitest'
import { lintImportsAt } from './wrong-file.ts'

test.each([
  ['web', 'server', 'web/fleet/cars/wrong.ts', '#server/fleet/cars/car-store.ts'],
  ['web', 'server by a relative path', 'web/core/wrong.ts', '../../server/platform/session.ts'],
  ['web', 'testing', 'web/core/wrong.ts', '#testing/clock.ts'],
  ['server', 'web', 'server/fleet/cars/wrong.ts', '#web/core/api/call.ts'],
  ['server', 'testing', 'server/platform/wrong.ts', '#testing/clock.ts'],
  ['protocol', 'server', 'protocol/fleet/cars/wrong.ts', '#server/platform/session.ts'],
  ['protocol', 'a package other than zod', 'protocol/fleet/cars/wrong.ts', 'fastify'],
  ['domain', 'protocol', 'domain/fleet/pricing/wrong.ts', '#protocol/fleet/cars/cars.ts'],
  ['domain', 'any package', 'domain/fleet/pricing/wrong.ts', 'zod'],
])('%s never imports %s', (_room, _other, path, specifier) => {
  expect(lintImportsAt(path, `export * from '${specifier}'`)).toContain(specifier)
})

test.each([
  ['web', 'protocol', 'web/fleet/cars/right.ts', '#protocol/fleet/cars/cars.ts'],
  ['server', 'domain', 'server/fleet/cars/right.ts', '#domain/fleet/pricing/quote.ts'],
  ['protocol', 'zod', 'protocol/fleet/cars/right.ts', 'zod/mini'],
  ['domain', 'its own files', 'domain/fleet/pricing/right.ts', './quote.ts'],
  ['a test of the server', 'testing', 'server/fleet/cars/right.test.ts', '#testing/clock.ts'],
])('%s may import %s', (_room, _other, path, specifier) => {
  expect(lintImportsAt(path, `export * from '${specifier}'`)).toBe('')
})
