// @thorough
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../built-server.ts'
import { freshPlace, placeWithOwn, post } from './prepare.ts'

/** Everything below a folder whose mode lets others in, as `path mode`. */
function openBelow(folder: string): string[] {
  return (
    [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    ]
      .map((path) => ({ path, info: lstatSync(path, { throwIfNoEntry: false }) }))
      // A file may be gone since it was listed.
      .flatMap(({ path, info }) =>
        info ? [{ path, isFolder: info.isDirectory(), mode: info.mode & 0o777 }] : [],
      )
      .filter(({ isFolder, mode }) => mode !== (isFolder ? 0o700 : 0o600))
      .map(({ path, mode }) => `${path} ${mode.toString(8)}`)
  )
}

test('what lies below DATA_DIR is for its user alone, also what lay open before', async ({
  skip,
}) => {
  if (process.platform === 'win32') skip('Windows has no such modes')
  const place = placeWithOwn()
  const dataDir = place.DATA_DIR ?? ''
  mkdirSync(join(dataDir, 'uploads'), { mode: 0o755 })
  writeFileSync(join(dataDir, 'uploads', 'LICENSE1'), 'a license', { mode: 0o644 })
  chmodSync(join(dataDir, 'uploads', 'LICENSE1'), 0o644)
  chmodSync(join(dataDir, 'uploads'), 0o755)
  chmodSync(dataDir, 0o755)
  const server = await startServer(place)
  await post(server.url, '', { objectType: 'userVerification', email: 'ana@example.com' })
  while (!readdirSync(dataDir).includes('mail') || readdirSync(join(dataDir, 'mail')).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(readdirSync(dataDir)).toContain('postgres')
  expect(openBelow(dataDir)).toEqual([])
  await server.stop()
  expect(openBelow(dataDir)).toEqual([])
})

test('what somebody else keeps in DATA_DIR stays as it is', async ({ skip }) => {
  if (process.platform === 'win32') skip('Windows has no such modes')
  const place = await freshPlace()
  const dataDir = place.DATA_DIR ?? ''
  writeFileSync(join(dataDir, 'notes.txt'), 'ours')
  chmodSync(join(dataDir, 'notes.txt'), 0o644)
  chmodSync(dataDir, 0o755)
  const server = await startServer(place)
  await server.stop()
  const modes = [dataDir, join(dataDir, 'notes.txt')].map((path) => lstatSync(path).mode & 0o777)
  expect(modes).toEqual([0o755, 0o644])
})
