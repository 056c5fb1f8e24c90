import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { BadConfig, type Config } from '../../config.ts'
import type { Db, Tx } from '../db/database.ts'
import {
  newKeyFile,
  type PublicKey,
  readSigningKey,
  type SigningKey,
  useSigningKey,
} from './signing-key.ts'

/* All servers of one database sign with the same key: they queue here at their start. */
const lockKey = 7_261_002

/** The key file that is used without SIGNING_KEY_FILE. */
export const keyFileOf = ({
  signingKeyFile,
  dataDir,
}: Pick<Config, 'signingKeyFile' | 'dataDir'>) => signingKeyFile ?? join(dataDir, 'signing-key.pem')

/**
 * Reads the key that this process signs with, or makes it where nothing was ever signed.
 * @returns whether it is the first key of this database
 * @throws BadConfig when it cannot be read, or the database knows a key that the file lacks
 */
export async function openSigningKey(config: Config, db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    const known = await tx.selectFrom('signing_key').select('id').orderBy('first_used_at').execute()
    const path = keyFileOf(config)
    const key = readKey(path, config, known.length > 0)
    const missing = known.find(({ id }) => !key.published.some(({ kid }) => kid === id))
    if (missing) throw new BadConfig(`${path} does not hold the key ${missing.id}, ${otherKey}`)
    await rememberKey(tx, key, now)
    useSigningKey(key)
    return known.length === 0
  })
}

const otherKey =
  'with which evidence in this database is signed. All servers of one database need the same key file: see docs/operating.md.'

function readKey(path: string, config: Config, isKnown: boolean): SigningKey {
  const text = textOf(path)
  if (text === undefined && config.signingKeyFile)
    throw new BadConfig(`SIGNING_KEY_FILE is not usable: ${path} cannot be read.`)
  if (text === undefined && isKnown)
    throw new BadConfig(
      `The key of this database's evidence is not at ${path}: put it back, or name it with SIGNING_KEY_FILE (docs/operating.md).`,
    )
  if (text === undefined) return made(path)
  const key = readSigningKey(text)
  if (!key)
    throw new BadConfig(`${path} is not usable: it must begin with an Ed25519 private key in PEM.`)
  return key
}

function made(path: string): SigningKey {
  const text = newKeyFile()
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // A part of a key would be in the way of the next start.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(path, { force: true })
    throw error
  }
  const key = readSigningKey(text)
  if (!key) throw new Error('the key that was just made cannot be read')
  return key
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The database keeps the public halves of all keys that sign in it, each once. */
export async function rememberKey(db: Db | Tx, key: SigningKey, now: Date): Promise<void> {
  const rows = key.published.map((one: PublicKey) => ({
    id: one.kid,
    public_key: one.x,
    first_used_at: now,
  }))
  await db
    .insertInto('signing_key')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
