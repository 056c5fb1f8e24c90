import { filesOfBase } from './base-database.ts'

/** Before the tests on PGlite: one database is migrated and filled, and each test file starts from a copy of its files. */
export default async function setup(): Promise<() => void> {
  const base = await filesOfBase()
  process.env.TEST_BASE_FILES = base.directory
  return () => base.remove()
}
