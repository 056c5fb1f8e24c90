import { sql } from 'kysely'
import { isTopic, type Topic } from '#server/platform/work/topics.ts'
import { randomId } from '#server/platform/random.ts'
import type { Database } from '#server/platform/db/database.ts'
import { workChannel } from '#server/platform/db/signals.ts'

/**
 * Listens to what transactions tell the background work. Nobody waits for nothing: what is told
 * comes in the order of commits, so one's own last word is the end of all before it.
 */
export async function listenToTopics(database: Database) {
  let heard: string[] = []
  let ended: { word: string; resolve: () => void } | undefined
  const signals = await database.signals({
    heard: (text) => {
      heard.push(text)
      if (text === ended?.word) ended.resolve()
    },
    missed: () => {},
  })
  return {
    /** The topics told since one asked last, in order. */
    async since(): Promise<Topic[]> {
      const word = randomId()
      const end = new Promise<void>((resolve) => {
        ended = { word, resolve }
      })
      await sql`select pg_notify(${workChannel}, ${word})`.execute(database.db)
      await end
      const topics = heard.filter(isTopic)
      heard = []
      return topics
    },
    close: () => signals.close(),
  }
}
