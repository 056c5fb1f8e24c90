import { type RawBuilder, sql } from 'kysely'
import {
  graceDays,
  type MaintenanceState,
  registrationAheadDays,
  soonDays,
  soonMiles,
} from '#domain/rentals/maintenance/state.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type WantedRows, wantedRows } from '../../platform/audit/list-rows.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { registrationOf } from './things.ts'

/** The most urgent first, as a number that lists are sorted by. */
const levels: Record<MaintenanceState, number> = { overdue: 0, due: 1, booked: 2, soon: 3, ok: 4 }

/** Nobody's day is later than that of now by more than this. */
const aheadMs = 14 * 3_600_000

/** The last day that anybody has now, and so many days more. */
const lastDay = (now: Date, days: number) =>
  sql`(${new Date(now.getTime() + aheadMs).toISOString().slice(0, 10)}::date + ${days}::int)`

/**
 * `maintenanceState` of the domain as SQL, of the items that may be wanted: those that index and visit
 * name, a little too many. What only comes up (`soon`) is looked for when it is asked for.
 */
function itemLevels(now: Date, withSoon: boolean): RawBuilder<unknown> {
  const last = lastDay(now, withSoon ? soonDays : 0)
  const miles = sql`${withSoon ? soonMiles : 0}::int`
  const fields = sql`item_id, car_id, area_id, kind, due_on, since, miles_left, miles_noted`
  return sql`
    with area_day as (select id as area_id, zone, (${now}::timestamptz at time zone zone)::date as today from area),
    visit_of_car as (
      select o.car_id, max((s.starts_at at time zone d.zone)::date) + ${graceDays}::int as until
      from rental_order o join car c on c.id = o.car_id join area_day d on d.area_id = c.area_id
        join appointment_seat s on s.order_id = o.id and s.kind = 'maintenance'
      where o.rental_status = ${inSql.maintenanceScheduled} group by o.car_id),
    kept as (select thing, car_id, ends_at from car_visit where ended_at is null),
    wanted as (
      select ${fields} from maintenance_need where since <= ${last}
      union all
      select ${fields} from maintenance_need
      where miles_left <= ${miles} and (since is null or since > ${last})
      union all
      select ${fields} from maintenance_need
      where car_id = any(array(select car_id from visit_of_car union select car_id from kept))
        and (since is null or since > ${last}) and (miles_left is null or miles_left > ${miles}))
    select w.item_id, w.car_id, w.area_id, w.kind, w.due_on, case
        when bare < ${levels.ok}::int and today <= greatest(v.until, (k.ends_at at time zone d.zone)::date + ${graceDays}::int)
        then ${levels.booked}::int else bare end as level
      from wanted w join area_day d on d.area_id = w.area_id left join visit_of_car v on v.car_id = w.car_id
      left join kept k on k.thing = w.item_id
      cross join lateral (select case
        when w.since < today - ${graceDays}::int then ${levels.overdue}::int
        when w.since <= today or (w.miles_left <= 0 and not w.miles_noted) then ${levels.due}::int
        when w.since <= today + ${soonDays}::int or w.miles_left <= ${soonMiles}::int then ${levels.soon}::int
        else ${levels.ok}::int end as bare) b`
}

/** `recallState` and `registrationState` of the domain as SQL: open recalls, and registrations that end. */
const otherLevels = (now: Date): RawBuilder<unknown> => sql`
  select other.id as item_id, other.car_id, other.area_id, other.kind, other.due_on,
    case when v.ends_at > ${now}::timestamptz then ${levels.booked}::int when overdue then ${levels.overdue}::int
      else ${levels.due}::int end as level
  from (
    select r.id, r.car_id, c.area_id, 'recall' as kind, r.due_on,
      r.breakdown_id is not null or coalesce(r.due_on < (${now}::timestamptz at time zone a.zone)::date, false) as overdue
    from car_recall r join car c on c.id = r.car_id join area a on a.id = c.area_id
    where r.ended_at is null and c.status <> 'retired'
    union all
    select ${registrationOf('')}::text || c.id, c.id, c.area_id, 'registration', c.registration_until,
      c.registration_until < (${now}::timestamptz at time zone a.zone)::date
    from car c join area a on a.id = c.area_id
    where c.status <> 'retired' and c.registration_until <= ${lastDay(now, registrationAheadDays)}
      and c.registration_until <= (${now}::timestamptz at time zone a.zone)::date + ${registrationAheadDays}::int) other
    left join car_visit v on v.thing = other.id and v.ended_at is null`

const thingLevels = (now: Date, withSoon: boolean) => sql`
  select * from (${itemLevels(now, withSoon)}) item union all select * from (${otherLevels(now)}) other`

/** Of a car as `t.car_id`: nobody has it or keeps it now, and it is not late. */
const isFreeNow = (now: Date) => sql`(not exists (select from occupancy o where o.car_id = t.car_id
    and o.occupied @> ${now}::timestamptz and (o.expires_at is null or o.expires_at > ${now}::timestamptz))
  and not exists (select from car_search s where s.car_id = t.car_id and s.due_back is not null))`

type Asked = {
  states: readonly MaintenanceState[]
  area?: string | undefined
  /** Only what can be done now. */
  onlyFree?: boolean
}

/** What cars need in one of `states`, the most urgent first, by id, and how many there are. */
export async function urgentThings(
  db: Db | Tx,
  now: Date,
  { states, area, onlyFree = false }: Asked,
  wanted: WantedRows,
): Promise<{ ids: string[]; total: number }> {
  const withSoon = states.includes('soon') || states.includes('ok')
  const { rows } = await sql<{ item_id: string; total: number }>`
    select item_id, count(*) over ()::int as total from (${thingLevels(now, withSoon)}) t
    where level = any(${states.map((state) => levels[state])}::int[])
      and ${area ? sql`t.area_id = ${area}` : sql`true`} and ${onlyFree ? isFreeNow(now) : sql`true`}
    order by level, due_on nulls last, car_id, kind, item_id ${wantedRows(wanted)}`.execute(db)
  return { ids: rows.map((row) => row.item_id), total: rows[0]?.total ?? 0 }
}

/** How much is due or overdue. */
export async function countDue(db: Db | Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from (${thingLevels(now, false)}) t
    where level < ${levels.booked}::int`.execute(db)
  return rows[0]?.due ?? 0
}
