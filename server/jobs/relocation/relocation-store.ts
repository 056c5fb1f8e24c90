import { type Selectable, sql } from 'kysely'
import { isFresh } from '#domain/rentals/inspections/inspection-kinds.ts'
import type { RelocationMoment } from '#protocol/jobs/relocation/relocation.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { jobFor, type JobRow, lockJob } from '../jobs/jobs-store.ts'
import { relocationTexts } from './relocation-texts.ts'

export type RelocationRow = Selectable<Schema['relocation']>

/** A job of the company's with its car. */
export type CarJob = { job: JobRow; relocation: RelocationRow; car: CarRow }

/** @throws Problem 404 for a job that is not theirs to see, or that has no car */
export async function carJobFor(db: Db | Tx, user: SignedIn, id: string): Promise<CarJob> {
  return withCar(db, await jobFor(db, user, id))
}

/** The same, locked: what happens to a job queues behind its lock. @throws Problem 404 */
export async function lockCarJob(tx: Tx, user: SignedIn, id: string): Promise<CarJob> {
  return withCar(tx, await lockJob(tx, user, id))
}

async function withCar(db: Db | Tx, job: JobRow): Promise<CarJob> {
  const relocation = await readRelocation(db, job.id)
  if (!relocation) throw new Problem(404, relocationTexts.noCar)
  const car = await db
    .selectFrom('car')
    .selectAll()
    .where('id', '=', relocation.car_id)
    .executeTakeFirstOrThrow()
  return { job, relocation, car }
}

export function readRelocation(db: Db | Tx, jobId: string): Promise<RelocationRow | undefined> {
  return db.selectFrom('relocation').selectAll().where('job_id', '=', jobId).executeTakeFirst()
}

/** Whether there are pictures of this moment by somebody, and they show the car as it is now. */
export async function isInspected(
  db: Db | Tx,
  { job_id: jobId }: RelocationRow,
  moment: RelocationMoment,
  by: string,
  now: Date,
): Promise<boolean> {
  const row = await readInspection(db, jobId, moment, by)
  return row !== undefined && isFresh(row.submitted_at, now)
}

/** What is compared of the pictures of both moments by somebody; undefined of one that could not be. */
export async function readPrints(
  db: Db | Tx,
  jobId: string,
  by: string,
): Promise<(string | undefined)[]> {
  const rows = await db
    .selectFrom('relocation_picture as p')
    .innerJoin('relocation_inspection as i', 'i.id', 'p.inspection_id')
    .select('p.print')
    .where('i.job_id', '=', jobId)
    .where('i.by_id', '=', by)
    .where('i.replaced_at', 'is', null)
    .execute()
  return rows.map(({ print }) => print ?? undefined)
}

export function readInspection(db: Db | Tx, jobId: string, moment: RelocationMoment, by: string) {
  return db
    .selectFrom('relocation_inspection')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('moment', '=', moment)
    .where('by_id', '=', by)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

/** Cents that who brings the car gets: as accepted, until then as posted. */
export async function readReward(db: Db | Tx, jobId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(a.offer_cents, j.price_cents, 0) as cents from job j
    left join job_application a on a.job_id = j.id and a.status = 'accepted' where j.id = ${jobId}`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}

/** The town of the gazetteer that is nearest to a car. */
export async function townNear(
  db: Db | Tx,
  { area_id: areaId, latitude, longitude }: Pick<CarRow, 'area_id' | 'latitude' | 'longitude'>,
) {
  return db
    .selectFrom('place')
    .select(['id', 'name', 'state', 'latitude', 'longitude', 'area_id'])
    .where('area_id', '=', areaId)
    .orderBy(
      sql`(latitude - ${latitude}::float8) ^ 2 + ((longitude - ${longitude}::float8) * cos(radians(latitude))) ^ 2`,
    )
    .orderBy('id')
    .executeTakeFirst()
}
