import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { nearMiles, reasonsToLook } from '#domain/jobs/relocation/looked-at.ts'
import { confirmsItselfAt } from '#domain/jobs/jobs/job-moves.ts'
import type { relocationFinish as operation } from '#protocol/jobs/relocation/relocation-steps.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Tx } from '../../platform/db/database.ts'
import { standAt } from '../../fleet/fleet/car-moves.ts'
import { keepBroughtCarUntil } from '../../fleet/occupancy/keep-relocated-car.ts'
import { readOdometer } from '../../fleet/fleet/odometer.ts'
import { refused } from '../jobs/act.ts'
import { record } from '../jobs/job-history.ts'
import { tellOfJob } from '../jobs/job-news.ts'
import { checkReading, mustBring, stepAnswer } from './bring.ts'
import { type CarJob, isInspected, lockCarJob, readPrints } from './relocation-store.ts'
import { relocationTexts } from './relocation-texts.ts'

type Position = { latitude: number; longitude: number }

/**
 * The car stands where it was to be brought: from now on it is a car of that area, and the job
 * waits for the company's word (docs/product/jobs.md#relocation). What does not fit is looked at by
 * staff first, and the car stays where it was (docs/product/jobs.md#who-looks-at-it).
 * @throws Problem 200 with `result: false` and why not, 400, 404, 409
 */
export const relocationFinish: Handler<typeof operation> = async (
  context,
  { id, comments, ...input },
) => {
  const { db: tx, user, now } = context
  const one = await lockCarJob(tx, user, id)
  await mustBring(tx, one, user, now)
  if (!one.relocation.started_at) throw refused(relocationTexts.notTaken)
  if (!(await isInspected(tx, one.relocation, 'end', user.id, now)))
    throw refused(relocationTexts.photosFirst)
  await checkReading(tx, one, input, now)
  const position = positionOf(input)
  const milesFromTown = position && milesBetween(position, goalOf(one))
  if (milesFromTown !== undefined && milesFromTown > nearMiles)
    throw refused(relocationTexts.notThere)
  const because = reasonsToLook({
    milesFromTown,
    drivenMiles: input.odometer - (one.relocation.start_odometer ?? 0),
    roadMiles: one.job.road_miles,
    tookMs: now.getTime() - (one.relocation.started_at ?? now).getTime(),
    prints: await readPrints(tx, id, user.id),
  })
  const fits = because.length === 0
  await tx
    .updateTable('relocation')
    .set({
      finished_at: now,
      end_odometer: input.odometer,
      end_gas: input.gas ?? null,
      end_charge: input.charge ?? null,
      look_because: because,
    })
    .where('job_id', '=', id)
    .execute()
  await readOdometer(tx, one.car.id, input.odometer, now)
  if (fits) await moveCar(tx, one, position)
  await tx
    .updateTable('job')
    .set({ status: 'done', done_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  // Staff look at the car before somebody books it: until they confirm it, or it confirms itself.
  if (fits) await keepBroughtCarUntil(tx, id, confirmsItselfAt(now))
  await record(tx, id, {
    action: 'markDone',
    actor: 'assigned',
    actorId: user.id,
    from: 'assigned',
    to: 'done',
    details: { car: one.car.id, comments, because, ...input },
    at: now,
  })
  await tellOfJob(tx, null, one.job, fits ? 'done' : 'toLookAt', now)
  if (!fits) await tellOfJob(tx, user.id, one.job, 'lookedAt', now)
  return stepAnswer(context, id)
}

function positionOf(input: { latitude?: number; longitude?: number }): Position | undefined {
  const { latitude, longitude } = input
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const goalOf = ({ job }: CarJob): Position => ({
  latitude: job.to_latitude ?? 0,
  longitude: job.to_longitude ?? 0,
})

/** The car is one of that area from now on, standing where it was brought. */
export async function moveCar(tx: Tx, one: CarJob, position?: Position): Promise<void> {
  const { job, relocation, car } = one
  const { latitude, longitude } = position ?? goalOf(one)
  const city = job.to_name ?? car.city
  const address = job.to_address ?? city
  await standAt(tx, car.id, { areaId: relocation.to_area_id, latitude, longitude, city, address })
}
