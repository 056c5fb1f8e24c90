import { type RawBuilder, sql } from 'kysely'
import { countedOnFrom } from '#domain/fleet/fleet/late-car.ts'
import { turnAroundMinutes } from '#domain/fleet/fleet/turn-around.ts'
import { referenceZone } from '#domain/core/time/earliest-start.ts'
import { addDaysToDay, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Lang } from '#protocol/core/text.ts'
import { type barStates, mostPlannerCars } from '#protocol/staff/planner/choices.ts'
import type {
  Bar,
  PlannerCar,
  staffCalendar as operation,
} from '#protocol/staff/planner/staff-calendar.ts'
import { firstPhoto, photoAddresses } from '../../fleet/fleet/car-photo-files.ts'
import { lateCars, withLate } from '../../fleet/fleet/late-cars.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import type { ThingKind } from '../../fleet/upkeep/visits.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { visitTitle } from '../../rentals/workshop/workshop-texts.ts'

const usualDays = 14

/** More than these in three months no car has; a bound of what one answer holds. */
const mostBars = 400

type BarRow = Omit<Bar, 'state'> & {
  state: (typeof barStates)[number]
  /** What a visit to the workshop is for. */
  visit?: ThingKind
}

/** A visit to the workshop says what it is for; a recall has its own title. */
const withTitle = (
  bar: Omit<BarRow, 'visit'>,
  visit: ThingKind | undefined,
  lang: Lang,
): Omit<BarRow, 'visit'> =>
  visit === undefined || visit === 'recall' ? bar : { ...bar, reason: visitTitle(visit, lang) }

type Row = {
  id: string
  make: string
  model: string
  year: number
  plate: string
  area_id: string
  status: PlannerCar['status']
  subtype_id: string
  colour: string
  photo: string | null
  bars: BarRow[] | null
}

type Free = { from: WallTime; until: WallTime }

/** @throws Problem 400 at the field of a time that lacks the other one, or is not after it */
function freeTime(from: WallTime | undefined, until: WallTime | undefined): Free | undefined {
  if (from === undefined && until === undefined) return undefined
  const errors: Record<string, string> = {}
  if (from === undefined) errors['freeFrom'] = fieldError('required')
  if (until === undefined) errors['freeUntil'] = fieldError('required')
  if (from !== undefined && until !== undefined && until <= from)
    errors['freeUntil'] = fieldError('invalidData')
  if (from === undefined || until === undefined || Object.keys(errors).length > 0)
    throw new Problem(400, texts.malformed, { errors })
  return { from, until }
}

