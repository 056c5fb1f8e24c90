import { resolve } from 'node:path'
import type { Config } from '../../config.ts'
import type { Saved } from '../../platform/backups/base-backup.ts'
import { keyFileOf } from '../../platform/auth/open-signing-key.ts'
import type { LocalPostgres } from '../../platform/db/cluster/local-postgres.ts'
import type { Db } from '../../platform/db/database.ts'
import { backupFacts } from './facts.ts'

/** The name of the key file in DATA_DIR, wherever it lies here. */
export const keyFile = 'signing-key.pem'

/** All that a backup of an installation holds (docs/product/company.md#backups). */
export function savedPlace(
  config: Config,
  { url, cluster }: LocalPostgres,
  db: Db,
  now: () => Date,
): Saved {
  const key = keyFileOf(config)
  const isElsewhere = resolve(key) !== resolve(config.dataDir, keyFile)
  return {
    url,
    cluster,
    dataDir: config.dataDir,
    elsewhere: isElsewhere ? [{ path: key, name: keyFile }] : [],
    facts: () => backupFacts(db, config.publicUrl, now()),
  }
}
