import { sql } from 'kysely'
import { salesParts } from '#domain/money/books/accounts.ts'
import { dayAfter, firstDay, type Month, rentalDaysWithin } from '#domain/money/books/month.ts'
import { addDaysToDay, type Day, daysBetween, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Db } from '../../platform/db/database.ts'

/** Rental days of a car, and those on which it could have had some (docs/product/month.md#used). */
export type Use = { days: number; possible: number }

export type CarUse = Use & {
  carId: string
  areaId: string
  subtypeId: string
  /** Of its rentals, by the days of them that lie within; cents, only where it was asked for. */
  revenue: number
  /** What was paid for it on these days; cents, only where it was asked for. */
  cost: number
}

type CarRow = { id: string; area_id: string; subtype_id: string; first: Day; retired: boolean }
type SpanRow = {
  car_id: string
  order_id: string
  start: WallTime
  end: WallTime
  cents: number | null
}

/** The days of a month that have come on the clock of the books, as the first and the one after the last. */
export function daysOf(month: Month, today: Day): { from: Day; until: Day } {
  const [from, after] = [firstDay(month), dayAfter(month)]
  const tomorrow = addDaysToDay(today, 1)
  return { from, until: after < tomorrow ? after : tomorrow }
}

/**
 * How each car was used on some days, on the clock of where it was rented. A car can be rented from the day that it came;
 * one that is retired could only when it was.
 */
export async function readCarUse(
  db: Db,
  { from, until }: { from: Day; until: Day },
  withRevenue: boolean,
): Promise<CarUse[]> {
  if (until <= from) return []
  const cars = await readCars(db)
  const use = new Map(cars.map((car) => [car.id, ofCar(car, from, until)]))
  for (const { car_id: carId, start, end, cents } of await readSpans(
    db,
    { from, until },
    withRevenue,
  )) {
    const one = use.get(carId)
    if (!one) continue
    const days = rentalDaysWithin({ start, end }, from, until)
    one.days += days
    one.possible = Math.max(one.possible, one.days)
    if (cents !== null && days > 0) one.revenue += (cents * days) / allDays({ start, end })
  }
  if (withRevenue)
    for (const { car_id: carId, cents } of await readCosts(db, { from, until })) {
      const one = use.get(carId)
      if (one) one.cost = cents
    }
  return [...use.values()].flatMap((one) =>
    one.possible > 0 || one.cost !== 0 ? [{ ...one, revenue: Math.round(one.revenue) }] : [],
  )
}

/** What counts of the cars' costs on some days (docs/product/workshop.md#costs). */
async function readCosts(
  db: Db,
  { from, until }: { from: Day; until: Day },
): Promise<{ car_id: string; cents: number }[]> {
  const { rows } = await sql<{ car_id: string; cents: number }>`
    select car_id, sum(cents)::int as cents from car_cost
    where booked_on >= ${from}::date and booked_on < ${until}::date group by car_id`.execute(db)
  return rows
}

/** What was paid for all cars in a month; cents. */
export async function sumCarCosts(db: Db, month: Month): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::int as cents from car_cost
    where booked_on >= ${firstDay(month)}::date and booked_on < ${dayAfter(month)}::date`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}

/** A rental of a car with the days of it that lie within some days, and what they brought in so far; cents. */
type SpanUse = { orderId: string; start: WallTime; days: number; cents: number }

/** What the revenue of one car is made of. */
export async function readSpansOf(
  db: Db,
  carId: string,
  { from, until }: { from: Day; until: Day },
): Promise<SpanUse[]> {
  const spans = await readSpans(db, { from, until }, true, carId)
  return spans.flatMap(({ order_id: orderId, start, end, cents }) => {
    const days = rentalDaysWithin({ start, end }, from, until)
    const share = ((cents ?? 0) * days) / Math.max(1, allDays({ start, end }))
    return days > 0 ? [{ orderId, start, days, cents: Math.round(share) }] : []
  })
}

const allDays = (span: { start: WallTime; end: WallTime }) =>
  rentalDaysWithin(span, '0001-01-01', '9999-12-31')

function ofCar(car: CarRow, from: Day, until: Day): CarUse {
  const first = car.first > from ? car.first : from
  const possible = car.retired || first >= until ? 0 : daysBetween(first, until)
  const { id: carId, area_id: areaId, subtype_id: subtypeId } = car
  return { carId, areaId, subtypeId, days: 0, possible, revenue: 0, cost: 0 }
}

async function readCars(db: Db): Promise<CarRow[]> {
  const { rows } = await sql<CarRow>`
    select c.id, c.area_id, c.subtype_id, (c.created_at at time zone a.zone)::date::text as first,
      c.status = 'retired' as retired
    from car c join area a on a.id = c.area_id`.execute(db)
  return rows
}

/** Rentals that have a day in between, with what their order brought in so far. */
async function readSpans(
  db: Db,
  { from, until }: { from: Day; until: Day },
  withRevenue: boolean,
  carId?: string,
): Promise<SpanRow[]> {
  const sales = Object.values(salesParts).flat()
  const cents = withRevenue
    ? sql`(select -sum(l.amount_cents)::bigint from ledger_entry e join ledger_line l on l.entry_id = e.id
        where e.order_id = p.order_id and l.account = any(${sales}))`
    : sql`null::bigint`
  const wall = (column: 'lower' | 'upper') =>
    sql`to_char(${sql.raw(column)}(p.period) at time zone a.zone, 'YYYY-MM-DD"T"HH24:MI')`
  // A day more on either side: the days are those of the area, and the instants are not.
  const { rows } = await sql<SpanRow>`
    select p.car_id, p.order_id, ${wall('lower')} as start, ${wall('upper')} as "end", ${cents} as cents
    from car c join occupancy p on p.car_id = c.id
        and p.occupied && tstzrange(${addDaysToDay(from, -1)}::date, ${addDaysToDay(until, 1)}::date)
      join rental_order o on o.id = p.order_id join area a on a.id = o.area_id
    where p.kind = 'rental' and upper(p.period) > ${addDaysToDay(from, -1)}::date
      and lower(p.period) < ${addDaysToDay(until, 1)}::date
      and ${carId === undefined ? sql`true` : sql`c.id = ${carId}`}`.execute(db)
  return rows
}

/** All of some cars together. */
export function together(cars: readonly Use[]): Use & { cars: number } {
  const sum = { days: 0, possible: 0, cars: cars.length }
  for (const { days, possible } of cars) {
    sum.days += days
    sum.possible += possible
  }
  return sum
}
