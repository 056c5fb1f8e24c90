import type { KyselyPlugin } from 'kysely'
import { cacheFor, cacheOf } from '#server/platform/db/cache.ts'
import { serverOn, type TestServer } from './server.ts'

/** The same server on a database that counts what it answers; `during` answers how often. */
export async function countedQueries(server: TestServer) {
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1
      return result
    },
  }
  const db = server.services.db.withPlugin(counter)
  cacheFor(db, cacheOf(server.services.db))
  const counted = await serverOn({ db })
  const during = async (run: () => Promise<unknown>) => {
    queries = 0
    await run()
    return queries
  }
  return { counted, during }
}
