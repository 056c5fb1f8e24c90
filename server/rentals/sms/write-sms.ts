import { sql } from 'kysely'
import { awakeAt } from '#domain/rentals/sms/quiet-hours.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { SmsTopic } from '#protocol/rentals/sms/choices.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { missingOf, readForKeys } from '../../money/orders/order-papers.ts'
import { companyName, readCompany } from '../../people/company/company-store.ts'
import type { Services } from '../../platform/api/context.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { smsGatewayOf } from './sms-gateway.ts'
import { queueSms } from './sms-store.ts'
import { smsText } from './sms-words.ts'

type Due = {
  key: string
  topic: SmsTopic
  id: string
  user_id: string
  phone: string
  language: Lang
  at: Date
  zone: string
  starts_at: Date
  ends_at: Date
  paid: boolean
}

const hourMs = 3_600_000

const key = sql<string>`concat_ws(' ', due.topic, due.id, extract(epoch from due.at)::bigint)`

/**
 * What is to be said: pickups within a day, keys that may be ready within two hours, rentals that ended half an hour
 * ago and are not back; each once, to numbers that are confirmed.
 */
export const smsToWrite = (now: SqlInstant) => sql<Due>`
  select ${key} as key, due.*, n.phone, u.language, a.zone
  from (
    select 'pickup' as topic, o.id, o.user_id, o.area_id, o.starts_at, o.ends_at, o.paid, v.due as at
    from visit v join rental_order o on o.id = v.order_id
    where v.kind in ('pickup', 'swap') and o.paid and v.due > ${now} + interval '2 hours'
      and v.due <= ${now} + interval '24 hours' and o.booked_at < v.due - interval '24 hours'
    union all
    select 'keys', o.id, o.user_id, o.area_id, o.starts_at, o.ends_at, o.paid, v.due
    from visit v join rental_order o on o.id = v.order_id
    where v.kind = 'pickup' and o.rental_status = ${inSql.notPickedUp} and o.paid and o.confirmation = 'confirmed'
      and v.due > ${now} and v.due <= ${now} + interval '2 hours'
      and exists (select from contract k where k.order_id = o.id and k.accepted_at is not null)
    union all
    select 'late', o.id, o.user_id, o.area_id, o.starts_at, o.ends_at, o.paid, v.due
    from visit v join rental_order o on o.id = v.order_id
    where v.kind = 'return' and o.rental_status in ${inSql.running} and o.rental_status <> ${inSql.arrived}
      and v.due <= ${now} - interval '30 minutes' and v.due > ${now} - interval '24 hours'
      and not exists (select from rental_order e where e.previous_order_id = o.id and e.paid
        and e.rental_status = ${inSql.notPickedUp})
  ) due join sms_number n on n.user_id = due.user_id and n.confirmed_at is not null and due.topic = any(n.topics)
  join app_user u on u.id = due.user_id and u.deleted_at is null join area a on a.id = due.area_id
  where not exists (select from sms_message m where m.key = ${key})
  order by due.at limit 200`

/**
 * Writes text messages, in the language of each person; at night they wait until eight on the area's clock
 * (docs/product/sms.md#what-is-sent). Keys are ready when nothing is missing.
 */
export async function writeSms({ db, clock, config }: Services): Promise<number> {
  if (!smsGatewayOf(config)) return 0
  const now = clock()
  const { rows } = await smsToWrite(sqlInstant(now)).execute(db)
  if (rows.length === 0) return 0
  const company = companyName(await readCompany(db))
  const readsOf = await readForKeys(
    db,
    rows.filter(({ topic }) => topic === 'keys').map(({ id }) => id),
  )
  const ready = rows.filter(
    (row) => row.topic !== 'keys' || missingOf(row, readsOf(row.id), row.zone).length === 0,
  )
  return oneByOne(ready, async ({ topic, id, at, zone, language: lang, ...row }) => {
    const from = awakeAt(now, zone)
    // A reminder after its time says nothing; a rental is late until somebody comes.
    const until = topic === 'late' ? new Date(from.getTime() + 12 * hourMs) : at
    if (from >= until) return 0
    const address = `${config.publicUrl}/dashboard?order=${id}`
    const text = smsText({ topic, lang, at, zone, company, address })
    const { key: about, user_id: userId, phone } = row
    return db
      .transaction()
      .execute((tx) =>
        queueSms(tx, { userId, kind: topic, key: about, phone, text, from, until, now }),
      )
  })
}
