import type { Selectable } from 'kysely'
import type { LocationFacts, LocationState } from '#domain/jobs/jobs/job-safety.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type LocationRow = Omit<Selectable<Schema['job_location']>, 'state'> & {
  state: Exclude<LocationState, 'none'>
}

/** What was asked and shared of a job: a row at most for each of the two. */
export async function readLocations(db: Db | Tx, jobId: string): Promise<LocationRow[]> {
  const rows = await db.selectFrom('job_location').selectAll().where('job_id', '=', jobId).execute()
  return rows as LocationRow[]
}

/** How it stands with somebody's location. */
export const standingOf = (row: LocationRow | undefined): LocationFacts => ({
  state: row?.state ?? 'none',
  answeredAt: row?.answered_at ?? undefined,
})

type Key = { jobId: string; sharer: string; now: Date }

/** Somebody is asked, for the first time or again. */
export async function writeAsked(tx: Tx, { jobId, sharer, now }: Key): Promise<void> {
  const asked = { state: 'asked', asked_at: now, answered_at: null, updated_at: now } as const
  await tx
    .insertInto('job_location')
    .values({ job_id: jobId, sharer_id: sharer, ...asked })
    .onConflict((oc) => oc.columns(['job_id', 'sharer_id']).doUpdateSet(asked))
    .execute()
}

export async function writeAnswer(
  tx: Tx,
  { jobId, sharer, now }: Key,
  state: 'allowed' | 'refused',
): Promise<void> {
  await tx
    .updateTable('job_location')
    .set({ state, answered_at: now, updated_at: now })
    .where('job_id', '=', jobId)
    .where('sharer_id', '=', sharer)
    .execute()
}

export type Measured = { latitude: number; longitude: number; accuracy: number; measuredAt: Date }

/** Replaces the last position, unless a later one came first. */
export async function writePosition(
  tx: Tx,
  { jobId, sharer, now }: Key,
  { latitude, longitude, accuracy, measuredAt }: Measured,
): Promise<void> {
  await tx
    .updateTable('job_location')
    .set({ latitude, longitude, accuracy, measured_at: measuredAt, updated_at: now })
    .where('job_id', '=', jobId)
    .where('sharer_id', '=', sharer)
    .where((eb) => eb.or([eb('measured_at', 'is', null), eb('measured_at', '<=', measuredAt)]))
    .execute()
}

export async function forgetLocation(tx: Tx, jobId: string, sharer: string): Promise<void> {
  await tx
    .deleteFrom('job_location')
    .where('job_id', '=', jobId)
    .where('sharer_id', '=', sharer)
    .execute()
}
