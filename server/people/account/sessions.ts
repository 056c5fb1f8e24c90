import { sql } from 'kysely'
import type { Device } from '#domain/core/text/device.ts'
import type * as operations from '#protocol/people/operations.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { revokeOtherSessions, revokeSession } from '../../platform/auth/sessions.ts'

const shown = 50

const ownSession: Text = {
  en: 'This is where you are now. Sign out in the menu.',
  es: 'Aquí es donde estás ahora. Cierra la sesión en el menú.',
}

type Row = {
  key: string
  browser: Device['browser'] | null
  system: Device['system'] | null
  time_zone: string | null
  created_at: Date
  last_used_at: Date
  current: boolean
  total: number
}

/** The caller's living sessions (docs/product/accounts.md#sessions). */
export const sessions: Handlers<typeof operations>['sessions'] = async ({ db, user, now }) => {
  const { rows } = await sql<Row>`
    select key, browser, system, time_zone, created_at, last_used_at,
      id = ${user.sessionId} as current, count(*) over ()::integer as total
    from session
    where user_id = ${user.id} and revoked_at is null and expires_at > ${now}::timestamptz
    order by id = ${user.sessionId} desc, last_used_at desc, id desc
    limit ${shown}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    sessions: rows.map((row) => ({
      id: row.key,
      browser: row.browser ?? undefined,
      system: row.system ?? undefined,
      timeZone: row.time_zone ?? undefined,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      current: row.current,
    })),
  }
}

/** @throws Problem 404 for one that is not the caller's or not there any more, 409 for the one that asks */
export const endSession: Handlers<typeof operations>['endSession'] = async (
  { db: tx, user, now },
  { session },
) => {
  const found = await tx
    .selectFrom('session')
    .select('id')
    .where('key', '=', session)
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Problem(404, texts.notFound)
  if (found.id === user.sessionId) throw conflict(ownSession)
  await revokeSession(tx, found.id, now)
  return {}
}

export const endOtherSessions: Handlers<typeof operations>['endOtherSessions'] = async ({
  db: tx,
  user,
  now,
}) => ({ ended: await revokeOtherSessions(tx, user.id, user.sessionId, now) })
