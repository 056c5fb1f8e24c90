import { type RawBuilder, sql } from 'kysely'
import { countedDays } from '#domain/relocation/earnings.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** How much of the next 30 days the cars of a type are rented in an area, from 0 to 1. */
export type Share = { area_id: string; type_id: string; taken: number }

/** The days that count. */
export const soonFrom = (now: Date): RawBuilder<unknown> =>
  sql`tstzrange(${now}::timestamptz, ${now}::timestamptz + ${countedDays}::int * interval '1 day')`

/** Cars that somebody brings elsewhere, as a table of a statement; few, and looked up once for all shares. */
export const underWay = sql`under_way as materialized (
  select car.*, r.to_area_id from relocation r join job j on j.id = r.job_id join car on car.id = r.car_id
  where j.type = 'relocation' and j.status in ('open', 'assigned', 'done'))`

/** The shares as they are; of one car's type when that is given. */
export async function readShares(db: Db | Tx, now: Date, car?: string): Promise<Share[]> {
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

/** Of more cars the shares are not added up for every question. */
const mostCars = 5_000
const freshMs = 60_000
const oldestMs = 3_600_000

async function isLarge(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ cars: number }>`
    select count(*)::int as cars from (select from car_search limit ${mostCars + 1}::int) counted`.execute(
    db,
  )
  return (rows[0]?.cars ?? 0) > mostCars
}

const memories = new WeakMap<Db, SharesInMemory>()

/**
 * The shares for staff's lists: of a large fleet, where no booking changes them much, as they were a minute
 * ago or, while that is read anew, up to an hour ago; of any other as they are.
 */
export async function sharesNow(db: Db | Tx, now: Date): Promise<readonly Share[]> {
  if (db.isTransaction || !(await isLarge(db))) return readShares(db, now)
  const memory = memories.get(db) ?? new SharesInMemory()
  memories.set(db, memory)
  return memory.at(now, () => readShares(db, now))
}

/** What is added up seldom and answered often. */
export class SharesInMemory {
  #known: { at: number; shares: readonly Share[] } | undefined
  #reading: Promise<readonly Share[]> | undefined

  /** @param read is asked when what is known is older than a minute, once at a time */
  async at(now: Date, read: () => Promise<readonly Share[]>): Promise<readonly Share[]> {
    const age = this.#known ? Math.abs(now.getTime() - this.#known.at) : Number.POSITIVE_INFINITY
    if (this.#known && age < freshMs) return this.#known.shares
    const known = age < oldestMs ? this.#known : undefined
    this.#reading ??= this.#read(now, read)
    if (!known) return this.#reading
    // Who is answered with what is known does not hear of a failure; who comes next asks again.
    this.#reading.catch(() => {})
    return known.shares
  }

  async #read(now: Date, read: () => Promise<readonly Share[]>): Promise<readonly Share[]> {
    try {
      const shares = await read()
      this.#known = { at: now.getTime(), shares }
      return shares
    } finally {
      this.#reading = undefined
    }
  }
}
