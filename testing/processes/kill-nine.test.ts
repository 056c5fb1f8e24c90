// @long @thorough
import { expect, test } from 'vitest'
import { crashUnderLoad } from './own-database/crashes.ts'
import { ownPlace } from './own-database/own-place.ts'

/* `npm run prove:crashes` does the same twenty times each, with a clock. */
test('kill -9 of the server, its database and both, while people book and pay: nothing that was acknowledged is missing', async () => {
  const seen = await crashUnderLoad(ownPlace(), { rounds: 2, each: 4 })
  expect(seen).toMatchObject({ kills: 6, lost: 0 })
  expect(seen.acknowledged).toBeGreaterThanOrEqual(6)
  expect(seen.paid).toBeGreaterThan(0)
})
