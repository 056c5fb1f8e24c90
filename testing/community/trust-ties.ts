import { sql } from 'kysely'
import { randomId } from '#server/platform/random.ts'
import type { TestServer } from '../server.ts'

type Someone = { id: string }
const dayMs = 86_400_000

/** Ties of people as they stand in the database, without what leads to them. */
export function tiesOn({ services: { db, clock } }: TestServer) {
  return {
    async vouch(
      by: Someone,
      user: Someone,
      more: { rating?: number; confidence?: number; daysAgo?: number; withdrawn?: boolean } = {},
    ) {
      const { rating = 10, confidence = 1, daysAgo = 0, withdrawn = false } = more
      const id = randomId()
      await db
        .insertInto('recommendation')
        .values({
          id,
          by_id: by.id,
          user_id: user.id,
          rating,
          confidence: String(confidence),
          comment: '',
          created_at: new Date(clock().getTime() - daysAgo * dayMs),
          withdrawn_at: withdrawn ? clock() : null,
        })
        .execute()
      return id
    },
    async connect(requester: Someone, addressee: Someone, status = 'confirmed') {
      await db
        .insertInto('connection')
        .values({
          id: randomId(),
          requester_id: requester.id,
          addressee_id: addressee.id,
          status,
          created_at: clock(),
          decided_at: status === 'pending' ? null : clock(),
        })
        .execute()
    },
    async block(blocker: Someone, blocked: Someone) {
      await db
        .insertInto('person_block')
        .values({ blocker_id: blocker.id, blocked_id: blocked.id, created_at: clock() })
        .execute()
    },
    async seed(user: Someone, by: Someone) {
      await db
        .insertInto('trust_seed')
        .values({ user_id: user.id, named_by: by.id, created_at: clock() })
        .execute()
    },
  }
}

/** Where table `tie` says something else than what it is a copy of. */
export async function tiesApart({ services: { db } }: TestServer): Promise<unknown[]> {
  const { rows } = await sql`
    select 'made up' as what, made.* from (table tie except all select * from ties_said()) made
    union all select 'missing', missing.* from (select * from ties_said() except all table tie) missing`.execute(
    db,
  )
  return rows
}
