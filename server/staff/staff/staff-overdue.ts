import { inSql } from '../../fleet/fleet/rental-status.ts'
import { pageOf, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { keptSeasons } from '#domain/fleet/pricing/seasons/kept-seasons.ts'
import {
  lateDays,
  lateGraceMinutes,
  lateParts,
  sumOfParts,
} from '#domain/fleet/pricing/settlement.ts'
import { addMinutes } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { OverdueCar, staffOverdue as operation } from '#protocol/staff/staff/staff-overdue.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { shownEmail, shownName } from '../../people/people/shown-name.ts'

type Row = {
  id: string
  number: number
  rental_status: number
  ends_at: Date
  quote: Quote
  zone: string
  area: string
  car: string
  plate: string
  renter: string
  email: string
  phone: string | null
  visit: Date | null
  open_help: number
  next_order: string | null
  next_number: number
  next_renter: string
  next_email: string
  next_phone: string | null
  next_start: Date
  total: number
  way_out: NonNullable<OverdueCar['next']>['wayOut']
}

const late = {
  where: sql`overdue_at is not null and rental_status in ${inSql.running}`,
  order: sql`ends_at, id`,
}

/** Cars that are out longer than they may be, with what that costs and who waits (docs/product/search.md#occupancy, docs/product/staff.md#what-they-do). */
export const staffOverdue: Handler<typeof operation> = async ({ db, now, lang }, wanted) => {
  const { page, total } = pageOf('rental_order', late, wanted)
  const { rows } = await sql<Row>`
    select ${total} as total, o.id, o.number, o.rental_status, o.ends_at, o.quote, a.zone, ${shownEmail('u')} as email, u.phone, c.plate,
      case when ${lang} = 'es' then a.name_es else a.name_en end as area,
      c.make || ' ' || c.model || ' ' || c.year as car, s.starts_at as visit,
      ${shownName('u', lang)} as renter,
      (select count(*)::int from help_request h join rental_order r on r.id = h.order_id
        where r.transaction_id = o.transaction_id and h.status <> 'resolved') as open_help,
      n.id as next_order, n.number as next_number, n.renter as next_renter, n.email as next_email, n.phone as next_phone,
      n.starts_at as next_start, n.way_out
    from ${page} o join car c on c.id = o.car_id join area a on a.id = o.area_id
    join app_user u on u.id = o.user_id
    left join appointment_seat s on s.order_id = o.id and s.kind = 'return'
    left join lateral (
      select w.id, w.number, w.starts_at, ${shownEmail('v')} as email, v.phone,
        ${shownName('v', lang)} as renter,
        coalesce((select f.status from rental_offer f where f.transaction_id = w.transaction_id
          and f.because = 'overdue' order by f.created_at desc limit 1), 'none') as way_out
      from rental_order w join app_user v on v.id = w.user_id
      where w.car_id = o.car_id and w.rental_status = ${inSql.notPickedUp} and w.transaction_id <> o.transaction_id
      order by w.starts_at, w.id limit 1) n on true
    order by o.ends_at, o.id`.execute(db)
  return { cars: rows.map((row) => present(row, now)), total: totalOf(rows) }
}

function present(row: Row, now: Date): OverdueCar {
  const wall = (at: Date) => toWall(at, row.zone)
  const days = lateDays(wall(row.ends_at), wall(now))
  const { terms, coefficient } = row.quote
  const kept = { dayCents: terms.rates.day, coefficient, seasons: keptSeasons(terms) }
  const parts = lateParts(wall(row.ends_at), Math.max(1, days), kept)
  return {
    orderId: row.id,
    number: row.number,
    rentalStatus: row.rental_status,
    car: row.car,
    plate: row.plate,
    area: row.area,
    renter: row.renter,
    email: row.email,
    phone: row.phone ?? undefined,
    end: wall(row.ends_at),
    since: addMinutes(wall(row.ends_at), lateGraceMinutes),
    appointment: row.visit ? wall(row.visit) : undefined,
    lateDays: days,
    dayPrice: (parts.at(-1)?.dayPrice ?? 0) / 100,
    cost: (days > 0 ? sumOfParts(parts) : 0) / 100,
    openHelp: row.open_help,
    next: row.next_order
      ? {
          orderId: row.next_order,
          number: row.next_number,
          renter: row.next_renter,
          email: row.next_email,
          phone: row.next_phone ?? undefined,
          start: wall(row.next_start),
          wayOut: row.way_out,
        }
      : undefined,
  }
}
