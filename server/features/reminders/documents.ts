import { inSql } from '../../db/rental-status.ts'
import { sql } from 'kysely'
import { documentStage } from '#domain/notices/reminder-stage.ts'
import { formatLongDay } from '#domain/time/format-date.ts'
import { dayOf, daysBetween } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../core/api/context.ts'
import { type Reminder, remindAll } from './remind-once.ts'

type Document = {
  driver_id: string
  user_id: string
  kind: 'license' | 'insurance'
  expires: string
  name: string
  zone: string
}

const titles: Record<Document['kind'], Text> = {
  license: { en: 'A license is about to expire', es: 'Una licencia está por vencer' },
  insurance: { en: 'An insurance policy is about to expire', es: 'Un seguro está por vencer' },
}

function reminderOf(document: Document, days: number): Reminder {
  const { driver_id, user_id, kind, expires, name } = document
  return {
    key: `document ${driver_id} ${kind} ${expires} ${days}`,
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

/**
 * Reminds of licenses and insurances that expire in 14, 7 or 1 days while somebody of the account
 * rents or is about to (docs/product/rental.md#reminders). Days are those of the rental's area.
 */
export async function remindDocuments({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await sql<Document>`
    select distinct on (d.id, papers.kind)
      d.id as driver_id, d.user_id, papers.kind, papers.expires::text as expires,
      trim(coalesce(d.first_name, '') || ' ' || coalesce(d.last_name, '')) as name, a.zone
    from rental_order o
    join area a on a.id = o.area_id
    join order_driver od on od.order_id = o.id
    join driver d on d.id = od.driver_id
    cross join lateral (values ('license', d.license_expires), ('insurance', d.insurance_expires))
      as papers (kind, expires)
    where o.rental_status in (${inSql.notPickedUp}, ${inSql.pickedUp}, ${inSql.arrived}, ${inSql.returnScheduled}, ${inSql.maintenanceScheduled})
      and papers.expires between (${now}::timestamptz - interval '2 days')::date
        and (${now}::timestamptz + interval '16 days')::date
    order by d.id, papers.kind, o.created_at desc`.execute(db)
  const reminders = rows.flatMap((row) => {
    const days = documentStage(daysBetween(dayOf(toWall(now, row.zone)), row.expires))
    return days === undefined ? [] : [reminderOf(row, days)]
  })
  return remindAll(db, reminders, now)
}
