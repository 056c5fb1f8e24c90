import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { madeBackup } from '#testing/backups/made-backup.ts'
import { aKey, anotherKey } from '#testing/backups/tools.ts'
import { readConfig } from '../../config.ts'
import { checkBackups } from './backups.ts'
import { lineOf } from './check.ts'

const now = new Date('2026-11-29T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

let dataDir: string
let folder: string
beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), 'tramo-doctor-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  dataDir = mkdtempSync(join(made, 'data'))
  folder = mkdtempSync(join(made, 'backups'))
  writeFileSync(join(dataDir, 'signing-key.pem'), 'a key')
})

type Drill = Parameters<typeof checkBackups>[1]['drill']

async function said(settings: Record<string, string> = {}, drill?: Drill): Promise<string[]> {
  const place = { DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_KEY: aKey }
  const config = readConfig({ ...place, ...settings })
  return (await checkBackups(config, { drill, now })).map(lineOf)
}

test('without BACKUP_DIR it is said what a lost disk is', async () => {
  const lines = await said({ BACKUP_DIR: '' })
  expect(lines).toEqual([
    expect.stringMatching(/^advice {5}backups: Backups are off/),
    expect.stringMatching(/^advice {5}keys: .+ may be on this machine alone/),
  ])
})

test('a place without a backup, with another key, or away fails', async () => {
  expect(await said()).toEqual([expect.stringMatching(/^FAILS {6}backups: There is no backup/)])
  await madeBackup(folder, { dataDir, at: ago(1) })
  expect(await said({ BACKUP_KEY: anotherKey })).toEqual([
    expect.stringMatching(/^FAILS {6}backups: BACKUP_KEY is not the key of this backup/),
  ])
  const lines = await said({ BACKUP_DIR: join(process.execPath, 'backups') })
  expect(lines).toEqual([expect.stringMatching(/^FAILS {6}backups: /)])
})

test('a backup of two days is fine, an older one fails; so does a key that is in none', async () => {
  await madeBackup(folder, { dataDir, at: ago(48) })
  expect((await said()).slice(0, 2)).toEqual([
    expect.stringMatching(/^ok {9}backups: The newest backup .+ 2026-11-27T12:00:00.000Z\.$/),
    expect.stringMatching(/^ok {9}keys: /),
  ])
  writeFileSync(join(dataDir, 'signing-key.pem'), 'a key and another one')
  expect(await said()).toContainEqual(
    expect.stringMatching(/^FAILS {6}keys: .+ is not in the newest/),
  )
  rmSync(folder, { recursive: true })
  await madeBackup(folder, { dataDir, at: ago(49) })
  expect(await said()).toContainEqual(expect.stringMatching(/^FAILS {6}backups: .+ one each day/))
})

test.each([
  [undefined, /^advice {5}restore drill: No restore was tried yet/],
  [{ at: ago(1), succeeded: true, outcome: 'All was well.' }, /^ok {9}restore drill: All was well/],
  [
    { at: ago(1), succeeded: false, outcome: 'The ledger!' },
    /^FAILS {6}restore drill: The ledger!/,
  ],
  [
    { at: ago(40 * 24), succeeded: true, outcome: 'Well.' },
    /^advice {5}restore drill: The last one is of/,
  ],
] as const)('a drill %j is judged', async (drill, line) => {
  await madeBackup(folder, { dataDir, at: ago(1) })
  expect((await said({}, drill)).at(-1)).toMatch(line)
  const own = 'postgres://tramo@127.0.0.1/tramo'
  expect(await said({ DATABASE_URL: own }, drill)).toHaveLength(2)
})
