import { sql } from 'kysely'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffToday as operation, Visit } from '#protocol/staff/staff/staff-today.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db } from '../../platform/db/database.ts'
import { hasRow } from '../../platform/db/has-row.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { readCompany } from '../../people/company/company-store.ts'
import { notSet } from '../opening/not-set.ts'
import { waitingCounts } from './waiting-counts.ts'

type Row = {
  id: string
  number: number
  visit: Visit['kind']
  due: Date
  has_seat: boolean
  rental_status: number
  car: string
  plate: string
  area: string
  zone: string
  renter: string
  phone: string | null
  confirmation: string
  paid: boolean
  accepted: boolean
}

/** Nobody is a day ahead of the clock that is furthest behind by more than this. */
const aheadMs = 36 * 3_600_000

/** Today's visits on each area's own clock, those that did not come first (docs/product/staff.md#what-they-do). */
export const staffToday: Handler<typeof operation> = async (context) => {
  const { db, user, now, lang } = context
  const [visits, waiting, missing] = await Promise.all([
    visitsDue(db, now, lang),
    waitingCounts(db, user.id, now),
    notSet(context),
  ])
  const { opened_at: opened } = await readCompany(context.db)
  return { visits, waiting, isOpen: opened !== null, notSet: missing.map(({ text }) => text[lang]) }
}

async function visitsDue(db: Db, now: Date, lang: Lang): Promise<Visit[]> {
  // Few of the visits are due: the rest is looked up for these alone.
  const { rows } = await sql<Row>`
    with due as materialized (
      select * from visit where due < ${new Date(now.getTime() + aheadMs)}::timestamptz order by due, order_id limit 300)
    select o.id, o.number, v.kind as visit, v.due, v.has_seat,
      o.rental_status, c.make || ' ' || c.model || ' ' || c.year as car, c.plate, a.zone,
      case when ${lang} = 'es' then a.name_es else a.name_en end as area,
      ${shownName('u', lang)} as renter, u.phone, o.confirmation, o.paid,
      ${hasRow(sql`contract k where k.order_id = o.id and k.accepted_at is not null`)} as accepted
    from due v join rental_order o on o.id = v.order_id
    join car c on c.id = o.car_id join area a on a.id = o.area_id join app_user u on u.id = o.user_id
    order by v.due, v.order_id`.execute(db)
  return rows.flatMap((row): Visit[] => {
    const at = toWall(row.due, row.zone)
    if (dayOf(at) > dayOf(toWall(now, row.zone))) return []
    return [
      {
        orderId: row.id,
        number: row.number,
        kind: row.visit,
        at,
        hasAppointment: row.has_seat,
        late: row.due < now && row.rental_status !== RentalStatus.arrived,
        rentalStatus: row.rental_status,
        car: row.car,
        plate: row.plate,
        area: row.area,
        renter: row.renter,
        phone: row.phone ?? undefined,
        confirmation: row.confirmation,
        paid: row.paid,
        contractAccepted: row.accepted,
      },
    ]
  })
}
