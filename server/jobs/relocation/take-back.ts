import type { relocationTakeBack as operation } from '#protocol/jobs/relocation/relocation-steps.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { readingFacts, readOdometer } from '../../fleet/fleet/odometer.ts'
import { refused } from '../jobs/act.ts'
import { cancelJob } from '../jobs/job-changes.ts'
import { jobFor } from '../jobs/jobs-store.ts'
import { refusalTexts } from '../../money/orders/refusal-texts.ts'
import { stepAnswer } from './bring.ts'
import { moveCar } from './finish-relocation.ts'
import { lockCarJob } from './relocation-store.ts'
import { relocationTexts } from './relocation-texts.ts'

/**
 * Who had the keys does not go on: staff have the car again, the job is over, and there is no
 * credit (docs/product/jobs.md#relocation).
 * @throws Problem 200 with `result: false` and why not, 404, 409
 */
export const relocationTakeBack: Handler<typeof operation> = async (
  context,
  { id, stands, odometer, message },
) => {
  const { db: tx, user, now, services } = context
  const one = await lockCarJob(tx, user, id)
  mustNotBeOwn(user, one.job.assignee_id ?? '')
  const { relocation } = one
  if (relocation.finished_at) throw refused(relocationTexts.brought)
  if (!relocation.started_at || relocation.taken_back_at) throw refused(relocationTexts.notTaken)
  if (stands === 'to' && odometer === undefined)
    throw new Problem(400, texts.malformed, { errors: { odometer: fieldError('required') } })
  if (odometer !== undefined) {
    const facts = await readingFacts(tx, one.car.id, odometer, now)
    if (!facts.odometerNotBelow) throw conflict(refusalTexts.odometerNotBelow)
    if (!facts.odometerInReach) throw conflict(refusalTexts.odometerInReach)
    await readOdometer(tx, one.car.id, odometer, now)
  }
  await tx.updateTable('relocation').set({ taken_back_at: now }).where('job_id', '=', id).execute()
  if (stands === 'to') await moveCar(tx, one)
  const details = { car: one.car.id, stands, odometer, message }
  await cancelJob(tx, await jobFor(tx, user, id), user.id, services, now, {
    action: 'takeBack',
    details,
  })
  return stepAnswer(context, id)
}
