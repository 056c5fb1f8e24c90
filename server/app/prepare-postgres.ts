import type { Config } from '../config.ts'
import { keepPrivate } from '../platform/uploads/private-files.ts'
import {
  type LocalPostgres,
  type PostgresFor,
  postgresFor,
} from '../platform/db/cluster/local-postgres.ts'
import { openDataDir } from './data-dir.ts'

/**
 * The PostgreSQL of a configuration, running, with its DATA_DIR made and private.
 * @param who needs it: a server has its DATA_DIR alone, a tool works beside it
 * @throws BadConfig with a sentence when it cannot be had
 */
export async function preparePostgres(
  who: PostgresFor,
  config: Config,
  say: (line: string) => void,
): Promise<LocalPostgres> {
  openDataDir(config, say)
  keepPrivate(config.dataDir, say)
  return postgresFor(who, config, say)
}
