import { expect, test } from 'vitest'
import { startServer } from '../built-server.ts'
import { onEmbedded, preparedPlace } from './prepare.ts'

test('a second process on the same DATA_DIR is refused with a sentence, and a dead owner is not waited for', async ({
  skip,
}) => {
  if (!onEmbedded) skip('only the embedded database belongs to one process')
  const place = await preparedPlace()
  const first = await startServer(place)
  await expect(startServer(place)).rejects.toThrow(
    /Another Tramo process \(process \d+\) uses DATA_DIR/,
  )
  await first.kill()
  const second = await startServer(place)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  await second.stop()
})
