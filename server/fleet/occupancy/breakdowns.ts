import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

/*
 * Cars that are off the road (docs/product/cars.md#off-the-road). The database keeps the free stretches of that time
 * blocked, also those that become free later, and gives nobody the keys.
 */

export type BreakdownRow = Selectable<Schema['car_breakdown']>

type Begun = Pick<BreakdownRow, 'id' | 'car_id' | 'from_at' | 'until_at' | 'reason'> & {
  kind: 'broken' | 'block'
  staff_id: string
  created_at: Date
}

/**
 * The car is off the road, and blocked wherever nobody has it. The caller holds the car's lock.
 * Two at one time are refused by `car_breakdown_one_at_a_time`.
 */
export async function takeOffTheRoad(tx: Tx, begun: Begun): Promise<void> {
  await tx.insertInto('car_breakdown').values(begun).execute()
  await sql`select block_free_stretches(${begun.car_id})`.execute(tx)
}

/** The car is back: what was blocked for it and has not passed is free. */
export async function putBackOnTheRoad(
  tx: Tx,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('car_breakdown')
    .set({ lifted_at: now, lifted_by: staffId })
    .where('id', '=', id)
    .execute()
  await sql`
    delete from occupancy
    where breakdown_id = ${id} and lower(period) >= ${now}::timestamptz`.execute(tx)
  await sql`
    update occupancy set period = tstzrange(lower(period), ${now}::timestamptz),
      occupied = tstzrange(lower(occupied), ${now}::timestamptz)
    where breakdown_id = ${id} and upper(period) > ${now}::timestamptz`.execute(tx)
}

/** That one of `car_breakdown` as `b` is neither lifted nor over. */
const isLive = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`b.lifted_at is null and (b.until_at is null or b.until_at > ${now}::timestamptz)`

/** When a car is off the road, from now on; the soonest first. */
export async function readBreakdowns(db: Db | Tx, carId: string, now: Date) {
  const { rows } = await sql<BreakdownRow>`
    select b.* from car_breakdown b where b.car_id = ${carId} and ${isLive(now)}
    order by b.from_at`.execute(db)
  return rows
}

/** Whether a car broke down or is blocked at that moment. */
export async function isOffTheRoad(db: Db | Tx, carId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from car_breakdown b where b.car_id = ${carId} and b.lifted_at is null
      and tstzrange(b.from_at, b.until_at) @> ${at}::timestamptz limit 1`.execute(db)
  return rows.length > 0
}

type Booked = { car_id: string; starts_at: Date; ends_at: Date }

/** Whether the car of an order broke down for some of its time. */
export async function isOrderBroken(db: Db | Tx, order: Booked): Promise<boolean> {
  const { rows } = await sql`
    select 1 from car_breakdown b where b.car_id = ${order.car_id} and b.kind = 'broken' and b.lifted_at is null
      and tstzrange(b.from_at, b.until_at) && tstzrange(${order.starts_at}::timestamptz, ${order.ends_at}::timestamptz)
    limit 1`.execute(db)
  return rows.length > 0
}
