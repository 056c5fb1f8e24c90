import { BadConfig, type Config } from '../config.ts'
import { fileRefusal } from '../platform/file-refusal.ts'
import { sqlState } from '../platform/retry.ts'
import { DatabaseAway } from '../platform/db/database-away.ts'

/* A wrong user or password, and a database that is not there. */
const refusesUs = /^(28\w{3}|3D000)$/

/**
 * What a program ends with that could not open what it needs: a sentence that names the thing which
 * failed. Faults of our own stay what they are.
 */
export function startRefusal(config: Config, error: unknown): unknown {
  if (error instanceof BadConfig) return error
  const code = sqlState(error)
  if (code === '53100')
    return new BadConfig('The disk of the database is full (53100): make room on it first.')
  if (config.databaseUrl && (error instanceof DatabaseAway || refusesUs.test(code ?? '')))
    return new BadConfig(
      `DATABASE_URL cannot be used (${code}): check the address, the user and that the server runs.`,
    )
  const { path, syscall } = error as NodeJS.ErrnoException
  return code && syscall ? fileRefusal(path ?? config.dataDir, error) : error
}
