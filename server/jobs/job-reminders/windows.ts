import { sql } from 'kysely'
import { type AppointmentStage, appointmentStage } from '#domain/core/notices/reminder-stage.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import { jobThread } from '../jobs/job-news.ts'
import { type Reminder, remindAll } from '../../platform/work/remind-once.ts'

type Due = {
  key: string
  id: string
  title: string
  starts_at: Date
  user_id: string
  zone: string
  town: string
  assigned_at: Date
}

const titles = {
  tomorrow: { en: 'Your job is tomorrow', es: 'Tu trabajo es mañana' },
  today: { en: 'Your job is today', es: 'Tu trabajo es hoy' },
  hours: { en: 'Your job starts in two hours', es: 'Tu trabajo empieza en dos horas' },
  soon: { en: 'Your job starts soon', es: 'Tu trabajo empieza pronto' },
} satisfies Record<string, Text>

/** What is true when it is said: after the night, or a pause, it is said later than it was meant to be. */
function titleOf({ starts_at: at, zone }: Due, stage: AppointmentStage, now: Date): Text {
  if (stage === 'hours')
    return at.getTime() - now.getTime() > 90 * 60_000 ? titles.hours : titles.soon
  return dayOf(toWall(at, zone)) === dayOf(toWall(now, zone)) ? titles.today : titles.tomorrow
}

function reminderOf(due: Due, stage: AppointmentStage, now: Date): Reminder {
  const { key, id, title, starts_at: at, user_id: userId, zone, town } = due
  return {
    key,
    notice: {
      userId,
      topic: 'jobs',
      thread: jobThread(id),
      severity: 'info',
      title: titleOf(due, stage, now),
      text: {
        en: `${title}: ${dateTimeText(at, zone, 'en')}, ${town}`,
        es: `${title}: ${dateTimeText(at, zone, 'es')}, ${town}`,
      },
      route: 'job',
      query: { id },
      mail: 'now',
    },
    isStillSo: (tx) => isStillTheirs(tx, due),
  }
}

/** Somebody may have left or cancelled a moment ago. */
async function isStillTheirs(tx: Tx, { id, user_id, starts_at }: Due): Promise<boolean> {
  const { rows } = await sql`
    select from job where id = ${id} and status = 'assigned' and starts_at = ${starts_at}::timestamptz
      and ${user_id}::text in (owner_id, assignee_id) for share`.execute(tx)
  return rows.length > 0
}

export const windowsToRemindOf = (now: SqlInstant) => sql<Due>`
  select due.* from (
    select j.id, j.title, j.starts_at, person.id as user_id, area.zone, f.name as town,
      a.updated_at as assigned_at,
      concat_ws(' ', 'job', j.id, person.id, extract(epoch from j.starts_at)::bigint,
        case when j.starts_at <= ${now} + interval '2 hours' then 'hours' else 'day' end) as key
    from job j
    join job_application a on a.job_id = j.id and a.status = 'accepted'
    join app_user person on person.id in (j.owner_id, j.assignee_id)
    join area on area.id = j.area_id
    join place f on f.id = j.from_place_id
    where j.status = 'assigned' and j.starts_at > ${now}
      and j.starts_at <= ${now} + interval '24 hours'
      and a.updated_at < j.starts_at - case when j.starts_at <= ${now} + interval '2 hours'
        then interval '2 hours' else interval '24 hours' end
      and extract(hour from ${now} at time zone area.zone) >= person.notice_from
      and extract(hour from ${now} at time zone area.zone) < person.notice_to
  ) due
  where not exists (select from reminder where reminder.key = due.key)
  order by due.starts_at, due.key limit 200`

/**
 * Reminds both sides of an assigned job the day before its window and two hours before, within the
 * hours of the day that each of them chose (docs/product/jobs.md#reminders). Who was told already or
 * sleeps is left out before the limit counts, so that nobody keeps anybody waiting.
 */
export async function remindOfJobs({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await windowsToRemindOf(sqlInstant(now)).execute(db)
  const reminders = rows.flatMap((due) => {
    const stage = appointmentStage({ now, at: due.starts_at, madeAt: due.assigned_at })
    return stage ? [reminderOf(due, stage, now)] : []
  })
  return remindAll(db, reminders, now)
}
