import { carName } from '#domain/fleet/fleet/car-name.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  graceDays,
  type MaintenanceState,
  soonDays,
  soonMiles,
} from '#domain/rentals/maintenance/state.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type {
  staffMaintenance as operation,
  StaffMaintenanceItem,
} from '#protocol/rentals/maintenance/staff-maintenance.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { type WantedRows, wantedRows } from '../../platform/audit/list-rows.ts'
import { stateOf } from './item-state.ts'
import { itemsById, type MaintenanceRow, maintenanceVersion } from './maintenance-rows.ts'
import { presentItem } from './present-item.ts'

/** What the fleet needs now, the most urgent first (docs/product/staff.md#what-they-do). */
export const staffMaintenance: Handler<typeof operation> = async (
  { db, now, lang, user },
  input,
) => {
  const { items: shown, total } = await urgentItems(
    db,
    now,
    input.state === undefined ? ['due', 'overdue', 'booked'] : [input.state],
    input,
  )
  const cars = await readCars(db, shown, lang)
  return {
    items: shown.map((row): StaffMaintenanceItem => {
      const car = cars.get(row.car_id)
      return {
        ...presentItem(row, lang, now),
        car: car?.car ?? '',
        plate: car?.plate ?? '',
        area: car?.area ?? '',
        odometer: row.odometer,
        today: stateOf(row, now).today,
        renter: row.order_id ? (car?.renter ?? undefined) : undefined,
        orderId: row.order_id ?? undefined,
        appointment: row.visit ? toWall(row.visit, row.zone) : undefined,
        warnings: [row.told.firstWarning, row.told.secondWarning].filter(Boolean).length,
        version: maintenanceVersion(row),
        own: row.user_id === user.id,
      }
    }),
    total,
  }
}

async function readCars(db: Db | Tx, rows: MaintenanceRow[], lang: Lang) {
  const found = await db
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .where('car.id', 'in', ['', ...rows.map((row) => row.car_id)])
    .select(['car.id', 'make', 'model', 'year', 'plate', 'name_en', 'name_es'])
    .execute()
  const people = await db
    .selectFrom('app_user')
    .where('id', 'in', ['', ...rows.flatMap((row) => row.user_id ?? [])])
    .select(['id', 'first_name', 'last_name', 'email'])
    .execute()
  return new Map(
    found.map((car) => {
      const userId = rows.find((row) => row.car_id === car.id)?.user_id
      const person = people.find((one) => one.id === userId)
      const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ')
      return [
        car.id,
        {
          car: carName(car),
          plate: car.plate,
          area: lang === 'es' ? car.name_es : car.name_en,
          renter: name || person?.email,
        },
      ]
    }),
  )
}

/** The most urgent first, as a number that lists are sorted by. */
const levels: Record<MaintenanceState, number> = { overdue: 0, due: 1, booked: 2, soon: 3, ok: 4 }

/** Nobody's day is later than that of now by more than this. */
const aheadMs = 14 * 3_600_000

/**
 * `maintenanceState` of the domain as SQL, of the items that may be wanted: those that index and visit
 * name, a little too many. What only comes up (`soon`) is looked for when it is asked for.
 */
function itemLevels(now: Date, withSoon: boolean): RawBuilder<unknown> {
  const latest = new Date(now.getTime() + aheadMs).toISOString().slice(0, 10)
  const last = sql`(${latest}::date + ${withSoon ? soonDays : 0}::int)`
  const miles = sql`${withSoon ? soonMiles : 0}::int`
  const fields = sql`item_id, car_id, area_id, kind, due_on, since, miles_left, miles_noted`
  return sql`
    with area_day as (select id as area_id, zone, (${now}::timestamptz at time zone zone)::date as today from area),
    visit_of_car as (
      select o.car_id, max((s.starts_at at time zone d.zone)::date) + ${graceDays}::int as until
      from rental_order o join car c on c.id = o.car_id join area_day d on d.area_id = c.area_id
        join appointment_seat s on s.order_id = o.id and s.kind = 'maintenance'
      where o.rental_status = ${inSql.maintenanceScheduled} group by o.car_id),
    wanted as (
      select ${fields} from maintenance_need where since <= ${last}
      union all
      select ${fields} from maintenance_need
      where miles_left <= ${miles} and (since is null or since > ${last})
      union all
      select ${fields} from maintenance_need
      where car_id = any(array(select car_id from visit_of_car)) and (since is null or since > ${last})
        and (miles_left is null or miles_left > ${miles}))
    select w.item_id, w.car_id, w.kind, w.due_on, case
        when bare < ${levels.ok}::int and today <= v.until then ${levels.booked}::int else bare end as level
      from wanted w join area_day d on d.area_id = w.area_id left join visit_of_car v on v.car_id = w.car_id
      cross join lateral (select case
        when w.since < today - ${graceDays}::int then ${levels.overdue}::int
        when w.since <= today or (w.miles_left <= 0 and not w.miles_noted) then ${levels.due}::int
        when w.since <= today + ${soonDays}::int or w.miles_left <= ${soonMiles}::int then ${levels.soon}::int
        else ${levels.ok}::int end as bare) b`
}

/** Items in one of `states`, the most urgent first, and how many there are. */
export async function urgentItems(
  db: Db | Tx,
  now: Date,
  states: readonly MaintenanceState[],
  wanted: WantedRows,
): Promise<{ items: MaintenanceRow[]; total: number }> {
  const withSoon = states.includes('soon') || states.includes('ok')
  const { rows } = await sql<{ item_id: string; total: number }>`
    select item_id, count(*) over ()::int as total from (${itemLevels(now, withSoon)}) item
    where level = any(${states.map((state) => levels[state])}::int[])
    order by level, due_on nulls last, car_id, kind ${wantedRows(wanted)}`.execute(db)
  const ids = rows.map((row) => row.item_id)
  const found = new Map((await itemsById(db, ids)).map((item) => [item.id, item]))
  return { items: ids.flatMap((id) => found.get(id) ?? []), total: rows[0]?.total ?? 0 }
}

/** How many items are due or overdue. */
export async function countDue(db: Db | Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from (${itemLevels(now, false)}) item
    where level < ${levels.booked}::int`.execute(db)
  return rows[0]?.due ?? 0
}
