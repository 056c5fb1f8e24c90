import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { copiedFleet } from './fleet-copy.ts'
import type { FoundCar, SearchCounts } from './found-car.ts'
import { isForCopy, searchCopy } from './search-copy.ts'
import type { SearchCursor } from './search-cursor.ts'
import type { SearchRequest } from './search-request.ts'
import { candidates, laterCandidates } from './search-sql.ts'

type Page = {
  found: FoundCar[]
  /** The car after which the next page begins, if there is more. */
  next: SearchCursor | undefined
  /** On the first page. */
  counts: SearchCounts | undefined
}

/* Ties are in the order of ids, letter for letter: the same on every database. */
const id = sql`car_id collate "C"`

/**
 * One page of a search: cars that are free, in the asked order, then those that become free
 * later, the soonest first (docs/wire.md). The second part is computed only when the page reaches
 * it.
 */
export async function searchCars(db: Db | Tx, request: SearchRequest): Promise<Page> {
  const { limit, sort, now } = request
  const wanted = limit + 1
  const fleet = isForCopy(request) ? await copiedFleet(db) : undefined
  const { counts, found } = fleet
    ? searchCopy(fleet, request, wanted)
    : await searchTables(db, request, wanted)
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    found: found.slice(0, limit),
    next: last && { sort, part: last.part, key: last.key, id: last.id, now: now.getTime() },
    counts,
  }
}

async function searchTables(db: Db | Tx, request: SearchRequest, wanted: number) {
  const { counts, found } =
    request.cursor === undefined
      ? await firstPage(db, request, wanted)
      : { counts: undefined, found: await nextPage(db, request, wanted) }
  const hasLater = counts === undefined || counts.total > counts.available
  if (found.length < wanted && hasLater)
    found.push(...(await laterPage(db, request, wanted - found.length)))
  return { counts, found }
}

/** Counts and page come from one look at the cars of the area; what is wide is read of the page only. */
async function firstPage(
  db: Db | Tx,
  request: SearchRequest,
  wanted: number,
): Promise<Pick<Page, 'found' | 'counts'>> {
  const { rows } = await sql<SearchCounts & FoundCar>`
    with candidate as materialized (${candidates(request)}),
      counted as (select count(*)::int as total, (count(*) filter (where free))::int as available from candidate),
      page as (select car_id, key from candidate where free order by key, ${id} limit ${wanted}::int)
    select total, available, 'free' as part, page.key, null::timestamptz as free_from, car.*
    from counted left join page on true left join car on car.id = page.car_id order by page.key, page.${id}`.execute(
    db,
  )
  const { total = 0, available = 0 } = rows[0] ?? {}
  return { counts: { total, available }, found: available > 0 ? rows : [] }
}

async function nextPage(db: Db | Tx, request: SearchRequest, wanted: number): Promise<FoundCar[]> {
  if (request.cursor?.part === 'later') return []
  const { rows } = await sql<FoundCar>`
    with candidate as (${candidates(request)}),
      page as (select car_id, key from candidate where free and ${after(request, 'free')} order by key, ${id} limit ${wanted}::int)
    select 'free' as part, page.key, null::timestamptz as free_from, car.*
    from page join car on car.id = page.car_id order by page.key, page.${id}`.execute(db)
  return rows
}

async function laterPage(db: Db | Tx, request: SearchRequest, wanted: number): Promise<FoundCar[]> {
  const { rows } = await sql<FoundCar>`
    with keyed as (
      select car_id, free_from, extract(epoch from free_from)::bigint as key
      from (${laterCandidates(request)}) candidate),
      page as (select * from keyed where ${after(request, 'later')} order by key, ${id} limit ${wanted}::int)
    select 'later' as part, page.key, page.free_from, car.*
    from page join car on car.id = page.car_id order by page.key, page.${id}`.execute(db)
  return rows
}

function after({ cursor }: SearchRequest, part: SearchCursor['part']): RawBuilder<unknown> {
  if (cursor?.part !== part) return sql`true`
  return sql`(key, ${id}) > (${cursor.key}::bigint, ${cursor.id}::text)`
}
