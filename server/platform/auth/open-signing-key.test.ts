// @long
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEvidence } from '#server/money/evidence/evidence-store.ts'
import { isAsWritten, sealEarlierLogs } from '#server/money/evidence/evidence-seals.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { serverOn } from '#testing/server.ts'
import { freshDatabase, testDatabase, unsignedDatabase } from '#testing/test-database.ts'
import { type Config, readConfig } from '../../config.ts'
import type { Database } from '../db/database.ts'
import { openSigningKey } from './open-signing-key.ts'
import {
  newKeyFile,
  readSigningKey,
  signatureFlaw,
  signingKey,
  useSigningKey,
} from './signing-key.ts'

const now = new Date('2026-11-20T18:00:00Z')
let database: Database
let give: () => void

beforeEach(async () => {
  await testDatabase()
  const ofTests = signingKey()
  give = () => useSigningKey(ofTests)
})

afterEach(async () => {
  give()
  await database.close()
})

const place = (more: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tramo-key-')), ...more })
const fileIn = (config: Config) => join(config.dataDir, 'signing-key.pem')

test('the first start makes a key, for its user alone; the next ones sign with the same', async () => {
  database = await unsignedDatabase()
  const config = place()
  expect(await openSigningKey(config, database.db, now)).toBe(true)
  const { id, published } = signingKey()
  expect(published).toEqual([
    { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: id, alg: 'EdDSA', use: 'sig' },
  ])
  const hasModes = process.platform !== 'win32'
  expect(hasModes ? statSync(fileIn(config)).mode & 0o777 : 0o600).toBe(0o600)
  expect(await openSigningKey(config, database.db, now)).toBe(false)
  expect(signingKey().id).toBe(id)
  // The private half is nowhere in the database.
  const { rows } = await sql<{ row: string }>`select k::text as row from signing_key k`.execute(
    database.db,
  )
  const secret = readFileSync(fileIn(config), 'utf8').split('\n')[1] ?? ''
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(secret)
})

test('a server with another key, or none, is refused by a database that has one', async () => {
  database = await unsignedDatabase()
  const first = place()
  await openSigningKey(first, database.db, now)
  const second = place()
  await expect(openSigningKey(second, database.db, now)).rejects.toThrow(/SIGNING_KEY_FILE/)
  writeFileSync(fileIn(second), newKeyFile())
  await expect(openSigningKey(second, database.db, now)).rejects.toThrow(/does not hold the key/)
  const third = place({ SIGNING_KEY_FILE: fileIn(first) })
  expect(await openSigningKey(third, database.db, now)).toBe(false)
})

test('after a rotation the old key stays published and proves what it signed; nobody signs with it any more', async () => {
  database = await unsignedDatabase()
  const config = place()
  await openSigningKey(config, database.db, now)
  const old = signingKey()
  const signature = old.sign('said before')
  const before = readFileSync(fileIn(config), 'utf8')
  writeFileSync(fileIn(config), newKeyFile(old.published))
  await openSigningKey(config, database.db, now)
  const { id, published, sign } = signingKey()
  expect(published.map(({ kid }) => kid)).toEqual([id, old.id])
  expect(id).not.toBe(old.id)
  const check = (key: string, signed: string) =>
    signatureFlaw(published, { key, signature: signed }, 'said before')
  expect(check(old.id, signature)).toBeUndefined()
  expect(check(id, signature)).toBe('wrongSignature')
  expect(check(id, sign('said before'))).toBeUndefined()
  expect(check('another', signature)).toBe('unknownKey')
  writeFileSync(fileIn(config), before)
  await expect(openSigningKey(config, database.db, now)).rejects.toThrow(/does not hold the key/)
})

test('what was marked is known again by every server with the file, also after a rotation, and by nobody else', () => {
  const file = newKeyFile()
  const first = readSigningKey(file)
  const second = readSigningKey(file)
  const rotated = readSigningKey(newKeyFile(first?.published, first?.markKey))
  const again = readSigningKey(newKeyFile(rotated?.published, rotated?.markKey))
  const mark = first?.mark('license|US|CA|D1')
  expect(mark).toMatch(/^[\w-]{43}$/)
  expect([second, rotated, again].map((key) => key?.mark('license|US|CA|D1'))).toEqual([
    mark,
    mark,
    mark,
  ])
  expect(rotated?.id).not.toBe(first?.id)
  expect(first?.mark('license|US|CA|D2')).not.toBe(mark)
  expect(readSigningKey(newKeyFile())?.mark('license|US|CA|D1')).not.toBe(mark)
})

const { privateKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicOnly = newKeyFile(readSigningKey(newKeyFile())?.published)
  .split('-----END PRIVATE KEY-----\n')
  .at(-1)

test.each([
  ['nonsense', 'hello'],
  ['a key of another kind', String(rsa.export({ format: 'pem', type: 'pkcs8' }))],
  ['only a public key', String(publicOnly)],
  ['a key that was cut off', newKeyFile().slice(0, 60)],
  ['a mark key that was cut off', newKeyFile([], 'c2hvcnQ=')],
])('%s is no key to sign with, and the sentence names the file', async (_, content) => {
  database = await unsignedDatabase()
  const config = place()
  writeFileSync(fileIn(config), content)
  await expect(openSigningKey(config, database.db, now)).rejects.toThrow(
    `${fileIn(config)} is not usable`,
  )
  const missing = place({ SIGNING_KEY_FILE: '/nowhere/key.pem' })
  await expect(openSigningKey(missing, database.db, now)).rejects.toThrow(
    'SIGNING_KEY_FILE is not usable: /nowhere/key.pem cannot be read.',
  )
})

test('logs from before there was a key are sealed once, those that are broken never', async () => {
  database = await freshDatabase()
  const { db } = database
  const server = await serverOn(database)
  const [whole, broken] = [await bookedCar(server), await bookedCar(server)]
  await db.transaction().execute(async (tx) => {
    // As an older version left it, and somebody who owns the database.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from evidence_seal`.execute(tx)
    await sql`delete from signing_key`.execute(tx)
    await sql`update evidence_entry set kind = 'other' where order_id = ${broken.order} and number = 2`.execute(
      tx,
    )
  })
  const isWhole = async (order: string) => isAsWritten(db, order, await readEvidence(db, order))
  const config = place()
  expect(await openSigningKey(config, db, now)).toBe(true)
  expect(await isWhole(whole.order)).toBe(false)
  expect(await sealEarlierLogs(db)).toBe(1)
  expect([await isWhole(whole.order), await isWhole(broken.order)]).toEqual([true, false])
  expect(await openSigningKey(config, db, now)).toBe(false)
})
