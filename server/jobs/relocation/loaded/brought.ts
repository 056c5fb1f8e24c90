import { reasonsToLook } from '#domain/jobs/relocation/looked-at.ts'
import { readOdometer } from '../../../fleet/fleet/odometer.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { record } from '../../jobs/job-history.ts'
import { tellOfJob } from '../../jobs/job-news.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

type Reading = { at: Date; odometer: number; gas?: number; charge?: number }
type Brought = { carId: string; personId: string; roadMiles: number; start: Reading; end: Reading }

/** Who was accepted took the car and left it without a position, so that staff look at it. */
export async function bringAtOnce(
  tx: Tx,
  jobId: string,
  { carId, personId, roadMiles, start, end }: Brought,
): Promise<void> {
  const by = { actor: 'assigned', actorId: personId } as const
  const reading = ({ odometer, gas, charge }: Reading) => ({ odometer, gas, charge })
  await tx
    .updateTable('relocation')
    .set({
      started_at: start.at,
      start_odometer: start.odometer,
      start_gas: start.gas ?? null,
      start_charge: start.charge ?? null,
    })
    .where('job_id', '=', jobId)
    .execute()
  const details = { car: carId, ...reading(start) }
  await record(tx, jobId, { action: 'takeCar', ...by, details, at: start.at })
  const because = reasonsToLook({
    milesFromTown: undefined,
    drivenMiles: end.odometer - start.odometer,
    roadMiles,
    tookMs: end.at.getTime() - start.at.getTime(),
    prints: [],
  })
  await tx
    .updateTable('relocation')
    .set({
      finished_at: end.at,
      end_odometer: end.odometer,
      end_gas: end.gas ?? null,
      end_charge: end.charge ?? null,
      look_because: because,
    })
    .where('job_id', '=', jobId)
    .execute()
  await readOdometer(tx, carId, end.odometer, end.at)
  const job = await tx
    .updateTable('job')
    .set({ status: 'done', done_at: end.at, updated_at: end.at })
    .where('id', '=', jobId)
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow()
  await record(tx, jobId, {
    action: 'markDone',
    ...by,
    from: 'assigned',
    to: 'done',
    details: { car: carId, because, ...reading(end) },
    at: end.at,
  })
  await tellOfJob(tx, personId, job, 'lookedAt', end.at)
}
