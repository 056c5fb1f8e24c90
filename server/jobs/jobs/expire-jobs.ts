import { sql } from 'kysely'
import { confirmItselfHours, dueChange, forgottenDays } from '#domain/jobs/jobs/job-moves.ts'
import type { JobStatus } from '#domain/jobs/jobs/job.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import type { Tx } from '../../platform/db/database.ts'
import { complete } from './job-completion.ts'
import { record } from './job-history.ts'
import { tellOfJob } from './job-news.ts'
import { readApplications, carOf } from './jobs-store.ts'

const hourMs = 3_600_000

export const jobsDue = (now: SqlInstant) => sql<{ id: string }>`
  (select id from job where status = 'open' and ends_at <= ${now} order by ends_at limit 100)
  union all
  (select id from job j where status = 'assigned' and ends_at <= ${ago(now, forgottenDays * 24 * hourMs)}
    and ${carOf} is distinct from 'onItsWay' order by ends_at limit 100)
  union all
  (select id from job j where status = 'done' and done_at <= ${ago(now, confirmItselfHours * hourMs)}
    and ${carOf} is distinct from 'toLookAt' order by done_at limit 100)`

/** What time does to jobs: they expire, or confirm themselves (docs/product/jobs.md#time). */
export async function passTimeOfJobs({ db, clock, tell }: Services): Promise<number> {
  const now = clock()
  const { rows } = await jobsDue(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute((tx) => passTime(tx, id, { tell }, now)),
  )
}

type Teller = Pick<Services, 'tell'>

async function passTime(tx: Tx, id: string, services: Teller, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('job as j')
    .select(['id', 'title', 'status', 'owner_id', 'assignee_id', 'ends_at', 'done_at'])
    .select(carOf.as('car'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return 0
  const status = row.status as JobStatus
  const facts = {
    status,
    endsAt: row.ends_at,
    doneAt: row.done_at ?? undefined,
    car: row.car ?? undefined,
  }
  const due = dueChange(facts, now)
  if (!due) return 0
  if (due.to === 'completed') await complete(tx, { ...row, status }, undefined, services, now)
  else await expire(tx, { ...row, status }, services, now)
  return 1
}

async function expire(
  tx: Tx,
  row: { id: string; title: string; status: JobStatus; owner_id: string | null },
  services: Teller,
  now: Date,
): Promise<void> {
  const live = (await readApplications(tx, row.id)).filter(({ ended_at: ended }) => ended === null)
  await tx
    .updateTable('job_application')
    .set({ status: 'expired', ended_at: now, updated_at: now })
    .where('job_id', '=', row.id)
    .where('status', 'in', ['pending', 'accepted'])
    .execute()
  await tx
    .updateTable('job')
    .set({ status: 'expired', updated_at: now })
    .where('id', '=', row.id)
    .execute()
  const happened = { action: 'expire', actor: 'system', from: row.status, to: 'expired' } as const
  await record(tx, row.id, { ...happened, at: now })
  await services.tell(tx, { kind: 'jobEnded', jobId: row.id, as: 'expired', at: now })
  for (const person of [row.owner_id, ...live.map(({ applicant_id: id }) => id)])
    await tellOfJob(tx, person, row, 'expired', now)
}
