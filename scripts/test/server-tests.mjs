import { existsSync } from 'node:fs'
import { findPostgresBinaries } from '../lib/postgres-binaries.mjs'
import { run } from '../lib/run.mjs'
import { say, saySlowly } from '../lib/say.mjs'
import { runVitest } from './vitest-run.mjs'

const withoutDatabase = 'server without a database'

/**
 * The server's tests: on PostgreSQL, and on the embedded database what only it has. Where there is no
 * PostgreSQL and none can be installed, all of them run on the embedded one and the summary says so.
 * @param {import('./arguments.mjs').Wanted} wanted
 */
export async function runServerTests(wanted) {
  const postgres = process.env.TEST_DATABASE_URL
    ? 'the PostgreSQL of TEST_DATABASE_URL'
    : await ensurePostgres()
  if (postgres !== undefined) {
    say(`Using ${postgres}.`)
    return runVitest([withoutDatabase, 'server on PostgreSQL', 'server on PGlite'], wanted)
  }
  const note =
    'no PostgreSQL 15 or newer on this machine, none could be installed, and TEST_DATABASE_URL is ' +
    'not set: the tests of the server ran on the embedded database'
  say(`${note}.`)
  const outcome = await runVitest([withoutDatabase, 'server on PGlite'], {
    ...wanted,
    isAllOnPglite: true,
  })
  return { ...outcome, notes: [...outcome.notes, note] }
}

/** @returns {Promise<string | undefined>} undefined when there is none and none could be had */
async function ensurePostgres() {
  if (findPostgresBinaries() === undefined && process.getuid?.() === 0) await installPostgres()
  const binaries = findPostgresBinaries()
  return binaries && `a throw-away cluster of ${binaries}`
}

async function installPostgres() {
  if (!existsSync('/usr/bin/apt-get')) return
  say('No PostgreSQL on this machine; installing Debian’s for the tests of the server …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = async () => {
    await run('apt-get', ['update', '-q'], { env })
    const args = ['install', '-y', '-q', '--no-install-recommends', 'postgresql']
    return run('apt-get', args, { env })
  }
  await saySlowly('Installing PostgreSQL', install())
}
