import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import type { AppointmentKind } from '#domain/fleet/fleet/pickup-slots.ts'
import { appointmentStage, type AppointmentStage } from '#domain/core/notices/reminder-stage.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { pickupPlace } from '../../fleet/fleet/pickup-place.ts'
import { appointmentText } from '../../rentals/appointments/appointment-text.ts'
import { isoOf, notTold, type Reminder, remindAll } from '../../platform/work/remind-once.ts'

type Due = {
  key: string
  id: string
  user_id: string
  kind: AppointmentKind
  at: Date
  made_at: Date
  contract_waits: boolean
  zone: string
  pickup_address: string
  paid: boolean
  address: string
  city: string
}

const titles = {
  tomorrow: { en: 'Your appointment is tomorrow', es: 'Tu cita es mañana' },
  today: { en: 'Your appointment is today', es: 'Tu cita es hoy' },
  hours: { en: 'Your appointment is in two hours', es: 'Tu cita es en dos horas' },
  soon: { en: 'Your appointment is coming up', es: 'Tu cita es dentro de poco' },
} satisfies Record<string, Text>

/** What is true when it is said: a server that was away says it later than it meant to. */
function titleOf({ at, zone }: Due, stage: AppointmentStage, now: Date): Text {
  if (stage === 'hours')
    return at.getTime() - now.getTime() > 90 * 60_000 ? titles.hours : titles.soon
  return dayOf(toWall(at, zone)) === dayOf(toWall(now, zone)) ? titles.today : titles.tomorrow
}
const contract: Text = {
  en: ' Read and accept the contract before you come.',
  es: ' Lee y acepta el contrato antes de venir.',
}

function reminderOf(due: Due, stage: AppointmentStage, now: Date): Reminder {
  const text = appointmentText(due.kind, due.at, due.zone, pickupPlace(due.paid, due, due))
  const waits = due.contract_waits ? contract : { en: '', es: '' }
  return {
    key: due.key,
    notice: {
      userId: due.user_id,
      orderId: due.id,
      topic: 'appointment',
      thread: `appointment ${due.id}`,
      severity: 'info',
      title: titleOf(due, stage, now),
      text: { en: text.en + waits.en, es: text.es + waits.es },
      route: due.contract_waits
        ? 'confirmation'
        : due.kind === 'maintenance'
          ? 'vehicleMaintenance'
          : 'keys',
      query: { order: due.id },
      mail: 'now',
    },
  }
}

/** The appointments of orders; of who never chose a time for the pickup, the start. */
const appointments = sql`(
  select o.id, o.user_id, o.area_id, o.car_id, o.paid, o.created_at, s.kind, s.starts_at as at
  from rental_order o join appointment_seat s on s.order_id = o.id
  where (o.rental_status, s.kind) in ((${inSql.notPickedUp}, 'pickup'), (${inSql.notPickedUp}, 'swap'), (${inSql.returnScheduled}, 'return'), (${inSql.maintenanceScheduled}, 'maintenance'))
  union all
  select o.id, o.user_id, o.area_id, o.car_id, o.paid, o.created_at,
    case o.kind when 'swap' then 'swap' else 'pickup' end, o.starts_at
  from rental_order o
  where o.rental_status = ${inSql.notPickedUp} and not exists (
    select 1 from appointment_seat s where s.order_id = o.id and s.kind in ('pickup', 'swap')))`

const isHours = (now: SqlInstant) => sql<boolean>`due.at <= ${now} + interval '2 hours'`
const keyAt = (now: SqlInstant) => sql<string>`concat_ws(' ', 'appointment', due.id, due.kind,
  ${isoOf(sql.ref('due.at'))}, case when ${isHours(now)} then 'hours' else 'day' end)`

/** `appointmentStage` in the database. */
export const appointmentsToRemindOf = (now: SqlInstant) => sql<Due>`
  select due.*, ${keyAt(now)} as key, made.made_at, a.zone, a.pickup_address, car.address, car.city,
    coalesce((select c.accepted_at is null from contract c where c.order_id = due.id
      order by c.version desc limit 1), false) as contract_waits
  from ${appointments} due join area a on a.id = due.area_id join car on car.id = due.car_id
  cross join lateral (
    select greatest(due.created_at, (select max(e.at) from order_event e where e.order_id = due.id
      and e.code in ('paid', 'acceptAppointment', 'scheduleReturn', 'scheduleMaintenance'))) as made_at
  ) made
  where due.at > ${now} and due.at <= ${now} + interval '24 hours' and ${notTold(keyAt(now))}
    and due.at - made.made_at > case when ${isHours(now)} then interval '2 hours' else interval '24 hours' end
  order by due.at limit 200`

/**
 * Reminds of appointments the day before and two hours before; who never chose a pickup time is
 * reminded of the start (docs/product/rental.md#reminders).
 */
export async function remindAppointments({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await appointmentsToRemindOf(sqlInstant(now)).execute(db)
  const reminders = rows.flatMap((due) => {
    const stage = appointmentStage({ now, at: due.at, madeAt: due.made_at })
    return stage ? [reminderOf(due, stage, now)] : []
  })
  return remindAll(db, reminders, now)
}
