import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { fakeS3 } from '#testing/backups/fake-s3.ts'
import { clusterArchive, unpackCluster } from './cluster-archive.ts'
import { getArchive, pieceBytes, putArchive } from './pieces.ts'
import { backupKey } from './seal.ts'
import { folderTarget } from './targets/folder-target.ts'
import { openTarget } from './targets/open-target.ts'
import { TargetAway } from './targets/target.ts'

const key = backupKey('ab'.repeat(32))

let made: string
let cluster: string
beforeEach(() => {
  made = mkdtempSync(join(tmpdir(), 'tramo-cluster-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  cluster = join(made, 'postgres')
  for (const [path, text] of Object.entries({
    PG_VERSION: '18',
    'global/pg_control': 'control',
    'base/1/1259': 'rows',
    'base/1/pgsql_tmp77': 'of one statement',
    'pg_wal/000000010000000000000001': 'log',
    'pg_replslot/one/state': 'a slot',
    'postmaster.pid': '77',
  })) {
    mkdirSync(join(cluster, path, '..'), { recursive: true })
    writeFileSync(join(cluster, path), text)
  }
})

test('a cluster comes back without what is of one run, for its owner alone', async () => {
  const target = folderTarget(join(made, 'target'))
  const label = async () => [{ name: 'backup_label', text: 'START WAL LOCATION' }]
  await putArchive(target, key, 'base~1~database', clusterArchive(cluster, label))
  const back = join(made, 'back')
  await unpackCluster(getArchive(target, key, 'base~1~database'), back)
  const read = (path: string) => readFileSync(join(back, path), 'utf8')
  expect(['PG_VERSION', 'global/pg_control', 'base/1/1259', 'backup_label'].map(read)).toEqual([
    '18',
    'control',
    'rows',
    'START WAL LOCATION',
  ])
  expect(statSync(join(back, 'pg_wal')).isDirectory()).toBe(true)
  for (const gone of [
    'pg_wal/000000010000000000000001',
    'pg_replslot/one',
    'base/1/pgsql_tmp77',
    'postmaster.pid',
  ])
    expect(statSync(join(back, gone), { throwIfNoEntry: false })).toBeUndefined()
  expect(statSync(back).mode & 0o777).toBe(0o700)
})

test('a target that is full in the middle ends the copy, and nobody reads on', async () => {
  const store = await fakeS3({ key: 'KEY', secret: 'SECRET' })
  onTestFinished(() => store.stop())
  // What does not compress, and more than two pieces of it.
  const noise = Buffer.alloc(3 * pieceBytes)
  for (let at = 0, seed = 7; at < noise.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    noise.writeUInt32LE(seed, at)
  }
  for (const name of ['2', '3']) writeFileSync(join(cluster, 'base/1', name), noise)
  let asked = false
  const more = async () => {
    asked = true
    return []
  }
  const archive = clusterArchive(cluster, more)
  store.failWith(507)
  await expect(
    putArchive(openTarget(store.address), key, 'base~1~database', archive),
  ).rejects.toThrow(TargetAway)
  expect(archive.destroyed).toBe(true)
  expect(asked).toBe(false)
})
