// @thorough
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
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findPostgresBinaries } from '#scripts/lib/postgres-binaries.mjs'
import { startServer } from '../built-server.ts'
import { startPostgresCluster } from '../postgres-cluster.ts'
import { people, placeOn, placeWithOwn, withDatabase } from './prepare.ts'

const has = (program: string) => spawnSync(program, ['--version']).status === 0
const missing = ['gpg', 'bash', 'tar', 'sha256sum'].find((program) => !has(program))

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

/** What is to be saved, and what is not, in a place with people. */
async function filled(place: Record<string, string>): Promise<string[]> {
  const { users } = await people(place, { renters: 2, cars: 1 })
  const dataDir = place.DATA_DIR ?? ''
  for (const folder of ['uploads', 'mail']) mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'uploads', 'LICENSE1'), 'a license')
  writeFileSync(join(dataDir, 'mail', 'one.eml'), 'a sign-in link')
  return users.map(({ email }) => email)
}

/** Saves a place, looks that nobody can read it, and puts it back into another. */
async function savedAndRestored(
  place: Record<string, string>,
  into: Record<string, string>,
): Promise<{ saved: string[]; found: string[] }> {
  const emails = await filled(place)
  const folder = mkdtempSync('/tmp/tramo-backups-')
  const saved = run('deploy/backup.sh', [folder], { ...place, BACKUP_KEY: key() })
  expect(saved).toMatchObject({ status: 0, said: expect.stringContaining('Saved in') })
  const backup = oneBackup(folder)
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(backup)) {
    const bytes = readFileSync(join(backup, name), 'latin1')
    expect(name).toMatch(/\.gpg$|^SHA256SUMS$/)
    for (const secret of ['a license', emails[0] ?? '', 'PGDMP'])
      expect(bytes).not.toContain(secret)
  }
  const restored = { ...place, ...into, DATA_DIR: join(folder, 'restored') }
  expect(run('deploy/restore.sh', [backup], restored)).toMatchObject({ status: 0 })
  expect(readFileSync(join(restored.DATA_DIR, 'uploads', 'LICENSE1'), 'utf8')).toBe('a license')
  expect(existsSync(join(restored.DATA_DIR, 'mail'))).toBe(false)
  const found = await withDatabase(restored, (db) =>
    db.selectFrom('app_user').select('email').execute(),
  )
  return { saved: emails, found: found.map(({ email }) => email) }
}

test('a backup is encrypted, leaves mails out, and a restore brings back people and files', async ({
  skip,
}) => {
  if (missing) skip(`${missing} is not on this machine`)
  const { saved, found } = await savedAndRestored(placeWithOwn(), {})
  expect(found).toEqual(expect.arrayContaining(saved))
})

test('so does one of a PostgreSQL of one’s own, by its dump', async ({ skip }) => {
  const binaries = findPostgresBinaries()
  if (missing ?? !binaries) skip(`${missing ?? 'a PostgreSQL'} is not on this machine`)
  if (!has(join(binaries ?? '', 'pg_dump'))) skip('pg_dump is not on this machine')
  const cluster = await startPostgresCluster([], dirname(binaries ?? ''))
  onTestFinished(() => cluster.stop())
  const empty = async (name: string) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const address = new URL(cluster.url)
    address.pathname = `/${name}`
    return address.toString()
  }
  const into = { DATABASE_URL: await empty('other') }
  const { saved, found } = await savedAndRestored(placeOn(await empty('one')), into)
  expect(found).toEqual(expect.arrayContaining(saved))
})

test('nothing is saved in the clear, over a running server, or restored when a byte has changed', async ({
  skip,
}) => {
  if (missing) skip(`${missing} is not on this machine`)
  const place = placeWithOwn()
  await filled(place)
  const folder = mkdtempSync('/tmp/tramo-backups-')

  const withoutKey = run('deploy/backup.sh', [folder], place)
  expect(withoutKey).toMatchObject({ status: 1, said: expect.stringContaining('set BACKUP_KEY') })

  const server = await startServer(place)
  const running = run('deploy/backup.sh', [folder], { ...place, BACKUP_KEY: key() })
  expect(running).toMatchObject({ status: 1, said: expect.stringContaining('Stop the server') })
  await server.stop()

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
