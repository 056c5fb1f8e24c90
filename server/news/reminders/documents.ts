import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import { documentDays, documentStage } from '#domain/core/notices/reminder-stage.ts'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { notTold, type Reminder, remindAll } from '../../platform/work/remind-once.ts'

type Document = {
  key: string
  driver_id: string
  user_id: string
  kind: 'license' | 'insurance'
  expires: string
  name: string
  days_left: number
}

const titles: Record<Document['kind'], Text> = {
  license: { en: 'A license is about to expire', es: 'Una licencia está por vencer' },
  insurance: { en: 'An insurance policy is about to expire', es: 'Un seguro está por vencer' },
}

function reminderOf(document: Document, days: number): Reminder {
  const { key, driver_id, user_id, kind, expires, name } = document
  return {
    key,
    notice: {
      userId: user_id,
      topic: 'documents',
      thread: `${kind} ${driver_id}`,
      severity: 'warning',
      title: titles[kind],
      text: {
        en: `${name}: valid until ${formatLongDay(expires, 'en')}. Send us the new one before then. Nobody can drive without it.`,
        es: `${name}: vigente hasta el ${formatLongDay(expires, 'es')}. Envíanos el documento nuevo antes de esa fecha. Sin él no se puede manejar.`,
      },
      route: 'personal',
      mail: days === 14 ? 'later' : 'now',
    },
  }
}

/** `documentStage` in the database. */
const stage = sql`(select min(days) from unnest(array[${sql.join(documentDays.map((days) => sql.lit(days)))}]) days
  where days >= paper.days_left)`
const key = sql<string>`concat_ws(' ', 'document', paper.driver_id, paper.kind, paper.expires, ${stage})`

export const documentsToRemindOf = (now: SqlInstant) => sql<Document>`
  select paper.*, ${key} as key
  from (
    select distinct on (d.id, papers.kind)
      d.id as driver_id, d.user_id, papers.kind, papers.expires::text as expires,
      trim(coalesce(d.first_name, '') || ' ' || coalesce(d.last_name, '')) as name,
      papers.expires - (${now} at time zone a.zone)::date as days_left
    from (
      select id as driver_id, 'license' as kind, license_expires as expires from driver
      union all select id, 'insurance', insurance_expires from driver
    ) papers
    join driver d on d.id = papers.driver_id
    join order_driver od on od.driver_id = d.id
    join rental_order o on o.id = od.order_id
    join area a on a.id = o.area_id
    where o.rental_status in (${inSql.notPickedUp}, ${inSql.pickedUp}, ${inSql.arrived}, ${inSql.returnScheduled}, ${inSql.maintenanceScheduled})
      and papers.expires between (${now} - interval '2 days')::date and (${now} + interval '16 days')::date
    order by d.id, papers.kind, o.created_at desc
  ) paper
  where paper.days_left between 0 and ${sql.lit(Math.max(...documentDays))} and ${notTold(key)}
  order by paper.expires, paper.driver_id, paper.kind limit 200`

/**
 * Reminds of licenses and insurances that expire in 14, 7 or 1 days while somebody of the account
 * rents or is about to (docs/product/rental.md#reminders). Days are those of the rental's area.
 */
export async function remindDocuments({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await documentsToRemindOf(sqlInstant(now)).execute(db)
  const reminders = rows.flatMap((row) => {
    const days = documentStage(row.days_left)
    return days === undefined ? [] : [reminderOf(row, days)]
  })
  return remindAll(db, reminders, now)
}
