import { counted } from '#protocol/core/counted.ts'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { BadConfig, type Config, readConfig } from '../config.ts'
import { fileRefusal } from '../platform/file-refusal.ts'
import { keyFileOf } from '../platform/auth/open-signing-key.ts'
import { newKeyFile, readSigningKey, type SigningKey } from '../platform/auth/signing-key.ts'
import { withBareDatabase } from './bare-database.ts'

const usage = `The key that evidence is signed with:
  npm run signing-key -- rotate   signs with a new key from the next start on; what the old one signed stays proven
  npm run signing-key -- lost     makes a new key where the old one is gone for good`

const earlierKeys = counted('en', {
  one: '# earlier one stays',
  other: '# earlier ones stay',
})

type Say = (line: string) => void

/**
 * `npm run signing-key`: changes the key file, which servers read at their start.
 * @returns the exit code
 */
export async function runSigningKeyTool(
  [task, ...more]: string[],
  env: Record<string, string | undefined>,
  say: Say,
  complain: Say,
): Promise<number> {
  try {
    if ((task !== 'rotate' && task !== 'lost') || more.length > 0) throw new BadConfig(usage)
    const config = readConfig(env)
    const path = keyFileOf(config)
    const old = task === 'rotate' ? keysIn(path) : undefined
    const before = old?.published ?? (await keysOfDatabase(config, path))
    // All or nothing: a key file that is cut off is a lost key.
    try {
      writeFileSync(`${path}.new`, newKeyFile(before, old?.markKey), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    } catch (error) {
      rmSync(`${path}.new`, { force: true })
      throw fileRefusal(path, error)
    }
    say(`${path} has a new key, and ${earlierKeys(before.length)} published.`)
    if (!old) say('People who were blocked are no longer known again by license, phone or name.')
    say('Put the same file on every server of this database, back it up, and start them anew.')
    return 0
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    complain(error.message)
    return 1
  }
}

function keysIn(path: string): SigningKey {
  const key = existsSync(path) ? readSigningKey(readFileSync(path, 'utf8')) : undefined
  if (!key) throw new BadConfig(`There is no signing key at ${path}.`)
  return key
}

/** The public halves that the database remembers, the newest first. */
async function keysOfDatabase(config: Config, path: string): Promise<{ x: string }[]> {
  if (existsSync(path)) throw new BadConfig(`${path} is there: use rotate.`)
  return withBareDatabase(config, ({ db }) =>
    db
      .selectFrom('signing_key')
      .select('public_key as x')
      .orderBy('first_used_at', 'desc')
      .execute(),
  )
}