/** A moment on the clock of an area as text of the wire. */
const wall = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone p.zone, 'YYYY-MM-DD"T"HH24:MI')`

/** That a car as `c` could be booked for all of that time on the clock of its area. */
const isFreeFor = ({ from, until }: Free, area: string | undefined, now: Date) => sql`c.id in (
  select s.car_id from car_search s join area a on a.id = s.area_id left join ${lateCars(now)} late on late.car_id = s.car_id
  where s.active and ${area ? sql`s.area_id = ${area}` : sql`true`}
    and not ${withLate(sql`s.busy`)} && tstzrange(${from}::timestamp at time zone a.zone,
      (${until}::timestamp at time zone a.zone) + ${turnAroundMinutes}::int * interval '1 minute'))`

/** Of an order as `r`: whoever has its car, and its end is over. */
const isLate = (now: Date) => sql`(r.rental_status in ${inSql.running}
  and (r.rental_status <> ${inSql.arrived} or r.arrived_for = 'return') and r.ends_at <= ${now}::timestamptz)`

/** Who has which car when, on the clock of each car's area (docs/product/staff.md#planner). */
export const staffCalendar: Handler<typeof operation> = async ({ db, lang, now }, input) => {
  const free = freeTime(input.freeFrom, input.freeUntil)
  const areas = await allAreas(db)
  const zone = (areas.find(({ id }) => id === input.area) ?? areas[0])?.zone ?? referenceZone
  const from = input.from ?? dayOf(toWall(now, zone))
  const { days = usualDays, limit = mostPlannerCars, skip = 0, area, type } = input
  const until = addDaysToDay(from, days)
  const name = lang === 'es' ? 'name_es' : 'name_en'
  const types = await db
    .selectFrom('car_type')
    .select(['id', `${name} as name`])
    .orderBy('position')
    .execute()
  const asked = sql`c.status <> 'retired' and ${area ? sql`c.area_id = ${area}` : sql`true`}
    and ${type ? sql`c.type_id = ${type}` : sql`true`} and ${free ? isFreeFor(free, area, now) : sql`true`}`
  const { rows: counted } = await sql<{ cars: number }>`
    select count(*)::int as cars from car c where ${asked}`.execute(db)
  const photo = firstPhoto(sql`c`)
  // A car that is not back is shown as had until now, wherever its calendar ends.
  const shownEnd = sql`case when b.late then greatest(upper(b.period), ${now}::timestamptz) else upper(b.period) end`
  const gapEnd = sql`case when b.late then greatest(upper(b.occupied), ${countedOnFrom(now)}::timestamptz) else upper(b.occupied) end`
  const { rows } = await sql<Row>`
    with page as materialized (
      select c.* from car c where ${asked} order by c.make, c.model, c.plate, c.id limit ${limit} offset ${skip}),
    late as materialized (select r.id, r.car_id from rental_order r where ${isLate(now)})
    select c.id, c.make, c.model, c.year, c.plate, c.area_id, c.status, c.subtype_id, c.colour,
      ${photo} as photo, of_car.bars
    from page c join area p on p.id = c.area_id cross join lateral (
      select json_agg(json_strip_nulls(json_build_object('id', b.id::text, 'kind', b.kind,
          'state', case when b.kind = 'block' and b.broken then 'broke' when b.order_id is null or b.kind <> 'rental' then 'kept'
            when b.late then 'late' when b.rental_status in ${inSql.running} then 'out'
            when b.rental_status = ${inSql.notPickedUp} then case b.confirmation when 'confirmed' then 'booked' else 'unconfirmed' end
            else 'over' end,
          'start', ${wall(sql`lower(b.period)`)}, 'end', ${wall(shownEnd)}, 'gapEnd', ${wall(gapEnd)},
          'order', b.of_order, 'number', b.number, 'name', b.first_name, 'heldUntil', ${wall(sql`b.expires_at`)},
          'reason', b.reason, 'visit', b.visit)) order by lower(b.period)) as bars
      from (
        select o.id, o.kind, o.period, o.occupied, o.expires_at, o.order_id,
          case when r.new_dates is null then o.order_id else r.previous_order_id end as of_order, r.number, r.rental_status, r.confirmation,
          u.first_name, coalesce(k.reason, l.title, f.name) as reason, v.kind as visit, coalesce(k.kind = 'broken', false) as broken, coalesce(${isLate(now)}, false) as late
        from (
          select o.* from occupancy o where o.car_id = c.id
            and o.occupied && tstzrange(${from}::timestamp at time zone p.zone, ${until}::timestamp at time zone p.zone)
          union
          select o.* from late join occupancy o on o.order_id = late.id where late.car_id = c.id) o
        left join rental_order r on r.id = o.order_id
        left join app_user u on u.id = r.user_id and u.deleted_at is null
        left join car_breakdown k on k.id = o.breakdown_id
        left join car_visit v on v.id = o.visit_id left join car_recall l on l.id = v.thing
        left join busy_calendar f on f.id = o.busy_calendar_id
        where o.expires_at is null or o.expires_at > ${now}::timestamptz
        order by lower(o.period) limit ${mostBars}) b) of_car
    order by c.make, c.model, c.plate, c.id`.execute(db)
  return {
    from,
    days,
    total: counted[0]?.cars ?? 0,
    cars: rows.map(({ bars, photo: shown, ...car }) => ({
      id: car.id,
      name: `${car.make} ${car.model} ${car.year}`,
      plate: car.plate,
      area: car.area_id,
      status: car.status,
      subtypeId: car.subtype_id,
      colour: car.colour,
      photo: shown ? photoAddresses(shown).small : undefined,
      bars: (bars ?? []).map(({ visit, ...bar }) => withTitle(bar, visit, lang)),
    })),
    areas: areas.map((row) => ({ id: row.id, name: row[name], now: toWall(now, row.zone) })),
    types,
  }
}
