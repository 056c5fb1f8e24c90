import { sql } from 'kysely'
import { holdWarningMinutes } from '#domain/money/orders/hold.ts'
import { timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { isoOf, notTold, type Reminder, remindAll } from '../../platform/work/remind-once.ts'

type Held = {
  key: string
  id: string
  user_id: string
  kind: string
  hold_expires_at: Date
  extended: boolean
  unconfirmed: boolean
  zone: string
}

const title = { en: 'Five minutes left to pay', es: 'Quedan cinco minutos para pagar' }
/** A server that was away warns later than it meant to. */
const lateTitle = { en: 'Your time to pay is almost up', es: 'Tu tiempo para pagar casi termina' }
const askForMore = {
  en: ' Need more time? You can ask for 15 more minutes, once.',
  es: ' ¿Necesitas más tiempo? Puedes pedir 15 minutos más, una vez.',
}
const confirmForMore = {
  en: ' Confirm your e-mail and we hold it for 30 minutes in all.',
  es: ' Confirma tu correo y te lo apartamos 30 minutos en total.',
}
const lateMs = 4 * 60_000

function reminderOf(
  { key, id, user_id, kind, hold_expires_at, extended, unconfirmed, zone }: Held,
  now: Date,
): Reminder {
  const time = timeOf(toWall(hold_expires_at, zone))
  const more = unconfirmed ? confirmForMore : extended ? { en: '', es: '' } : askForMore
  return {
    key,
    notice: {
      userId: user_id,
      orderId: id,
      topic: 'payment',
      thread: `hold ${id}`,
      severity: 'warning',
      title: hold_expires_at.getTime() - now.getTime() < lateMs ? lateTitle : title,
      text: {
        en: `We are holding the car for you until ${time}. Pay to book it.${more.en}`,
        es: `Te apartamos el auto hasta las ${time}. Paga para reservarlo.${more.es}`,
      },
      route: kind === 'extension' ? 'payment-extend' : 'payment',
      query: { order: id },
      mail: 'now',
    },
  }
}

const key = sql<string>`concat_ws(' ', 'hold', o.id, ${isoOf(sql.ref('o.hold_expires_at'))})`

export const holdsToWarnOf = (now: SqlInstant) => sql<Held>`
  select ${key} as key, o.id, o.user_id, o.kind, o.hold_expires_at,
    o.hold_extended_at is not null as extended, o.held_unconfirmed as unconfirmed, a.zone
  from rental_order o join area a on a.id = o.area_id
  where o.state = 'held' and o.kind <> 'balance' and o.hold_expires_at > ${now}
    and o.hold_expires_at <= ${now} + make_interval(mins => ${sql.lit(holdWarningMinutes)})
    and ${notTold(key)}
  order by o.hold_expires_at limit 100`

/** Warns a renter with an unpaid car 5 minutes before the hold ends (docs/product/rental.md#reminders). */
export async function warnHolds({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await holdsToWarnOf(sqlInstant(now)).execute(db)
  return remindAll(
    db,
    rows.map((row) => reminderOf(row, now)),
    now,
  )
}
