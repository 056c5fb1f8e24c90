import { onTestFinished } from 'vitest'
import { wake } from '#server/platform/work/topics.ts'
import { type DatabaseLimits, openPostgres } from '#server/platform/db/database.ts'
import { serverOn } from './server.ts'

/** A server of its own on the PostgreSQL database at this address, listening, until the test is over. */
export async function anotherServer(url: string, limits: Partial<DatabaseLimits> = {}) {
  const database = await openPostgres(url, limits)
  let hear = () => {}
  const listening = await database.signals({ missed: () => {}, heard: () => hear() })
  onTestFinished(async () => {
    await listening.close()
    await database.close()
  })
  /** Until it has heard all that is committed; what is told comes in order. */
  const hears = async () => {
    const heard = new Promise<void>((resolve) => {
      hear = resolve
    })
    await database.db.transaction().execute((tx) => wake(tx, 'mail'))
    await heard
  }
  return { db: database.db, server: await serverOn(database), hears }
}
