import { expect } from 'vitest'
import { openPostgres, type Database } from '#server/platform/db/database.ts'
import { rememberKey } from '#server/platform/auth/open-signing-key.ts'
import {
  newKeyFile,
  readSigningKey,
  type SigningKey,
  useSigningKey,
} from '#server/platform/auth/signing-key.ts'
import { fillWithBase } from './base-database.ts'
import { shortOr } from './walk/length.ts'
import { newPostgresDatabase } from './new-postgres-database.ts'

let opened: { file: string | undefined; database: Promise<Database> } | undefined

/**
 * The test file's database, migrated and with the base data. All tests of a file share it, so every test makes its own people and cars; the next file
 * gets a new one, because what scans a table takes longer the more earlier tests left in it.
 */
export function testDatabase(): Promise<Database> {
  const file = expect.getState().testPath
  if (opened && opened.file === file) return opened.database
  const before = opened?.database
  const next = async () => {
    await (await before)?.close()
    return freshDatabase()
  }
  opened = { file, database: next() }
  return opened.database
}

/** A database of one's own, migrated and with the base data; whoever opens it closes it. */
export async function freshDatabase(): Promise<Database> {
  const database = await copyOfBase()
  await signWithTestKey(database)
  return database
}

/** The same without the key of the tests, as before its first server starts. */
export const unsignedDatabase = (): Promise<Database> => copyOfBase()

/** A new database with nothing in it. */
export async function emptyDatabase(): Promise<Database> {
  return openPostgres(await newPostgresDatabase())
}

/** The same database, migrated, with the base data and the key of the tests. */
export async function prepared(database: Database): Promise<Database> {
  await fillWithBase(database)
  await signWithTestKey(database)
  return database
}

/**
 * A copy of what the run's setup has migrated and filled once. Tests ask the same some hundred times: in the
 * short run statements stay prepared, a third of its time; the thorough one asks as a server does.
 */
async function copyOfBase(): Promise<Database> {
  const limits = { prepares: shortOr(true, false) }
  return openPostgres(await newPostgresDatabase(process.env.TEST_TEMPLATE), limits)
}

let testKey: SigningKey | undefined

/** One process signs with one key: that of the tests again, also when a test opened a place of its own. */
export function useTestKey(): SigningKey {
  testKey ??= readSigningKey(newKeyFile())
  if (!testKey) throw new Error('no key for tests')
  useSigningKey(testKey)
  return testKey
}

/** Lets servers on this database sign with the key of the tests. */
export async function signWithTestKey({ db }: Database): Promise<void> {
  await rememberKey(db, useTestKey(), new Date())
}
