import { mayRate, remindRateBeforeDays } from '#domain/community/reviews/may-rate.ts'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Notice } from '../../platform/mail/notice.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { notTold, type Reminder, remindAll } from '../../platform/work/remind-once.ts'
import { type RatedRental, ratedRental } from './rated-rental.ts'
import { asking } from './review-texts.ts'
import { ratingThread } from './write-review.ts'

const dayMs = 86_400_000
const askedForDays = 14

function noticeOf(rental: RatedRental, until: Date, title: Text): Notice {
  const day = dayOf(toWall(until, rental.zone))
  return {
    userId: rental.renterId,
    orderId: rental.orderId,
    topic: 'rental',
    thread: ratingThread(rental.transactionId),
    severity: 'info',
    title,
    text: asking.text({ en: formatLongDay(day, 'en'), es: formatLongDay(day, 'es') }),
    route: 'dashboard',
    query: { order: rental.orderId },
  }
}

/**
 * A rental is over or was given up late: its renter is asked to rate it (docs/product/community.md#asked).
 * An order that ends otherwise asks nobody.
 */
export async function askToRate(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const rental = await ratedRental(tx, order.transaction_id)
  const may = rental && mayRate(rental.facts, undefined, now)
  if (!rental || !may || 'refusal' in may || !may.until) return
  const title = may.status === 'canceled' ? asking.titleLate : asking.title
  await notify(tx, noticeOf(rental, may.until, title), now)
}

const keyInSql = sql<string>`concat_ws(' ', 'rate', o.transaction_id)`

export const rentalsToRemindOf = (now: SqlInstant) => sql<{ id: string; key: string }>`
  select distinct o.transaction_id as id, ${keyInSql} as key from rental_order o
  where o.rental_status in (${inSql.returned}, ${inSql.cancelled})
    and o.ended_at > ${ago(now, askedForDays * dayMs)}
    and o.ended_at <= ${ago(now, (askedForDays - remindRateBeforeDays) * dayMs)}
    and not exists (select from review r where r.transaction_id = o.transaction_id
      and r.side = 'renter' and r.status <> 'in-progress')
    and ${notTold(keyInSql)}
  order by o.transaction_id limit 200`

/** Reminds whoever has not rated of it, once, four days before it is too late (docs/product/community.md#asked). */
export async function remindToRate({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await rentalsToRemindOf(sqlInstant(now)).execute(db)
  const reminders: Reminder[] = []
  for (const { id, key } of rows) {
    const rental = await ratedRental(db, id)
    const may = rental && mayRate(rental.facts, undefined, now)
    if (!may || 'refusal' in may || !may.until) continue
    reminders.push({ key, notice: noticeOf(rental, may.until, asking.reminder) })
  }
  return remindAll(db, reminders, now)
}
