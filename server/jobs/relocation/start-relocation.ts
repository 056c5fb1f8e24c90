import type { relocationStart as operation } from '#protocol/jobs/relocation/relocation-steps.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { readOdometer } from '../../fleet/fleet/odometer.ts'
import { refused } from '../jobs/act.ts'
import { record } from '../jobs/job-history.ts'
import { tellOfJob } from '../jobs/job-news.ts'
import { checkReading, mustBring, stepAnswer } from './bring.ts'
import { isInspected, lockCarJob } from './relocation-store.ts'
import { relocationTexts } from './relocation-texts.ts'

/**
 * Whoever was accepted takes the keys, after the pictures of the outside
 * (docs/product/jobs.md#relocation).
 * @throws Problem 200 with `result: false` and why not, 400, 404, 409
 */
export const relocationStart: Handler<typeof operation> = async (context, { id, ...input }) => {
  const { db: tx, user, now } = context
  const one = await lockCarJob(tx, user, id)
  await mustBring(tx, one, user, now)
  if (one.relocation.started_at) throw refused(relocationTexts.taken)
  if (!(await isInspected(tx, one.relocation, 'start', user.id, now)))
    throw refused(relocationTexts.photosFirst)
  await checkReading(tx, one, input, now)
  await tx
    .updateTable('relocation')
    .set({
      started_at: now,
      start_odometer: input.odometer,
      start_gas: input.gas ?? null,
      start_charge: input.charge ?? null,
    })
    .where('job_id', '=', id)
    .execute()
  await readOdometer(tx, one.car.id, input.odometer, now)
  await record(tx, id, {
    action: 'takeCar',
    actor: 'assigned',
    actorId: user.id,
    details: { car: one.car.id, ...input },
    at: now,
  })
  await tellOfJob(tx, null, one.job, 'taken', now)
  return stepAnswer(context, id)
}
