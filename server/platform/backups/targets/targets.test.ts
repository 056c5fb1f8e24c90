import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeS3 } from '#testing/backups/fake-s3.ts'
import { hasRsync, rsyncDaemon } from '#testing/backups/rsync-daemon.ts'
import { freePort } from '#testing/free-port.ts'
import { openTarget } from './open-target.ts'
import { isTargetAddress } from './target-address.ts'

const key = { key: 'KEY', secret: 's/e+c@ret' }

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-target-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function newStore(pageSize = 2) {
  const store = await fakeS3({ ...key, pageSize })
  onTestFinished(() => store.stop())
  return store
}

const places: Record<string, () => Promise<string>> = {
  'a folder': async () => join(newFolder(), 'backups'),
  'an S3 store': async () => (await newStore()).address,
  'an rsync address': async () => {
    const daemon = await rsyncDaemon()
    onTestFinished(() => daemon.stop())
    return daemon.address
  },
}

describe.each(Object.keys(places))('%s', (kind) => {
  test('keeps files, lists, replaces and removes them', async ({ skip }) => {
    if (kind === 'an rsync address' && !hasRsync()) skip('rsync is not on this machine')
    const place = (await places[kind]?.()) ?? ''
    expect(isTargetAddress(place)).toBe(true)
    const target = openTarget(place)
    expect(await target.list('')).toEqual([])
    expect(await target.get('log~1.00000')).toBeUndefined()
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256))
    const names = ['log~1.00000', 'log~2.00000', 'log~2.00001', 'file~uploads_2fA~1~2.00000']
    for (const name of names) await target.put(name, bytes)
    await target.put('log~1.00000', Buffer.from('anew'))
    expect((await target.get('log~1.00000'))?.toString()).toBe('anew')
    expect((await target.get('log~2.00001'))?.equals(bytes)).toBe(true)
    expect((await target.list('log~')).toSorted()).toEqual(names.slice(0, 3))
    await target.remove(['log~2.00000', 'file~uploads_2fA~1~2.00000', 'log~of nobody'])
    await target.remove([])
    expect((await target.list('')).toSorted()).toEqual(['log~1.00000', 'log~2.00001'])
    expect(target.name).not.toContain('ret')
  })
})

test('a folder that is not there, or may not be written, is said', async () => {
  const folder = newFolder()
  const lost = openTarget(join(folder, 'disk/backups'))
  await expect(lost.put('log~1.00000', Buffer.from('x'))).rejects.toThrow(
    /^The place of the backups, .+disk\/backups, is not there: is its disk connected\?\.$/,
  )
  expect(await lost.list('')).toEqual([])
  expect(readdirSync(folder)).toEqual([])
  const file = openTarget(join(process.execPath, 'backups'))
  await expect(file.put('log~1.00000', Buffer.from('x'))).rejects.toThrow(/no folder/)
})

test('a store that is full, refuses us or is away is said, without the key', async () => {
  const store = await newStore()
  const target = openTarget(store.address)
  store.failWith(507)
  await expect(target.put('a', Buffer.from('x'))).rejects.toThrow(/is full/)
  store.failWith(undefined)
  const other = openTarget(store.address.replace('KEY:', 'OTHER:'))
  const refusal = other.put('a', Buffer.from('x'))
  await expect(refusal).rejects.toThrow(/does not take its key/)
  await expect(refusal).rejects.not.toThrow(/s%2Fe|OTHER/)
  const away = openTarget(`s3+http://K:S@127.0.0.1:${await freePort()}/backups`)
  await expect(away.list('')).rejects.toThrow(/cannot be reached/)
})

test('an rsync server that is away, or has no such folder, is said', async ({ skip }) => {
  if (!hasRsync()) skip('rsync is not on this machine')
  const away = openTarget(`rsync://127.0.0.1:${await freePort()}/backups/`)
  await expect(away.put('a', Buffer.from('x'))).rejects.toThrow(/cannot be reached/)
  await expect(away.list('')).rejects.toThrow(/cannot be reached/)
})

test.each([
  ['/mnt/disk/backups', true],
  ['backups', true],
  ['C:\\backups', true],
  ['s3://KEY:SECRET@s3.example.com/bucket', true],
  ['s3://KEY:SECRET@s3.example.com/bucket/a/b?region=eu-central-1', true],
  ['s3://s3.example.com/bucket', false],
  ['s3://KEY:SECRET@s3.example.com/', false],
  ['s3+http://KEY:SECRET@s3.example.com/bucket', false],
  ['s3+http://KEY:SECRET@127.0.0.1:9000/bucket', true],
  ['backups@nas.example.com:/tramo', true],
  ['rsync://nas.example.com/backups/tramo', true],
  ['https://example.com/backups', false],
  ['ftp://example.com/backups', false],
])('%s is a place of backups: %s', (place, isOne) => {
  expect(isTargetAddress(place)).toBe(isOne)
})
