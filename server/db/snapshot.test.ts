import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { packSnapshot, snapshotMadeOf, unpackSnapshot } from './snapshot.ts'

let folder: string
let file: string
let target: string

/** Files that end in zeros, are nothing else, are empty, or are alike. */
const files: Record<string, Buffer> = {
  PG_VERSION: Buffer.from('18\n'),
  'base/1/1249': Buffer.from('rows\0and rows\0\0\0'),
  'base/5/1249': Buffer.from('rows\0and rows\0\0\0'),
  'base/5/2608': Buffer.from('rows\0and rows'),
  'pg_wal/000000010000000000000001': Buffer.alloc(3_000_000),
  'pg_xact/0000': Buffer.alloc(0),
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tramo-snapshot-'))
  const source = join(folder, 'source')
  for (const path of ['base/1', 'base/5', 'pg_wal', 'pg_xact', 'pg_notify'])
    mkdirSync(join(source, path), { recursive: true })
  for (const [path, bytes] of Object.entries(files)) writeFileSync(join(source, path), bytes)
  file = join(folder, 'snapshot')
  writeFileSync(file, packSnapshot(source, snapshotMadeOf()))
  target = join(folder, 'data', 'db')
  mkdirSync(join(folder, 'data'))
})

const beside = () => readdirSync(join(folder, 'data'))

function expectWhole() {
  expect(beside()).toEqual(['db'])
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' })
  const folders = ['base', 'base/1', 'base/5', 'pg_notify', 'pg_wal', 'pg_xact']
  expect(names.toSorted()).toEqual([...Object.keys(files), ...folders].toSorted())
  const differ = Object.entries(files).filter(
    ([path, bytes]) => !readFileSync(join(target, path)).equals(bytes),
  )
  expect(differ.map(([path]) => path)).toEqual([])
}

test('a snapshot becomes the files that were packed, for their user alone', async () => {
  expect(await unpackSnapshot(target, file)).toBe(true)
  expectWhole()
  const names = ['', ...readdirSync(target, { recursive: true, encoding: 'utf8' })]
  expect(names.filter((name) => statSync(join(target, name)).mode & 0o077)).toEqual([])
})

test('an empty folder is taken, one with a database stays as it is', async () => {
  mkdirSync(target)
  expect(await unpackSnapshot(target, file)).toBe(true)
  writeFileSync(join(target, 'PG_VERSION'), 'mine')
  expect(await unpackSnapshot(target, file)).toBe(false)
  expect(readFileSync(join(target, 'PG_VERSION'), 'utf8')).toBe('mine')
})

test('what a killed start has left half unpacked is begun again', async () => {
  mkdirSync(`${target}.new/base/7`, { recursive: true })
  writeFileSync(`${target}.new/PG_VERSION`, '1')
  expect(await unpackSnapshot(target, file)).toBe(true)
  expectWhole()
})

test.each([
  ['made of other migrations', (bytes: Buffer) => bytes.fill('0', 0, 64)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
  ['empty', () => Buffer.alloc(0)],
])('a snapshot that is %s is left alone', async (_what, spoilt) => {
  writeFileSync(file, spoilt(readFileSync(file)))
  mkdirSync(`${target}.new`)
  expect(await unpackSnapshot(target, file)).toBe(false)
  expect(beside()).toEqual([])
})

test('a folder that cannot be written leaves nothing half', async () => {
  await expect(unpackSnapshot(join(folder, 'none', 'db'), file)).rejects.toThrow('ENOENT')
  expect(readdirSync(folder)).not.toContain('none')
})
