import { sql } from 'kysely'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { RelocationStep } from '#protocol/jobs/relocation/choices.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import type { Text } from '#protocol/core/text.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Reader } from '../jobs/job-people.ts'
import { roleOf } from '../jobs/jobs-store.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { isInspected, type CarJob, readReward } from './relocation-store.ts'
import { whyNotToTake } from './keys/may-take-car.ts'
import { isToLookAt, lookVersion, whyLookedAt } from './look/look-facts.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** A car as its job shows it; plate and reading for who brings it and for staff. */
export const presentCarOf = (car: CarRow, knows: boolean): Relocation['car'] => ({
  id: car.id,
  make: car.make,
  model: car.model,
  year: car.year,
  typeId: car.type_id,
  subtypeId: car.subtype_id,
  electric: isElectric(car.fuel),
  photo: car.photos[0],
  colour: car.colour,
  ...(knows && { plate: car.plate, odometer: car.odometer }),
})

type Next = { next?: RelocationStep; notYet?: Text }

/** The step that who was accepted can take now, or why there is none yet. */
export async function nextStep(
  db: Db | Tx,
  { job, relocation }: CarJob,
  user: SignedIn,
  now: Date,
): Promise<Next> {
  if (job.status !== 'assigned' || relocation.taken_back_at) return {}
  if (!relocation.started_at) {
    const notYet = await whyNotToTake(db, { job, relocation }, user, now)
    if (notYet) return { notYet }
    const ready = await isInspected(db, relocation, 'start', user.id, now)
    return { next: ready ? 'start' : 'inspectStart' }
  }
  const ready = await isInspected(db, relocation, 'end', user.id, now)
  return { next: ready ? 'finish' : 'inspectEnd' }
}

/** The car of a job with what the caller may know of it (docs/product/jobs.md#relocation). */
export async function presentRelocation(reader: Reader, one: CarJob): Promise<Relocation> {
  const { db, user, lang, now } = reader
  const { job, relocation: row, car } = one
  const role = roleOf(job, user)
  const isStaff = role === 'owner'
  // What was called off is no reason to know a plate.
  const brings = role === 'assigned' && job.status !== 'cancelled' && job.status !== 'expired'
  const knows = isStaff || brings
  const step = brings ? await nextStep(db, one, user, now) : {}
  const hasCode = step.next === 'start' || (brings && row.started_at && !row.finished_at)
  const wall = (at: Date | null) => (at ? toWall(at, job.zone) : undefined)
  return {
    id: job.id,
    car: presentCarOf(car, knows),
    credit: (await readReward(db, job.id)) / 100,
    next: step.next,
    notYet: step.notYet?.[lang],
    keyBoxCode: hasCode && !row.taken_back_at ? row.key_box_code : undefined,
    ...(knows && {
      startedAt: wall(row.started_at),
      startOdometer: row.start_odometer ?? undefined,
      startGas: row.start_gas ?? undefined,
      startCharge: row.start_charge ?? undefined,
      finishedAt: wall(row.finished_at),
      endOdometer: row.end_odometer ?? undefined,
      endGas: row.end_gas ?? undefined,
      endCharge: row.end_charge ?? undefined,
      credited: job.status === 'completed',
    }),
    // Also who had the keys reads that they have them no more.
    ...((knows || role === 'assigned') &&
      row.taken_back_at && {
        takenBackAt: wall(row.taken_back_at),
        takenBackBecause: await whyEnded(db, job.id, 'takeBack'),
      }),
    ...((knows || role === 'assigned') &&
      row.looked_at &&
      job.status === 'cancelled' && { refusedBecause: await whyEnded(db, job.id, 'refuse') }),
    ...(knows && isToLookAt(row) && { isLookedAt: true as const }),
    ...(isStaff &&
      isToLookAt(row) && {
        lookBecause: whyLookedAt(row, job.road_miles, lang),
        version: lookVersion(row),
      }),
    inspections: knows ? await readInspections(db, one, isStaff ? undefined : user.id) : [],
    ...(isStaff && {
      reason: row.reason as Relocation['reason'],
      earns: row.earns_cents / 100,
      canTakeBack: job.status === 'assigned' && row.started_at !== null && !row.taken_back_at,
    }),
  }
}

async function whyEnded(
  db: Db | Tx,
  jobId: string,
  action: 'takeBack' | 'refuse',
): Promise<string | undefined> {
  const told = await db
    .selectFrom('job_event')
    .select(sql<string | null>`details ->> 'message'`.as('message'))
    .where('job_id', '=', jobId)
    .where('action', '=', action)
    .executeTakeFirst()
  return told?.message ?? undefined
}

/** Pictures that count, oldest first; only those of one person when that is given. */
async function readInspections(
  db: Db | Tx,
  { job }: CarJob,
  by: string | undefined,
): Promise<Relocation['inspections']> {
  const rows = await db
    .selectFrom('relocation_inspection')
    .selectAll()
    .where('job_id', '=', job.id)
    .where('replaced_at', 'is', null)
    .$if(by !== undefined, (query) => query.where('by_id', '=', by ?? ''))
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const pictures = await db
    .selectFrom('relocation_picture')
    .selectAll()
    .where(
      'inspection_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('inspection_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    moment: row.moment as 'start' | 'end',
    comments: row.comments ?? undefined,
    submittedAt: row.submitted_at.toISOString(),
    pictures: pictures
      .filter(({ inspection_id: of }) => of === row.id)
      .map(({ checkpoint, file_id: file, note, marks }) => ({
        checkpoint,
        file,
        note: note ?? undefined,
        marks: marks as Relocation['inspections'][number]['pictures'][number]['marks'],
      })),
  }))
}
