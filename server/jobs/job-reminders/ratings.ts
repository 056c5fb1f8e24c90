import { sql } from 'kysely'
import { mayRate, remindRateBeforeDays } from '#domain/community/reviews/may-rate.ts'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Tx } from '../../platform/db/database.ts'
import { jobThread } from '../jobs/job-news.ts'
import { type Reminder, remindAll } from '../../platform/work/remind-once.ts'

const dayMs = 86_400_000
const rateDays = 14

type Due = {
  key: string
  id: string
  title: string
  zone: string
  user_id: string
  side: 'owner' | 'assignee'
  completed: boolean
  since: Date
}

const title: Text = {
  en: 'Your rating of this job is still missing',
  es: 'Todavía falta tu calificación de este trabajo',
}

function reminderOf(due: Due, until: Date): Reminder {
  const day = dayOf(toWall(until, due.zone))
  return {
    key: due.key,
    notice: {
      userId: due.user_id,
      topic: 'jobs',
      thread: jobThread(due.id),
      severity: 'info',
      title,
      text: {
        en: `${due.title}. You have until ${formatLongDay(day, 'en')}. Reviews stay hidden until both are in, or until that day.`,
        es: `${due.title}. Tienes hasta el ${formatLongDay(day, 'es')}. Las reseñas se muestran cuando estén las dos, o ese día.`,
      },
      route: 'job',
      query: { id: due.id },
    },
    isStillSo: (tx) => isStillMissing(tx, due),
  }
}

/** They may have rated a moment ago. */
async function isStillMissing(tx: Tx, { id, side }: Due): Promise<boolean> {
  await sql`select from job where id = ${id} for share`.execute(tx)
  const { rows } = await sql`select from review where job_id = ${id} and side = ${side}`.execute(tx)
  return rows.length === 0
}

export const jobsToRate = (now: SqlInstant) => sql<Due>`
  select due.* from (
    select j.id, j.title, area.zone, side.user_id, side.name as side, j.status = 'completed' as completed,
      coalesce(j.completed_at, j.cancelled_at) as since,
      concat_ws(' ', 'rate job', j.id, side.name) as key
    from job j
    cross join lateral (values ('owner', j.owner_id, j.assignee_id), ('assignee', j.assignee_id, j.owner_id))
      as side (name, user_id, other_id)
    join app_user person on person.id = side.user_id and person.deleted_at is null
    join area on area.id = j.area_id
    where (j.completed_at is not null or j.cancelled_late)
      and coalesce(j.completed_at, j.cancelled_at) > ${ago(now, rateDays * dayMs)}
      and coalesce(j.completed_at, j.cancelled_at) <= ${ago(now, (rateDays - remindRateBeforeDays) * dayMs)}
      and not exists (select from app_user other where other.id = side.other_id and other.deleted_at is not null)
      and not exists (select from review where review.job_id = j.id and review.side = side.name)
  ) due
  where not exists (select from reminder where reminder.key = due.key)
  order by due.since, due.key limit 200`

/**
 * Reminds whoever of the two of a job has not rated the other, once, four days before it is too late
 * (docs/product/jobs.md#reminders). Nobody rates somebody whose account is gone.
 */
export async function remindToRateJobs({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await jobsToRate(sqlInstant(now)).execute(db)
  const reminders = rows.flatMap((due) => {
    const stage = due.completed ? 'completed' : 'cancelledLate'
    const may = mayRate({ kind: 'job', stage, since: due.since }, undefined, now)
    return 'refusal' in may || !may.until ? [] : [reminderOf(due, may.until)]
  })
  return remindAll(db, reminders, now)
}
