import { sql } from 'kysely'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type {
  staffMonthCarRows as rowsOperation,
  staffMonthCars as carsOperation,
} from '#protocol/staff/month/month-rows.ts'
import { bookDay, readBooks } from '../../money/books/books-store.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { usualRows } from '../../platform/audit/list-rows.ts'
import type { Db } from '../../platform/db/database.ts'
import { costTitle } from '../../rentals/workshop/workshop-texts.ts'
import { type CarUse, daysOf, readCarUse, readSpansOf } from './car-use.ts'

type MonthRow = OutputOf<typeof rowsOperation>['rows'][number]
type Days = ReturnType<typeof daysOf>

/** Cents of each day that the car was there; of one that was not, what it cost. */
const aDay = (cents: number, { possible }: CarUse) => Math.round(cents / Math.max(1, possible))

/** The car of which the least is left a day comes first: it is the one to sell, to price anew or to move. */
export const staffMonthCars: Handler<typeof carsOperation> = async (
  { db, now },
  { month, limit = usualRows, skip = 0 },
) => {
  const today = bookDay(await readBooks(db), now)
  const use = await readCarUse(db, daysOf(month, today), true)
  const left = (one: CarUse) => aDay(one.revenue - one.cost, one)
  const shown = use
    .toSorted((a, b) => left(a) - left(b) || (a.carId < b.carId ? -1 : 1))
    .slice(skip, skip + limit)
  const cars = await db
    .selectFrom('car')
    .select(['id', 'make', 'model', 'year', 'plate'])
    .where('id', 'in', ['', ...shown.map(({ carId }) => carId)])
    .execute()
  const byId = new Map(cars.map((car) => [car.id, car]))
  return {
    cars: shown.flatMap((one) => {
      const car = byId.get(one.carId)
      if (!car) return []
      return [
        {
          carId: car.id,
          name: `${car.make} ${car.model} ${car.year}`,
          plate: car.plate,
          days: one.days,
          possible: one.possible,
          revenue: one.revenue / 100,
          cost: one.cost / 100,
          left: (one.revenue - one.cost) / 100,
          aDay: aDay(one.revenue, one) / 100,
          costADay: aDay(one.cost, one) / 100,
          leftADay: left(one) / 100,
        },
      ]
    }),
    total: use.length,
  }
}

/** What a car brought in or cost in a month, line by line. */
export const staffMonthCarRows: Handler<typeof rowsOperation> = async (
  { db, lang, now },
  { month, car: id, part },
) => {
  const car = await db
    .selectFrom('car')
    .select(['make', 'model', 'year', 'plate'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!car) throw new Problem(404, texts.notFound)
  const days = daysOf(month, bookDay(await readBooks(db), now))
  const read = part === 'cost' ? readCostRows : readRevenueRows
  return {
    car: `${car.make} ${car.model} ${car.year}`,
    plate: car.plate,
    rows: await read(db, id, days, lang),
  }
}

async function readRevenueRows(db: Db, car: string, days: Days, lang: Lang): Promise<MonthRow[]> {
  const spans = await readSpansOf(db, car, days)
  const orders = await db
    .selectFrom('rental_order as o')
    .innerJoin('app_user as u', 'u.id', 'o.user_id')
    .select(['o.id', 'o.number', shownName('u', lang).as('renter')])
    .where('o.id', 'in', ['', ...spans.map(({ orderId }) => orderId)])
    .execute()
  const byId = new Map(orders.map((order) => [order.id, order]))
  return spans
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
    .map(({ orderId, start, days: count, cents }) => ({
      id: orderId,
      day: dayOf(start),
      amount: cents / 100,
      orderId,
      number: byId.get(orderId)?.number,
      renter: byId.get(orderId)?.renter,
      days: count,
    }))
}

type CostRow = {
  id: string
  booked_on: string
  day: string
  kind: string
  plan: string | null
  about: string | null
  shop: string | null
  cents: number
}

async function readCostRows(
  db: Db,
  car: string,
  { from, until }: Days,
  lang: Lang,
): Promise<MonthRow[]> {
  const { rows } = await sql<CostRow>`
    select c.id, c.booked_on::text as booked_on, c.day::text as day, c.kind, i.kind as plan,
      coalesce(c.about, r.campaign || ', ' || r.title) as about, coalesce(c.shop, s.shop, r.shop) as shop, c.cents
    from car_cost c left join maintenance_service s on s.id = c.service_id
      left join maintenance_item i on i.id = s.item_id left join car_recall r on r.id = c.recall_id
    where c.car_id = ${car} and c.booked_on >= ${from}::date and c.booked_on < ${until}::date
    order by c.booked_on desc, c.created_at desc, c.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    day: row.booked_on,
    amount: row.cents / 100,
    title: costTitle(row, lang),
    shop: row.shop ?? undefined,
    doneOn: row.day === row.booked_on ? undefined : row.day,
  }))
}
