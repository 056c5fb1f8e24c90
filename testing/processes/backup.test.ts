import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgresBinaries } from '#scripts/lib/postgres-binaries.mjs'
import { newPostgresDatabase } from '../new-postgres-database.ts'
import { freshPlace, people, preparedPlace, withDatabase } from './prepare.ts'

const has = (program: string) => spawnSync(program, ['--version']).status === 0
const missing = ['gpg', 'bash', 'tar', 'sha256sum', 'pg_dump'].find((program) => !has(program))

/** A short path: sockets of the agent lie in it. */
let home = ''
const key = () => join(home, 'backup-key.asc')

/** The scripts find the dump of the same version as the server, and a keyring of their own. */
function run(program: string, args: string[], settings: Record<string, string> = {}) {
  const { PATH = '', HOME } = process.env
  const env = { PATH: `${findPostgresBinaries()}:${PATH}`, HOME, GNUPGHOME: home, ...settings }
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

beforeAll(() => {
  if (missing) return
  home = mkdtempSync('/tmp/tramo-gpg-')
  const make = ['--batch', '--passphrase', '', '--quick-generate-key', 'backups@example.com']
  const made = run('gpg', [...make, 'future-default', 'default', 'never'])
  if (made.status !== 0) throw new Error(made.said)
  writeFileSync(key(), run('gpg', ['--armor', '--export', 'backups@example.com']).said)
})
afterAll(() => {
  if (!home) return
  run('gpgconf', ['--kill', 'gpg-agent'])
  rmSync(home, { recursive: true, force: true })
})

const oneBackup = (folder: string) => join(folder, readdirSync(folder)[0] ?? '')

test('a backup is encrypted, leaves mails out, and a restore brings back people and files', async ({
  skip,
}) => {
  if (missing) skip(`${missing} is not on this machine`)
  const place = await preparedPlace()
  const { users } = await people(place, { renters: 2, cars: 1 })
  const dataDir = place.DATA_DIR ?? ''
  for (const folder of ['uploads', 'mail']) mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'uploads', 'LICENSE1'), 'a license')
  writeFileSync(join(dataDir, 'mail', 'one.eml'), 'a sign-in link')
  // A killed process left it; its number has another process now.
  writeFileSync(join(dataDir, 'lock.json'), JSON.stringify({ pid: process.pid, startedAt: '1' }))

  const folder = mkdtempSync('/tmp/tramo-backups-')
  const saved = run('deploy/backup.sh', [folder], { ...place, BACKUP_KEY: key() })
  expect(saved).toMatchObject({ status: 0, said: expect.stringContaining('Saved in') })
  const backup = oneBackup(folder)
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(backup)) {
    const bytes = readFileSync(join(backup, name), 'latin1')
    expect(name).toMatch(/\.gpg$|^SHA256SUMS$/)
    for (const secret of ['a license', users[0]?.email ?? '', 'PGDMP'])
      expect(bytes).not.toContain(secret)
  }

  const restored = {
    ...place,
    DATA_DIR: join(folder, 'restored'),
    DATABASE_URL: await newPostgresDatabase(),
  }
  expect(run('deploy/restore.sh', [backup], restored)).toMatchObject({ status: 0 })
  expect(readFileSync(join(restored.DATA_DIR, 'uploads', 'LICENSE1'), 'utf8')).toBe('a license')
  expect(existsSync(join(restored.DATA_DIR, 'mail'))).toBe(false)
  expect(existsSync(join(restored.DATA_DIR, 'lock.json'))).toBe(false)
  const emails = await withDatabase(restored, (db) =>
    db.selectFrom('app_user').select('email').execute(),
  )
  expect(emails.map(({ email }) => email)).toEqual(
    expect.arrayContaining(users.map(({ email }) => email)),
  )
})

test('nothing is saved in the clear, over a running server, or restored when a byte has changed', async ({
  skip,
}) => {
  if (missing) skip(`${missing} is not on this machine`)
  const place: Record<string, string> = { ...(await freshPlace()), DATABASE_URL: '' }
  const dataDir = place.DATA_DIR ?? ''
  mkdirSync(join(dataDir, 'db'))
  writeFileSync(join(dataDir, 'db', 'rows'), 'rows')
  const folder = mkdtempSync('/tmp/tramo-backups-')

  const withoutKey = run('deploy/backup.sh', [folder], place)
  expect(withoutKey).toMatchObject({ status: 1, said: expect.stringContaining('set BACKUP_KEY') })

  writeFileSync(join(dataDir, 'lock.json'), JSON.stringify({ pid: process.pid, startedAt: '' }))
  const running = run('deploy/backup.sh', [folder], { ...place, BACKUP_KEY: key() })
  expect(running).toMatchObject({ status: 1, said: expect.stringContaining('Stop the server') })

  rmSync(join(dataDir, 'lock.json'))
  const wrongKey = run('deploy/backup.sh', [folder], { ...place, BACKUP_KEY: '/dev/null' })
  expect(wrongKey).toMatchObject({ status: 2, said: expect.stringContaining('No backup was made') })
  expect(readdirSync(folder)).toEqual([])

  expect(run('deploy/backup.sh', [folder], { ...place, BACKUP_KEY: key() })).toMatchObject({
    status: 0,
  })
  const backup = oneBackup(folder)
  const part = join(backup, 'files.tar.gz.gpg')
  const bytes = readFileSync(part)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 30) ^ 1, bytes.length - 30)
  writeFileSync(part, bytes)
  const target = { DATA_DIR: join(folder, 'restored') }
  expect(run('deploy/restore.sh', [backup], target).status).not.toBe(0)
  // Not even by who makes the sums anew.
  const sums = run('bash', ['-c', `cd ${backup} && sha256sum ./*.gpg >SHA256SUMS`])
  expect(sums.status).toBe(0)
  expect(run('deploy/restore.sh', [backup], target).status).not.toBe(0)
  expect(existsSync(target.DATA_DIR)).toBe(false)
})
