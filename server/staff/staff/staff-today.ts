import { sql } from 'kysely'
import { lacksPapers, visitGaps } from '#domain/rentals/rentals/visit-gaps.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { referenceZone } from '#domain/core/time/earliest-start.ts'
import { type Day, dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { mayDo } from '#protocol/core/rights.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffToday as operation, Visit } from '#protocol/staff/staff/staff-today.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db } from '../../platform/db/database.ts'
import { hasRow } from '../../platform/db/has-row.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { missingOf, readForKeys } from '../../money/orders/order-papers.ts'
import { carsToSettle } from '../../rentals/breakdowns/concerned.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { readCompany } from '../../people/company/company-store.ts'
import { notSet } from '../opening/not-set.ts'
import { openOverlaps } from '../calendars/overlaps.ts'
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
  area_id: string
  starts_at: Date
  ends_at: Date
  zone: string
  renter: string
  phone: string | null
  paid: boolean
  confirmed: boolean
  accepted: boolean
}

/** So far ahead papers are looked at; nobody's day ends later than this from now, either. */
const papersMs = 48 * 3_600_000

/** Today's visits on each area's own clock, those that did not come first (docs/product/staff.md#what-they-do). */
export const staffToday: Handler<typeof operation> = async (context, { day }) => {
  const { db, user, now, lang } = context
  const zone = (await allAreas(db))[0]?.zone ?? referenceZone
  const today = dayOf(toWall(now, zone))
  const [due, waiting, missing, cars, brokenCars, overlaps, taken] = await Promise.all([
    visitsDue(db, { now, lang, day }),
    waitingCounts(db, user.id, now),
    notSet(context),
    carsNow(db, now),
    mayDo(user.rights, staffRights.staffBrokenCar) ? carsToSettle(db, now) : [],
    mayDo(user.rights, staffRights.staffFeeds) ? openOverlaps(db, lang, now) : [],
    mayDo(user.rights, staffRights.staffPayments)
      ? takenSince(db, toInstant(`${today}T00:00`, zone))
      : undefined,
  ])
  const { opened_at: opened } = await readCompany(context.db)
  return {
    today,
    ...due,
    cars,
    brokenCars,
    overlaps,
    taken,
    waiting: { ...waiting, cars: brokenCars.length, calendars: overlaps.length },
    isOpen: opened !== null,
    notSet: missing.map(({ text }) => text[lang]),
  }
}

/** Cars that are for rent, and those of them that nobody has or holds. */
async function carsNow(db: Db, now: Date): Promise<{ free: number; all: number }> {
  const { rows } = await sql<{ free: number; all: number }>`
    select count(*)::int as all, count(*) filter (where not s.busy @> ${now}::timestamptz)::int as free
    from car c join car_search s on s.car_id = c.id where c.status = 'active'`.execute(db)
  return rows[0] ?? { free: 0, all: 0 }
}

/** What was paid since a moment, in dollars. */
async function takenSince(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(due_cents + fee_cents), 0)::int as cents from payment
    where paid_at >= ${since}::timestamptz`.execute(db)
  return (rows[0]?.cents ?? 0) / 100
}

/** Nobody's day begins earlier, or ends later, than this from the same day in UTC. */
const [earliestMs, latestMs] = [-14 * 3_600_000, 36 * 3_600_000]

type Asked = { now: Date; lang: Lang; day: Day | undefined }

type Due = { visits: Visit[]; papersSoon: Visit[] }

async function visitsDue(db: Db, { now, lang, day }: Asked): Promise<Due> {
  const midnight = day === undefined ? undefined : new Date(`${day}T00:00Z`).getTime()
  const from = midnight === undefined ? undefined : new Date(midnight + earliestMs)
  const until = new Date(midnight === undefined ? now.getTime() + papersMs : midnight + latestMs)
  // Few of the visits are due: the rest is looked up for these alone.
  const { rows } = await sql<Row>`
    with due as materialized (
      select * from visit where due < ${until}::timestamptz
        and (${from ?? null}::timestamptz is null or due >= ${from ?? null}::timestamptz)
      order by due, order_id limit 300)
    select o.id, o.number, v.kind as visit, v.due, v.has_seat, o.area_id, o.starts_at, o.ends_at,
      o.rental_status, c.make || ' ' || c.model || ' ' || c.year as car, c.plate, a.zone,
      case when ${lang} = 'es' then a.name_es else a.name_en end as area,
      ${shownName('u', lang)} as renter, u.phone, o.paid,
      o.confirmation = 'confirmed' as confirmed,
      ${hasRow(sql`contract k where k.order_id = o.id and k.accepted_at is not null`)} as accepted
    from due v join rental_order o on o.id = v.order_id
    join car c on c.id = o.car_id join area a on a.id = o.area_id join app_user u on u.id = o.user_id
    order by v.due, v.order_id`.execute(db)
  const isDue = ({ due: at, zone }: Row) => {
    const own = dayOf(toWall(at, zone))
    return day === undefined ? own <= dayOf(toWall(now, zone)) : own === day
  }
  const soon = (row: Row) => day === undefined && !isDue(row) && isForKeys(row)
  const readsOf = await readForKeys(
    db,
    rows.filter((row) => isForKeys(row) && (isDue(row) || soon(row))).map(({ id }) => id),
  )
  const visitOf = (row: Row): Visit => {
    const at = toWall(row.due, row.zone)
    const missing = isForKeys(row) ? missingOf(row, readsOf(row.id), row.zone) : []
    return {
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
      areaId: row.area_id,
      renter: row.renter,
      phone: row.phone ?? undefined,
      missing: visitGaps({
        kind: row.visit,
        isConfirmed: row.confirmed,
        isAccepted: row.accepted,
        missing: missing.map(({ code }) => code),
      }),
    }
  }
  return {
    visits: rows.filter(isDue).map(visitOf),
    papersSoon: rows
      .filter(soon)
      .map(visitOf)
      .filter(({ missing }) => lacksPapers(missing)),
  }
}

const isForKeys = ({ visit }: Row) => visit === 'pickup' || visit === 'swap'
