import { sql } from 'kysely'
import { type BadEntry, planPhotos } from '../../fleet/proof/photo-zip/plan-photos.ts'
import { BadZip, withZip } from '../../fleet/proof/photo-zip/read-zip.ts'
import { takePhotos } from '../../fleet/proof/photo-zip/take-photos.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { type PhotoFile, removePieces, zipOf } from './photo-file-store.ts'

/** Longer than the photos of one car take; after a crash somebody else goes on. */
const silentMs = 10 * 60_000

export const photoFilesToTake = (now: SqlInstant) => sql<{ id: string }>`
  select id from photo_file
  where asked_at is not null and done_at is null
    and (worked_at is null or worked_at < ${ago(now, silentMs)})
  order by asked_at limit 1`

/** Takes what was asked for, one ZIP after the other; background work in a lane of its own. */
export async function takePhotoFiles(services: Services): Promise<number> {
  const { db, clock } = services
  for (let taken = 0; ; taken++) {
    const now = clock()
    const { rows } = await sql<PhotoFile>`
      update photo_file set worked_at = ${now}::timestamptz
      where id = (${photoFilesToTake(sqlInstant(now))} for update skip locked)
      returning *`.execute(db)
    const [row] = rows
    if (!row) return taken
    await take(services, row)
    await removePieces(services, row)
  }
}

/** What was left undone after a crash is gone on with: each car is written down with its photos. */
async function take(services: Services, row: PhotoFile): Promise<void> {
  const { db, clock } = services
  const { id } = row
  const replaces = row.replaces ?? false
  try {
    await withZip(zipOf(services, row), async (zip) => {
      const plan = await planPhotos(db, zip, { replaces, done: new Set(row.done) })
      await note(db, { id, taken: 0, bad: plan.bad })
      await takePhotos(services, zip, plan, {
        replaces,
        onCar: (tx, done) => note(tx, { id, ...done, at: clock() }),
      })
    })
  } catch (error) {
    if (!(error instanceof BadZip)) throw error
    await note(db, { id, taken: 0, bad: [{ entry: 'ZIP', reason: error.text }] })
  }
  // Whoever asked may have a clock of their own.
  await sql`update photo_file set done_at = greatest(asked_at, ${clock()}::timestamptz)
    where id = ${id}`.execute(db)
}

type Noted = { id: string; taken: number; bad: readonly BadEntry[]; car?: string; at?: Date }

/** @returns whether it is still to be done: somebody else may have gone on with it */
async function note(db: Db | Tx, { id, taken, bad, car, at }: Noted): Promise<boolean> {
  const { rows } = await sql`
    update photo_file set taken = taken + ${taken}::int, left_out = left_out || ${JSON.stringify(bad)}::jsonb,
      done = done || ${car === undefined ? [] : [car]}::text[],
      worked_at = coalesce(${at ?? null}::timestamptz, worked_at)
    where id = ${id} and done_at is null and not ${car ?? ''} = any(done) returning id`.execute(db)
  return rows.length > 0
}
