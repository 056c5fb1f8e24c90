import { sql } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import type {
  staffDecideRelocation as decideOperation,
  staffRelocations as listOperation,
} from '#protocol/jobs/relocation/staff-relocations.ts'
import type { Handler } from '../../../platform/api/handler.ts'
import { conflict, mustBeAbsent } from '../../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../../platform/audit/as-seen.ts'
import { wantedRows } from '../../../platform/audit/list-rows.ts'
import { needsReason } from '../../../platform/audit/needs-reason.ts'
import { staffTexts } from '../../../platform/audit/staff-texts.ts'
import { cancelJob } from '../../jobs/job-changes.ts'
import { complete } from '../../jobs/job-completion.ts'
import { shownName } from '../../../people/people/shown-name.ts'
import { stepAnswer } from '../bring.ts'
import { moveCar } from '../finish-relocation.ts'
import { isToLookAt, lookVersion, type Readings, whyLookedAt } from './look-facts.ts'
import { lockCarJob } from '../relocation-store.ts'

type Row = Readings & {
  job_id: string
  title: string
  road_miles: number
  finished_at: Date
  zone: string
  assignee_id: string
  driver: string
  plate: string
  total: number
}

/** Relocations that wait for the eyes of staff, the longest first (docs/product/jobs.md#who-looks-at-it). */
export const staffRelocations: Handler<typeof listOperation> = async (
  { db, user, lang },
  wanted,
) => {
  const { rows } = await sql<Row>`
    select r.job_id, r.look_because, r.start_odometer, r.end_odometer, r.finished_at, j.title, j.road_miles,
      j.assignee_id, a.zone, c.plate, ${shownName('u', lang)} as driver, count(*) over ()::int as total
    from relocation r join job j on j.id = r.job_id join area a on a.id = j.area_id
      join car c on c.id = r.car_id join app_user u on u.id = j.assignee_id
    where r.look_because <> '{}' and r.looked_at is null
    order by r.finished_at, r.job_id ${wantedRows(wanted)}`.execute(db)
  return {
    relocations: rows.map((row) => ({
      id: row.job_id,
      title: row.title,
      driver: row.driver,
      plate: row.plate,
      because: whyLookedAt(row, row.road_miles, lang),
      finishedAt: toWall(row.finished_at, row.zone),
      own: row.assignee_id === user.id,
    })),
    total: rows[0]?.total ?? 0,
  }
}

/**
 * Staff looked at what did not fit: approved it is confirmed and earns its credit; refused the job
 * ends without one, and the car stands where they say (docs/product/jobs.md#who-looks-at-it).
 * @throws Problem 403 for one's own, 404, 409 when it is decided or has changed, 400 without a reason
 */
export const staffDecideRelocation: Handler<typeof decideOperation> = async (
  context,
  { id, version, decision, stands, message },
) => {
  const { db: tx, user, now, services } = context
  const one = await lockCarJob(tx, user, id)
  const { job, relocation } = one
  mustNotBeOwn(user, job.assignee_id ?? '')
  if (job.status !== 'done' || !isToLookAt(relocation)) throw conflict(staffTexts.decidedAlready)
  mustBeAsSeen(version, lookVersion(relocation))
  await tx
    .updateTable('relocation')
    .set({ looked_at: now, looked_by: user.id })
    .where('job_id', '=', id)
    .execute()
  if (decision === 'refuse') {
    needsReason(message, 'message')
    if (stands === 'to') await moveCar(tx, one)
    const details = {
      car: one.car.id,
      because: relocation.look_because,
      stands,
      message: message ?? '',
    }
    await cancelJob(tx, job, user.id, services, now, { action: 'refuse', details })
  } else {
    mustBeAbsent({ stands })
    await moveCar(tx, one)
    const seen = { because: relocation.look_because, message }
    await complete(tx, job, user.id, services, now, seen)
  }
  return stepAnswer(context, id)
}
