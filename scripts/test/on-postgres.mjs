import { findPostgresBinaries } from '../lib/postgres-binaries.mjs'
import { say } from '../lib/say.mjs'
import { skippedStep } from './outcome.mjs'
import { runVitest } from './vitest-run.mjs'

/** The server's tests once more on PostgreSQL: the one that is named, or a throw-away cluster. */
export async function runOnPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    say('Using the PostgreSQL of TEST_DATABASE_URL.')
    return runVitest('server on PostgreSQL')
  }
  const binaries = findPostgresBinaries()
  if (binaries === undefined) {
    return skippedStep(
      'no PostgreSQL 15 or newer on this machine, and TEST_DATABASE_URL is not set; ' +
        'the same tests ran on PGlite',
    )
  }
  say(`Using a throw-away cluster of ${binaries}.`)
  return runVitest('server on PostgreSQL')
}
