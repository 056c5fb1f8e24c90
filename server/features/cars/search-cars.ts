import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CarRow } from '../fleet/cars-store.ts'
import type { SearchCursor } from './search-cursor.ts'
import type { SearchRequest } from './search-request.ts'
import { candidates, sortKey } from './search-sql.ts'

/** A car that a search found. */
export type FoundCar = CarRow & {
  part: SearchCursor['part']
  key: number
  /** Cents for the asked period, or a month. */
  price: number
  starts: Date
  /** When it is free for as long as asked; only of those that are not free now. */
  free_from: Date | null
}

const isFree = sql`(long_enough and not busy && wanted)`

/**
 * One page of a search: cars that are free, in the asked order, then those that become free
 * later, the soonest first (docs/wire.md). The second part is computed only when the page reaches
 * it.
 * @returns the page, and the car after which the next one begins, if there is more
 */
export async function searchCars(
  db: Db | Tx,
  request: SearchRequest,
): Promise<{ found: FoundCar[]; next: SearchCursor | undefined }> {
  const { cursor, limit, sort, now } = request
  const wanted = limit + 1
  const found: FoundCar[] = []
  if (cursor?.part !== 'later') found.push(...(await page(db, request, 'free', wanted)))
  if (found.length < wanted)
    found.push(...(await page(db, request, 'later', wanted - found.length)))
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    found: found.slice(0, limit),
    next: last && { sort, part: last.part, key: last.key, id: last.id, now: now.getTime() },
  }
}

/** How many cars match, and how many of them are free. */
export async function countCars(
  db: Db | Tx,
  request: SearchRequest,
): Promise<{ total: number; available: number }> {
  const { rows } = await sql<{ total: number; available: number }>`
    with candidate as (${candidates(request)})
    select count(*)::int as total, (count(*) filter (where ${isFree}))::int as available
    from candidate`.execute(db)
  return rows[0] ?? { total: 0, available: 0 }
}

async function page(
  db: Db | Tx,
  request: SearchRequest,
  part: SearchCursor['part'],
  limit: number,
): Promise<FoundCar[]> {
  const { rows } = await sql<FoundCar>`
    with candidate as (${candidates(request)}), keyed as (${keyed(request, part)})
    select * from keyed where ${after(request.cursor, part)}
    order by key, id limit ${limit}::int`.execute(db)
  return rows
}

function keyed(request: SearchRequest, part: SearchCursor['part']): RawBuilder<unknown> {
  if (part === 'free') {
    return sql`select candidate.*, 'free' as part, ${sortKey(request)} as key, null::timestamptz as free_from
      from candidate where ${isFree}`
  }
  return sql`select candidate.*, 'later' as part, extract(epoch from free_from)::bigint as key, free_from
    from candidate, lateral free_from(busy, wanted) as free_from where not ${isFree}`
}

function after(cursor: SearchCursor | undefined, part: SearchCursor['part']): RawBuilder<unknown> {
  if (cursor?.part !== part) return sql`true`
  return sql`(key, id) > (${cursor.key}::bigint, ${cursor.id}::text)`
}
