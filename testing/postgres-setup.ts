import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { fillTemplate } from './base-database.ts'
import { newPostgresDatabase } from './new-postgres-database.ts'
import { startPostgresCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases; only in the project "server". */
    postgresUrl: string
  }
}

type Url = ProvidedContext['postgresUrl']

/** Before the tests on PostgreSQL: TEST_DATABASE_URL when it is set, else a cluster of their own, by TEST_POSTGRES_BINARIES of another PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given: Url | undefined = process.env.TEST_DATABASE_URL
  // Statistics that came at any moment would change the plans that testing/plans looks at.
  const settings = ['autovacuum=off']
  const cluster = given
    ? { url: given, stop: async () => {} }
    : await startPostgresCluster(settings, process.env.TEST_POSTGRES_BINARIES)
  process.env.TEST_POSTGRES_URL = cluster.url
  const template = await newPostgresDatabase()
  await fillTemplate(template)
  process.env.TEST_TEMPLATE = new URL(template).pathname.slice(1)
  project.provide('postgresUrl', cluster.url)
  return () => cluster.stop()
}
