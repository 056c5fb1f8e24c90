import { sqlMiles } from '../../fleet/places/sql-miles.ts'
import { type RawBuilder, sql } from 'kysely'
import { roadMiles } from '#domain/jobs/jobs/job-price.ts'
import { countedDays, movingEarns, rentedDays } from '#domain/jobs/relocation/earnings.ts'
import { farthestMiles } from '#domain/jobs/relocation/roads.ts'
import type { RelocationReason } from '#protocol/jobs/relocation/relocation.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'

/** A car that nobody has for so many days from now stands idle. */
const idleDays = 14
/** Of the days of such cars there: nearly all are taken. */
const scarceShare = 0.8
/** So much rarer they are where the car stands. */
const rarer = 0.3
/** The list is sorted by what moving earns; more than these are not looked through. */
const mostFound = 200

/** A car, where it is wanted and why; days are those it would be rented of the next 30. */
type Found = {
  car_id: string
  area_id: string
  to_area: string
  reason: Exclude<RelocationReason, 'other'>
  /** Days of the booking or the wish; null for demand, which is the share. */
  wanted_days: number | null
  share_there: number
  share_here: number
  day_cents: number
  week_cents: number
  month_cents: number
  /** By which moment it is wanted there. */
  by: Date | null
  miles: number
}

export type Gap = Pick<Found, 'car_id' | 'area_id' | 'to_area' | 'reason' | 'by' | 'miles'> & {
  earns: number
  days: number
}

/** Where the car stands, which one it is, and where it is wanted. */
type Only = { area?: string | undefined; car?: string; to?: string }

const middle = (area: 'a' | 'b') => ({
  latitude: sql.ref(`${area}.centre_latitude`),
  longitude: sql.ref(`${area}.centre_longitude`),
})
const milesBetweenAreas = sqlMiles(middle('a'), middle('b'))

/** How much of the next 30 days the cars of a type are rented in an area, from 0 to 1. */
type Share = { area_id: string; type_id: string; taken: number }

/** The days that count. */
const soonFrom = (now: Date): RawBuilder<unknown> =>
  sql`tstzrange(${now}::timestamptz, ${now}::timestamptz + ${countedDays}::int * interval '1 day')`

/** Cars that somebody brings elsewhere, as a table of a statement; few, and looked up once for all shares. */
const underWay = sql`under_way as materialized (
  select car.*, r.to_area_id from relocation r join job j on j.id = r.job_id join car on car.id = r.car_id
  where j.type = 'relocation' and j.status in ('open', 'assigned', 'done'))`

/** The shares as they are; of one car's type when that is given. */
async function readShares(db: Db | Tx, now: Date, car?: string): Promise<Share[]> {
  const soon = soonFrom(now)
  const { rows } = await sql<Share>`
    with ${underWay}
    select c.area_id, c.type_id, least(1, coalesce(sum(d.days), 0) / ((count(*) + (
        select count(*) from under_way u where u.to_area_id = c.area_id and u.type_id = c.type_id and u.area_id <> c.area_id
      )) * ${countedDays}::int))::float8 as taken
    from car_search c left join (
      select o.car_id, sum(extract(epoch from upper(o.period * ${soon}) - lower(o.period * ${soon})) / 86400.0) as days
      from occupancy o where o.kind = 'rental' and upper(o.period) > ${now}::timestamptz and o.period && ${soon}
      group by o.car_id) d on d.car_id = c.car_id
    where c.active ${car === undefined ? sql`` : sql`and c.type_id = (select type_id from car where id = ${car}::text)`}
    group by c.area_id, c.type_id`.execute(db)
  return rows
}

/**
 * Cars that stand idle in one area and are wanted in another that a road leads to: for a booking of
 * that very car, for somebody on the waiting list, or because nearly all cars like it are taken
 * there (docs/product/jobs.md#relocation). One gap a car, and one car for each booking, wish and kind.
 */
