import { type Selectable, sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lateCars, withLate } from './late-cars.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** A car as it is in the database: cents, miles, numerics as text. */
export type CarRow = Selectable<Schema['car']>

/**
 * One car that may still be shown; a retired one is as good as unknown.
 * @returns undefined when there is none
 */
export function carById(db: Db | Tx, id: string): Promise<CarRow | undefined> {
  return db
    .selectFrom('car')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'retired')
    .executeTakeFirst()
}

/**
 * Which of the cars are active and have nothing between `start` and the end of the turn-around
 * gap after `end` (docs/product/search.md#occupancy). The minimum rental is not looked at. The answer may be old a
 * moment later: what holds is the database's constraint on occupancy.
 */
export async function areCarsFree(
  db: Db | Tx,
  carIds: readonly string[],
  start: Date,
  end: Date,
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select car.id from car join car_search b on b.car_id = car.id
      left join ${lateCars(now)} late on late.car_id = car.id
    where car.id = any(${[...carIds]}::text[]) and status = 'active'
      and not ${withLate(sql`b.busy`)} && tstzrange(${start}::timestamptz, ${occupiedUntil(end)}::timestamptz)
  `.execute(db)
  return new Set(rows.map((row) => row.id))
}
