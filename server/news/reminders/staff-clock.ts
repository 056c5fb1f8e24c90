import { sqlConfirmsItself } from '../../people/company/company-store.ts'
import { sql } from 'kysely'
import type { NotificationTopic } from '#protocol/core/notification.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import type { Db } from '../../platform/db/database.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { isFirstTime, notTold } from '../../platform/work/remind-once.ts'
import { type Matter, newsOf } from './staff-clock-texts.ts'

const hourMs = 3_600_000
/** Papers are pressing when their car is picked up in so many hours. */
const pickupSoonMs = 48 * hourMs
/** A bank needs its time: staff are asked for a transfer when half of its 24 hours are left. */
const transferMs = 12 * hourMs

const topics = {
  booking: 'waitingBookings',
  papers: 'waitingPapers',
  transfer: 'waitingTransfers',
  swap: 'waitingSwaps',
} as const satisfies Record<Matter['kind'], NotificationTopic>

type Row = Matter & { key: string; order_id: string; renter: string; subject: string }

/** The same columns of each matter; `about` says what it is of, once. */
const key = sql<string>`concat_ws(' ', 'staff', matter.kind, matter.about)`

/**
 * What waits for staff and does not wait for ever: paid bookings, papers of a pickup within 48 hours,
 * transfers that lapse, changes of car that approve themselves. Each until somebody was told.
 */
export const mattersWithClock = (now: SqlInstant) => sql<Row>`
  select ${key} as key, matter.*, a.zone, c.make || ' ' || c.model || ' ' || c.year as car
  from (
    select 'booking' as kind, kind as order_kind, id as about, id as subject, id as order_id, number, user_id as renter,
      car_id, area_id, booked_at + ${sqlConfirmsItself} as until, null::int as cents,
      changes_asked is not null as is_asked
    from rental_order
    where confirmation = 'pending' and ${waitingForKeys} and paid and kind = 'start' and booked_at is not null
    union all
    select 'swap', kind, id, id, id, number, user_id, car_id, area_id, booked_at + interval '24 hours', null,
      changes_asked is not null or exists (select from rental_order first
        where first.id = rental_order.previous_order_id and first.changes_asked is not null)
    from rental_order
    where confirmation = 'pending' and ${waitingForKeys} and paid and kind = 'swap' and booked_at is not null
    union all
    select 'transfer', o.kind, p.id, o.id, o.id, o.number, o.user_id, o.car_id, o.area_id,
      o.booked_at + interval '24 hours', p.due_cents + p.fee_cents, false
    from payment p join rental_order o on o.id = p.order_id
    where p.kind = 'transfer' and p.state = 'waiting' and not o.paid and ${waitingForKeys}
      and o.booked_at <= ${ago(now, transferMs)}
    union all
    select 'papers', o.kind, concat_ws(' ', d.id, greatest(d.license_submitted_at, d.insurance_submitted_at)),
      d.id, o.id, o.number, o.user_id, o.car_id, o.area_id, o.starts_at, null, false
    from (
      select id from driver where license_verification = 'submitted'
      union select id from driver where insurance_verification = 'submitted'
    ) papers join driver d on d.id = papers.id
    join order_driver od on od.driver_id = d.id join rental_order o on o.id = od.order_id
    where ${waitingForKeys} and o.starts_at <= ${ago(now, -pickupSoonMs)} and o.ends_at > ${now}
  ) matter join car c on c.id = matter.car_id join area a on a.id = matter.area_id
  where ${notTold(key)}
  order by matter.until, key limit 100`

/**
 * Tells who of the staff has the right to each matter, but its renter, once, whoever switched its topic off
 * aside (docs/product/staff.md#what-has-a-clock). The key and the notices are written together.
 */
export async function tellStaffOfClock({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await mattersWithClock(sqlInstant(now)).execute(db)
  return oneByOne(rows, (row) => tellOnce(db, row, now))
}

async function tellOnce(db: Db, row: Row, now: Date): Promise<number> {
  const { kind, order_id: orderId, renter: renterId, subject } = row
  return db.transaction().execute(async (tx) => {
    if (!(await isFirstTime(tx, row.key, now))) return 0
    const notice = {
      renterId,
      orderId,
      topic: topics[kind],
      thread: row.key,
      severity: 'warning',
      ...newsOf(row, now),
      route: 'staff',
      query: placeOf(kind, subject),
      mail: 'now',
    } as const
    await tellStaff(tx, { ...notice, right: kind === 'transfer' ? 'money' : 'desk' }, now)
    return 1
  })
}

/** A booking has a page of its own; the rest stands at the top of the list where it is decided. */
const placeOf = (kind: Matter['kind'], subject: string): Record<string, string> => ({
  view: viewOf[kind],
  [kind === 'booking' ? 'open' : 'subject']: subject,
})

/** The list of the staff where each is decided. */
const viewOf = {
  booking: 'bookings',
  papers: 'documents',
  transfer: 'payments',
  swap: 'swaps',
} as const satisfies Record<Matter['kind'], string>
