import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { suits, entriesAndCars } from './suits.ts'

export type ItemRow = Selectable<Schema['waiting_list_item']>

/** An item as its person sees it. */
export type ListedRow = ItemRow & {
  zone: string
  /** 1 is the next who gets an offer; null unless it waits. */
  position: number | null
  order_state: string | null
}

/** What is over is still listed for so many days. */
const keptDays = 30
const mostListed = 50

/*
 * Before an entry stand the earlier ones that could take a car from it: same area, days in common,
 * and a body type that both would take.
 */
const position = sql<number | null>`case when w.status = 'waiting' then (
  select count(*)::int + 1 from waiting_list_item e
  where e.area_id = w.area_id and e.status = 'waiting' and e.place < w.place
    and tstzrange(e.starts_at, coalesce(e.ends_at, e.starts_at + interval '1 day'))
      && tstzrange(w.starts_at, coalesce(w.ends_at, w.starts_at + interval '1 day'))
    and exists (
      select 1 from car_subtype s
      where (e.types = '{}' or s.id = any(e.types) or s.type_id = any(e.types))
        and (w.types = '{}' or s.id = any(w.types) or s.type_id = any(w.types)))) end`

/** What a person waits for, offers first; only `id` of it when that is given. */
export async function listedItems(
  db: Db | Tx,
  userId: string,
  now: Date,
  id?: string,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select w.*, a.zone, ${position} as position, o.state as order_state
    from waiting_list_item w join area a on a.id = w.area_id
      left join rental_order o on o.id = w.order_id
    where w.user_id = ${userId} and w.status <> 'cancelled'
      and (${id ?? null}::text is null or w.id = ${id ?? null}::text)
      and (w.status in ('waiting', 'offered')
        or w.created_at > ${now}::timestamptz - ${keptDays}::int * interval '1 day'
        or w.starts_at > ${now}::timestamptz)
    order by array_position(array['offered', 'waiting', 'booked', 'expired'], w.status), w.place
    limit ${mostListed}::int`.execute(db)
  return rows
}

/** How many of a person's items wait or are offered something. */
export async function liveItems(tx: Tx, userId: string): Promise<ItemRow[]> {
  return tx
    .selectFrom('waiting_list_item')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'offered'])
    .execute()
}

/** Ids of cars that are free for a waiting item, the cheapest first. */
export async function freeCarsFor(
  tx: Tx,
  itemId: string,
  limit: number,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from ${entriesAndCars(now)}
    where w.id = ${itemId} and w.status = 'waiting' and ${suits}
    order by c.month_cents, c.id limit ${limit}::int`.execute(tx)
  return rows.map((row) => row.id)
}

/** Queues behind any booking or release of this car; every change of its offer begins here. */
export async function queueForCar(tx: Tx, carId: string): Promise<void> {
  await tx.selectFrom('car').select('id').where('id', '=', carId).forUpdate().execute()
}
