import { isBaseLate } from '#domain/core/backups/schedule.ts'
import { randomId } from '../random.ts'
import type { Db, Tx } from '../db/database.ts'

export type Kind = 'base' | 'drill'

/** Writes down that one begins. @returns its id */
export async function beginRun(db: Db, kind: Kind, now: Date): Promise<string> {
  const id = randomId()
  await db.insertInto('backup_run').values({ id, kind, began_at: now }).execute()
  return id
}

/** Writes down how it went, in a sentence. */
export async function endRun(
  db: Db,
  id: string,
  succeeded: boolean,
  outcome: string,
  now: Date,
): Promise<void> {
  const ended = { ended_at: now, succeeded, outcome: outcome.slice(0, 2000) }
  await db.updateTable('backup_run').set(ended).where('id', '=', id).execute()
}

/** The newest of a kind that has ended, however it went. */
export async function newestRun(db: Db | Tx, kind: Kind) {
  const found = await db
    .selectFrom('backup_run')
    .select(['ended_at', 'succeeded', 'outcome'])
    .where('kind', '=', kind)
    .where('ended_at', 'is not', null)
    .orderBy('began_at', 'desc')
    .executeTakeFirst()
  if (!found?.ended_at) return undefined
  return { at: found.ended_at, succeeded: found.succeeded === true, outcome: found.outcome ?? '' }
}

/** When one of a kind last succeeded. */
export async function newestSuccess(db: Db | Tx, kind: Kind): Promise<Date | undefined> {
  const found = await db
    .selectFrom('backup_run')
    .select('ended_at')
    .where('kind', '=', kind)
    .where('succeeded', '=', true)
    .orderBy('began_at', 'desc')
    .executeTakeFirst()
  return found?.ended_at ?? undefined
}

/** Whether nobody has to look: a backup of these days, and no drill that failed. A first one may be under way. */
export async function areSaved(db: Db | Tx, now: Date): Promise<boolean> {
  const base = await newestSuccess(db, 'base')
  const drill = await newestRun(db, 'drill')
  return (!base || !isBaseLate(base, now)) && drill?.succeeded !== false
}
