import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { relocationStart } from '#protocol/jobs/relocation/relocation-steps.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readingErrors } from '../../fleet/fleet/energy-reading.ts'
import { readingFacts } from '../../fleet/fleet/odometer.ts'
import { refused } from '../jobs/act.ts'
import { standing } from '../jobs/job-texts.ts'
import { jobFor, roleOf } from '../jobs/jobs-store.ts'
import { presentJob } from '../jobs/present-job.ts'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { refusalTexts } from '../../money/orders/refusal-texts.ts'
import { whyNotToTake } from './keys/may-take-car.ts'
import { presentRelocation } from './present-relocation.ts'
import { type CarJob, carJobFor } from './relocation-store.ts'
import { relocationTexts } from './relocation-texts.ts'

/**
 * Only who was accepted brings the car, with a license that is still verified, and takes it in its
 * window.
 * @throws Problem 200 with `result: false` and why not
 */
export async function mustBring(
  tx: Tx,
  { job, relocation }: CarJob,
  user: SignedIn,
  now: Date,
): Promise<void> {
  if (roleOf(job, user) !== 'assigned') throw refused(relocationTexts.notAssigned)
  if (relocation.finished_at) throw refused(relocationTexts.brought)
  if (job.status !== 'assigned') throw refused(standing[job.status])
  if (relocation.started_at) return
  const why = await whyNotToTake(tx, { job, relocation }, user, now)
  if (why) throw refused(why)
}

type Reading = Omit<ParsedInputOf<typeof relocationStart>, 'id'>

/** What was read at the car. @throws Problem 400 at the field, 409 for an odometer that cannot be */
export async function checkReading(
  tx: Tx,
  { car }: CarJob,
  input: Reading,
  now: Date,
): Promise<void> {
  const hasPosition = input.latitude !== undefined && input.longitude !== undefined
  const errors = {
    ...readingErrors(input, isElectric(car.fuel)),
    ...(!hasPosition &&
      input.positionReason === undefined && { positionReason: fieldError('required') }),
  }
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
  const facts = await readingFacts(tx, car.id, input.odometer, now)
  if (!facts.odometerNotBelow) throw conflict(refusalTexts.odometerNotBelow)
  if (!facts.odometerInReach) throw conflict(refusalTexts.odometerInReach)
}

/** How the job and its car stand after a step. */
export async function stepAnswer(context: Context<SignedIn>, id: string) {
  const { db, user } = context
  return {
    job: await presentJob(context, await jobFor(db, user, id)),
    relocation: await presentRelocation(context, await carJobFor(db, user, id)),
  }
}
