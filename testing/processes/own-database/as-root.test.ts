// @thorough
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../built-server.ts'
import { noteIn } from './own.ts'
import { ownPlace } from './own-place.ts'

/** A folder for programs that stand before those of the system; `unshare` in it refuses. */
function withoutNamespaces(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-no-namespace-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  chmodSync(folder, 0o755)
  return `${folder}:${process.env.PATH}`
}

/** DATA_DIR below a home that is its owner's alone. */
function belowPrivateHome(): Record<string, string> {
  const home = mkdtempSync(join(homedir(), 'tramo-root-'))
  chmodSync(home, 0o700)
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const dataDir = join(home, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  return ownPlace({ DATA_DIR: dataDir })
}

const isRoot = process.getuid?.() === 0

test('root has a database in a user namespace, below a private home, and the files stay root’s', async ({
  skip,
}) => {
  if (!isRoot) skip('this user is not root')
  const place = belowPrivateHome()
  const server = await startServer(place)
  const cluster = join(place.DATA_DIR ?? '', 'postgres')
  const note = noteIn(place.DATA_DIR ?? '')
  if (note.folder !== undefined) skip('the kernel gives no user namespaces here')
  expect(statSync(cluster).uid).toBe(0)
  await server.stop()
})

test('where there are no namespaces another user has it, and a start in the other way hands it over', async ({
  skip,
}) => {
  if (!isRoot) skip('this user is not root')
  const place = belowPrivateHome()
  const dataDir = place.DATA_DIR ?? ''
  await (await startServer(place)).stop()
  const server = await startServer({ ...place, PATH: withoutNamespaces() })
  const { folder = '' } = noteIn(dataDir)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(folder).toMatch(/^\/var\/lib\/tramo\/data-/)
  expect(server.log()).toContain(`The database lies in ${folder}`)
  expect(statSync(join(folder, 'postgres')).uid).not.toBe(0)
  await server.stop()
  const again = await startServer(place)
  await again.stop()
})
