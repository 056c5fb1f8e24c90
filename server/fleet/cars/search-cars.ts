import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { FoundCar, SearchCounts } from './found-car.ts'
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
 * later, the soonest first (docs/wire.md). One statement, so that no car is in both parts; the second
 * part is computed only when the page reaches it (a limit of 0 asks for nothing), and what is wide is
 * read of the page only.
 */
export async function searchCars(db: Db | Tx, request: SearchRequest): Promise<Page> {
  const { limit, sort, now, cursor } = request
  const wanted = limit + 1
  const { rows } = await sql<SearchCounts & { [Key in keyof FoundCar]: FoundCar[Key] | null }>`
    with candidate as materialized (${candidates(request)}),
      counted as (select count(*)::int as total, (count(*) filter (where free))::int as available from candidate),
      free as (
        select 'free' as part, key, null::timestamptz as free_from, car_id
        from candidate where free and ${after(request, 'free')} order by key, ${id} limit ${wanted}::int),
      later as (
        select 'later' as part, key, free_from, car_id
        from (select *, extract(epoch from free_from)::bigint as key from (${laterCandidates(request)}) busy) keyed
        where ${after(request, 'later')} order by key, ${id} limit ${wanted}::int - (select count(*) from free)),
      page as (select * from free union all select * from later)
    select total, available, part, key, free_from, car.*
    from counted left join page on true left join car on car.id = page.car_id
    order by part, key, ${id}`.execute(db)
  const found = rows.filter((row): row is SearchCounts & FoundCar => row.part !== null)
  const last = found.length > limit ? found[limit - 1] : undefined
  const { total = 0, available = 0 } = rows[0] ?? {}
  return {
    found: found.slice(0, limit),
    next: last && { sort, part: last.part, key: last.key, id: last.id, now: now.getTime() },
    counts: cursor ? undefined : { total, available },
  }
}

/** What comes after the last page in this part; of a part that it had gone through there is nothing left. */
function after({ cursor }: SearchRequest, part: SearchCursor['part']): RawBuilder<unknown> {
  if (cursor?.part === part) return sql`(key, ${id}) > (${cursor.key}::bigint, ${cursor.id}::text)`
  return cursor?.part === 'later' ? sql`false` : sql`true`
}
