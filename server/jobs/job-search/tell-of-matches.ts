import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type JobMatch, jobsAlong } from './along.ts'
import { sumOf } from './present-route.ts'
import { routeFor, type RouteRow, wayOfRoute } from './routes-store.ts'

const everyMs = 6 * 3_600_000
/** What was posted by a transaction that is slower than this would be missed. */
const settledMs = 60_000
/** Titles that a notice names. */
const mostTitles = 3

export const routesToLookAlong = (now: SqlInstant) => sql<{ id: string; user_id: string }>`
  select id, user_id from saved_route where notify and looked_at <= ${ago(now, everyMs)}
  order by looked_at limit 100`

/**
 * Tells drivers of what was posted along their saved routes, each route a few times a day
 * (docs/product/jobs-matching.md#saved-routes).
 */
export async function tellOfMatches({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows: due } = await routesToLookAlong(sqlInstant(now)).execute(db)
  return oneByOne(due, ({ id, user_id: userId }) => lookAlong(db, userId, id, now))
}

function lookAlong(db: Db, userId: string, id: string, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const until = new Date(now.getTime() - settledMs)
    const locked = await tx
      .selectFrom('saved_route')
      .select('looked_at')
      .where('id', '=', id)
      .where('looked_at', '<=', new Date(now.getTime() - everyMs))
      .forUpdate()
      .executeTakeFirst()
    if (!locked) return 0
    const row = await routeFor(tx, userId, id)
    const posted = sql<boolean>`j.created_at > ${locked.looked_at}::timestamptz and j.created_at <= ${until}::timestamptz`
    const fresh = await jobsAlong(tx, { id: userId, staff: false }, wayOfRoute(row), now, posted)
    await tx.updateTable('saved_route').set({ looked_at: until }).where('id', '=', id).execute()
    if (fresh.length === 0) return 0
    await tell(tx, row, fresh, now)
    return 1
  })
}

async function tell(tx: Tx, row: RouteRow, fresh: readonly JobMatch[], now: Date): Promise<void> {
  const ids = fresh.slice(0, mostTitles).map(({ id }) => id)
  const titles = await tx.selectFrom('job').select(['id', 'title']).where('id', 'in', ids).execute()
  const named = ids.map((id) => titles.find((job) => job.id === id)?.title ?? '').join(' · ')
  const { jobs } = sumOf(fresh)
  await notify(
    tx,
    {
      userId: row.user_id,
      topic: 'jobs',
      thread: `route ${row.id}`,
      title: {
        en: jobs === 1 ? `A new job along ${row.name}` : `${jobs} new jobs along ${row.name}`,
        es:
          jobs === 1 ? `Un trabajo nuevo en ${row.name}` : `${jobs} trabajos nuevos en ${row.name}`,
      },
      text: { en: named, es: named },
      route: 'jobs',
      query: { route: row.id, sort: 'newest' },
      mail: 'later',
    },
    now,
  )
}

/** Forgets the routes of somebody who left (docs/product/accounts.md#leaving). */
export async function forgetRoutes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('saved_route').where('user_id', '=', userId).execute()
}
