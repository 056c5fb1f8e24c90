import type { Text } from '#protocol/core/text.ts'
import { isOffTheRoad } from '../../../fleet/occupancy/breakdowns.ts'
import { blockedText } from '../../../platform/api/blocked-text.ts'
import { databaseRefusals } from '../../../platform/api/database-refusals.ts'
import type { SignedIn } from '../../../platform/api/context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { JobRow } from '../../jobs/jobs-store.ts'
import { carOf, missingFor } from '../../jobs/may-apply.ts'
import { relocationTexts } from '../relocation-texts.ts'

/**
 * Why whoever was accepted cannot take the car now, nor read the code of its key box: the window, a block, a paper
 * that is not verified any more, a car that is off the road (docs/product/jobs.md#relocation). Undefined once they can.
 */
export async function whyNotToTake(
  db: Db | Tx,
  { job, relocation }: { job: JobRow; relocation: { car_id: string } },
  user: SignedIn,
  now: Date,
): Promise<Text | undefined> {
  if (now >= job.ends_at) return relocationTexts.isOver
  if (user.block) return blockedText(user.block)
  const car = carOf(job)
  const accepted = car && { ...car, isAccepted: true }
  const missing = await missingFor(db, user.id, job.type, 'assignee', now, accepted)
  if (missing) return missing
  if (await isOffTheRoad(db, relocation.car_id, now))
    return databaseRefusals.relocation_car_is_sound.text
  return now < job.starts_at ? relocationTexts.notBegun : undefined
}
