import { dumpOfBase } from './base-database.ts'

/** Before the tests on PGlite: one database is migrated and filled, and each file starts from its dump. */
export default async function setup(): Promise<() => void> {
  const dump = await dumpOfBase()
  process.env.TEST_BASE_DUMP = dump.file
  return () => dump.remove()
}
