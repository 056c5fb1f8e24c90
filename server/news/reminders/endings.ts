import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import { dayOf, daysBetween } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import { extensionRoom, hasRoom } from '../../rentals/extension/extension-room.ts'
import { isoOf, notTold, type Reminder, remindAll } from '../../platform/work/remind-once.ts'

type Ending = {
  key: string
  id: string
  user_id: string
  car_id: string
  ends_at: Date
  zone: string
  last_day: boolean
}

const words = {
  week: {
    title: { en: 'Your rental ends in a week', es: 'Tu renta termina en una semana' },
    late: { en: 'Your rental ends in a few days', es: 'Tu renta termina en unos días' },
    next: {
      en: 'You can now extend it or choose a return time.',
      es: 'Ya puedes extenderla o elegir una hora de devolución.',
    },
    taken: {
      en: 'Somebody else has the car right after you, so it cannot be extended. You can choose a return time.',
      es: 'Otra persona tiene el auto justo después de ti, así que no se puede extender. Puedes elegir una hora de devolución.',
    },
  },
  day: {
    title: { en: 'Your rental ends tomorrow', es: 'Tu renta termina mañana' },
    late: { en: 'Your rental ends today', es: 'Tu renta termina hoy' },
    next: {
      en: 'Choose a return time or extend your rental. After a 6-hour grace period, each started day costs one day’s rent.',
      es: 'Elige una hora de devolución o extiende tu renta. Después de 6 horas de tolerancia, cada día iniciado cuesta un día de renta.',
    },
    taken: {
      en: 'Choose a return time: somebody else has the car right after you. After a 6-hour grace period, each started day costs one day’s rent.',
      es: 'Elige una hora de devolución: otra persona tiene el auto justo después de ti. Después de 6 horas de tolerancia, cada día iniciado cuesta un día de renta.',
    },
  },
} satisfies Record<string, { title: Text; late: Text; next: Text; taken: Text }>

function reminderOf(
  { key, id, user_id, ends_at, zone, last_day }: Ending,
  canExtend: boolean,
  now: Date,
): Reminder {
  const stage = last_day ? 'day' : 'week'
  const { title, late, taken, ...open } = words[stage]
  const next = canExtend ? open.next : taken
  const days = daysBetween(dayOf(toWall(now, zone)), dayOf(toWall(ends_at, zone)))
  // A server that was away says it later than it meant to.
  const isLate = days < (last_day ? 1 : 6)
  return {
    key,
    notice: {
      userId: user_id,
      orderId: id,
      topic: 'rental',
      thread: `end ${id}`,
      severity: last_day ? 'warning' : 'info',
      title: isLate ? late : title,
      text: {
        en: `It ends on ${dateTimeText(ends_at, zone, 'en')}. ${next.en}`,
        es: `Termina el ${dateTimeText(ends_at, zone, 'es')}. ${next.es}`,
      },
      // The day before, the return is what should be agreed; the dashboard offers both.
      route: last_day || !canExtend ? 'dashboard' : 'extend',
      query: { order: id },
    },
  }
}

const keyAt = (
  now: SqlInstant,
) => sql<string>`concat_ws(' ', 'end', o.id, ${isoOf(sql.ref('o.ends_at'))},
  case when o.ends_at <= ${now} + interval '24 hours' then 'day' else 'week' end)`

export const endingsToRemindOf = (now: SqlInstant) => sql<Ending>`
  select ${keyAt(now)} as key, o.id, o.user_id, o.car_id, o.ends_at, a.zone,
    o.ends_at <= ${now} + interval '24 hours' as last_day
  from rental_order o join area a on a.id = o.area_id
  where o.rental_status in (${inSql.pickedUp}, ${inSql.maintenanceScheduled}) and o.ends_at > ${now}
    and o.ends_at <= ${now} + interval '7 days'
    and o.booked_at < o.ends_at - interval '24 hours'
    and (o.ends_at <= ${now} + interval '24 hours'
      or greatest(o.starts_at, o.booked_at) < o.ends_at - interval '7 days')
    and ${notTold(keyAt(now))}
  order by o.ends_at limit 200`

/**
 * Reminds of a rental's end a week before, from when it can be extended, and the day before, while
 * no return is agreed (docs/product/rental.md#reminders). A rental of a week or less is not told at its beginning.
 */
export async function remindEndings({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await endingsToRemindOf(sqlInstant(now)).execute(db)
  const reminders: Reminder[] = []
  for (const row of rows) {
    const canExtend = hasRoom(await extensionRoom(db, row, row.zone, now))
    reminders.push(reminderOf(row, canExtend, now))
  }
  return remindAll(db, reminders, now)
}
