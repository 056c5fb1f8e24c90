import { sql } from 'kysely'
import { turnAroundMinutes } from '#domain/fleet/fleet/turn-around.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lateCars, withLate } from '../fleet/late-cars.ts'
import type { CarRow } from '../fleet/cars-store.ts'

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
  const periods = await periodsIn(db, car.id, now)
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
