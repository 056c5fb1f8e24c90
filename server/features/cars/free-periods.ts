import { sql } from 'kysely'
import { turnAroundMinutes } from '#domain/fleet/turn-around.ts'
import { countedOnFrom } from '#domain/rentals/late-car.ts'
import { toWall } from '#domain/time/zone.ts'
import type { WallTime } from '#domain/time/wall-time.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lateCars, withLate } from '../fleet/late-cars.ts'
import type { CarRow } from '../fleet/cars-store.ts'
import { type CopiedCar, copiedFleet, type Span } from './fleet-copy.ts'

/** Half-open, on the area's wall clock; without an end it is free for the whole year ahead. */
export type FreePeriod = { start: WallTime; end?: WallTime }

const yearHours = 8_760

/**
 * When within the next year a rental of this car may lie: each rental inside one of these periods
 * is free, its turn-around gap included, and no other is (docs/wire.md, docs/product/search.md#occupancy). A car that is not
 * active has none.
 */
export async function freePeriods(
  db: Db | Tx,
  car: Pick<CarRow, 'id' | 'status'>,
  zone: string,
  now: Date,
): Promise<FreePeriod[]> {
  if (car.status !== 'active') return []
  const copied = (await copiedFleet(db))?.byId.get(car.id)
  const periods = copied ? periodsOf(copied, now) : await periodsIn(db, car.id, now)
  return periods.map(({ start, end, open }) => ({
    start: toWall(start, zone),
    ...(open ? {} : { end: toWall(end, zone) }),
  }))
}

type Period = { start: Date; end: Date; open: boolean }

async function periodsIn(db: Db | Tx, carId: string, now: Date): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select lower(free) as start, upper(free) - ${turnAroundMinutes}::int * interval '1 minute' as end,
      upper(free) = horizon.upto as open
    from car_search b left join ${lateCars(now)} late on late.car_id = b.car_id,
      (select ${now}::timestamptz as since, ${now}::timestamptz + ${yearHours}::int * interval '1 hour' as upto) as horizon,
      unnest(tstzmultirange(tstzrange(since, upto)) - ${withLate(sql`b.busy`)}) as free
    where b.car_id = ${carId}::text
      and upper(free) - lower(free) > ${turnAroundMinutes}::int * interval '1 minute'
    order by 1`.execute(db)
  return rows
}

const minuteMs = 60_000

/** The same of the copy in memory. */
function periodsOf(car: CopiedCar, now: Date): Period[] {
  const upto = now.getTime() + yearHours * 60 * minuteMs
  const free: Period[] = []
  const add = (from: number, to: number) => {
    const end = to - turnAroundMinutes * minuteMs
    if (end > from) free.push({ start: new Date(from), end: new Date(end), open: to === upto })
  }
  let from = now.getTime()
  for (const [busyFrom, busyTo] of busyWithLate(car, now)) {
    if (busyFrom >= upto) break
    if (busyFrom > from) add(from, busyFrom)
    from = Math.max(from, busyTo)
  }
  if (from < upto) add(from, upto)
  return free
}

/** The car's calendar with what being late takes of it, in its order. */
export function busyWithLate({ busy, due_back: due }: CopiedCar, now: Date): Span[] {
  if (due === null || due > now) return busy
  const late: Span = [+due, +countedOnFrom(now)]
  return [...busy, late].toSorted(([a], [b]) => a - b)
}