export async function findGaps(db: Db | Tx, now: Date, only: Only = {}): Promise<Gap[]> {
  const shares = await readShares(db, now, only.car)
  const idle = idleOf(now, only)
  const { rows } = await sql<Found>`
    with ${underWay}, share as (
      select * from unnest(${shares.map((one) => one.area_id)}::text[], ${shares.map((one) => one.type_id)}::text[],
        ${shares.map((one) => one.taken)}::float8[]) as s (area_id, type_id, taken)
    ), way as (
      select a.id as here, b.id as there, ${milesBetweenAreas} as miles from area a join area b on b.id <> a.id
      where (a.state = 'HI') = (b.state = 'HI') and ${roadMiles(1)}::float8 * ${milesBetweenAreas} <= ${farthestMiles}::float8
        ${only.to === undefined ? sql`` : sql`and b.id = ${only.to}::text`}
    ), elsewhere as materialized (
      -- Few, of all that are booked.
      select o.id, o.car_id, o.area_id, o.starts_at, o.ends_at
      from booked_elsewhere e join rental_order o on o.id = e.order_id
      where o.rental_status = ${inSql.notPickedUp} and o.starts_at > ${now}::timestamptz
    ), need as (
      select 1 as rank, 'booking' as reason, i.car_id, way.there, way.miles, o.id as of,
        extract(epoch from o.ends_at - o.starts_at) / 86400.0 as wanted, o.starts_at as by
      from elsewhere o join car_search i on i.car_id = o.car_id
        join way on way.here = i.area_id and way.there = o.area_id
      where ${idle}
      union all
      select 2, 'waiting', near.car_id, w.area_id, near.miles, w.id,
        extract(epoch from coalesce(w.ends_at, w.starts_at + near.minimum_rental_days * interval '1 day')
          - w.starts_at) / 86400.0, w.starts_at
      from waiting_list_item w cross join lateral (
        select i.car_id, i.minimum_rental_days, i.month_cents, way.miles from way cross join lateral (
          select i.* from car_search i join car c on c.id = i.car_id
          where i.area_id = way.here and ${idle}
            and c.features @> w.features and (w.types = '{}' or i.type_id = any(w.types) or i.subtype_id = any(w.types))
            and (w.highest_month_cents is null or i.month_cents <= w.highest_month_cents)
            and (w.ends_at is null or w.ends_at - w.starts_at >= i.minimum_rental_days * interval '1 day')
            and not i.busy && tstzrange(${now}::timestamptz,
              coalesce(w.ends_at, w.starts_at + i.minimum_rental_days * interval '1 day') + interval '8 hours')
          order by i.month_cents, i.car_id limit 1) i
        where way.there = w.area_id order by way.miles, i.month_cents, i.car_id limit 1) near
      where w.status = 'waiting' and w.starts_at > ${now}::timestamptz + interval '1 day'
        and w.starts_at < ${now}::timestamptz + interval '45 days'
        -- Each car that is on its way there is for one who waited longer.
        and (select count(*) from under_way u where u.to_area_id = w.area_id and u.features @> w.features
            and (w.types = '{}' or u.type_id = any(w.types) or u.subtype_id = any(w.types)))
          <= (select count(*) from waiting_list_item e where e.status = 'waiting' and e.area_id = w.area_id
            and e.place < w.place)
      union all
      select 3, 'demand', near.car_id, s.area_id, near.miles, s.area_id || ' ' || s.type_id, null, null
      from share s cross join lateral (
        select i.car_id, i.month_cents, way.miles from way
          join share h on h.area_id = way.here and h.type_id = s.type_id and h.taken <= s.taken - ${rarer}::float8
          cross join lateral (
            select i.car_id, i.month_cents from car_search i
            where i.area_id = way.here and i.type_id = s.type_id and ${idle} and not i.busy && ${soonFrom(now)}
            order by i.month_cents, i.car_id limit 1) i
        where way.there = s.area_id order by way.miles, i.month_cents, i.car_id limit 1) near
      where s.taken >= ${scarceShare}::float8
    ), one as (
      select distinct on (car_id) * from need order by car_id, rank, miles, of
    )
    select one.car_id, c.area_id, one.there as to_area, one.reason, one.wanted::float8 as wanted_days, one.by,
      coalesce(there.taken, 0) as share_there, coalesce(here.taken, 0) as share_here, one.miles,
      c.day_cents, c.week_cents, c.month_cents
    from one join car c on c.id = one.car_id
      left join share there on there.area_id = one.there and there.type_id = c.type_id
      left join share here on here.area_id = c.area_id and here.type_id = c.type_id
    order by one.rank, one.wanted desc nulls last, c.month_cents desc, c.id limit ${mostFound}::int`.execute(
    db,
  )
  return rows.map(toGap)
}

/** Who has a car has it for longer than its calendar says when they are late: such a car is never idle. */
function idleOf(now: Date, { area, car }: Only): RawBuilder<boolean> {
  return sql<boolean>`i.active and i.due_back is null
    and not i.busy && tstzrange(${now}::timestamptz, ${now}::timestamptz + ${idleDays}::int * interval '1 day')
    and not exists (select from under_way u where u.id = i.car_id)
    ${area === undefined ? sql`` : sql`and i.area_id = ${area}::text`}
    ${car === undefined ? sql`` : sql`and i.car_id = ${car}::text`}`
}

function toGap(found: Found): Gap {
  const there =
    found.wanted_days === null
      ? rentedDays(found.share_there)
      : Math.min(countedDays, Math.ceil(found.wanted_days))
  const here = rentedDays(found.share_here)
  const rates = { day: found.day_cents, week: found.week_cents, month: found.month_cents }
  const { car_id, area_id, to_area, reason, by, miles } = found
  const earns = movingEarns(rates, { there, here })
  return { car_id, area_id, to_area, reason, by, miles, days: there, earns }
}

/** What moving one car to an area earns now, in cents; undefined where nothing speaks for it. */
export async function readGap(
  db: Db | Tx,
  car: string,
  to: string,
  now: Date,
): Promise<number | undefined> {
  const [gap] = await findGaps(db, now, { car, to })
  return gap?.earns
}
