import { expect, test } from 'vitest'
import { lintImportsAt } from './wrong-file.ts'

test.each([
  ['web', 'server', 'web/features/cars/wrong.ts', '#server/features/cars/car-store.ts'],
  ['web', 'server by a relative path', 'web/core/wrong.ts', '../../server/core/session.ts'],
  ['web', 'testing', 'web/core/wrong.ts', '#testing/clock.ts'],
  ['server', 'web', 'server/features/cars/wrong.ts', '#web/core/api/call.ts'],
  ['server', 'testing', 'server/core/wrong.ts', '#testing/clock.ts'],
  ['protocol', 'server', 'protocol/cars/wrong.ts', '#server/core/session.ts'],
  ['protocol', 'a package other than zod', 'protocol/cars/wrong.ts', 'fastify'],
  ['domain', 'protocol', 'domain/pricing/wrong.ts', '#protocol/cars/cars.ts'],
  ['domain', 'any package', 'domain/pricing/wrong.ts', 'zod'],
])('%s never imports %s', (_room, _other, path, specifier) => {
  expect(lintImportsAt(path, `export * from '${specifier}'`)).toContain(specifier)
})

test.each([
  ['web', 'protocol', 'web/features/cars/right.ts', '#protocol/cars/cars.ts'],
  ['server', 'domain', 'server/features/cars/right.ts', '#domain/pricing/quote.ts'],
  ['protocol', 'zod', 'protocol/cars/right.ts', 'zod/mini'],
  ['domain', 'its own files', 'domain/pricing/right.ts', './quote.ts'],
  ['a test of the server', 'testing', 'server/features/cars/right.test.ts', '#testing/clock.ts'],
])('%s may import %s', (_room, _other, path, specifier) => {
  expect(lintImportsAt(path, `export * from '${specifier}'`)).toBe('')
})
