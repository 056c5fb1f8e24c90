import { BadConfig, readConfig } from '../config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { withBareDatabase } from './bare-database.ts'

/* As the owner of the database, where servers work as a role that may not change tables. */
try {
  const ran = await withBareDatabase(readConfig(process.env), (database) => migrate(database))
  process.stdout.write(`Database: ${ran.length} migrations done.\n`)
} catch (error) {
  if (!(error instanceof BadConfig)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
