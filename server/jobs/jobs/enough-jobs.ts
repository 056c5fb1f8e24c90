import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { sqlMiles } from '../../fleet/places/sql-miles.ts'
import { readCompany } from '../../people/company/company-store.ts'

/* So many open jobs of people begin near an area's middle, or did within so many days (docs/product/jobs.md#where-there-are-enough). */
const enough = 5
const nearMiles = 25
const days = 30

const middle = { latitude: sql`a.centre_latitude`, longitude: sql`a.centre_longitude` }
const begin = { latitude: sql`j.from_latitude`, longitude: sql`j.from_longitude` }

/** Whether enough jobs that everybody may see begin near the area `a`, at `now`. */
const hasEnough = (now: Date): RawBuilder<boolean> => sql`(
  select count(*) >= ${enough}::int from job j
  where j.status = 'open' and j.type <> 'relocation' and j.visibility = 'all' and j.ends_at > ${now}::timestamptz
    and ${sqlMiles(middle, begin)} <= ${nearMiles}::int)`

/**
 * Whether the job `j` stands in the list of all jobs: other people's do where there are enough of them, unless
 * the company always shows them.
 */
export async function inTheList(
  db: Db | Tx,
  { id }: Pick<SignedIn, 'id'>,
  now: Date,
): Promise<RawBuilder<boolean>> {
  if ((await readCompany(db)).jobs !== 'byFive') return sql`true`
  return sql`(j.owner_id = ${id}::text or j.assignee_id = ${id}::text or j.type = 'relocation'
    or j.area_id in (select a.id from area a left join area_with_jobs w on w.area_id = a.id
      where w.reached_at > ${now}::timestamptz - make_interval(days => ${days}::int) or ${hasEnough(now)}))`
}

/** Remembers where there are enough, after one more job. */
export async function rememberEnough(tx: Tx, now: Date): Promise<void> {
  if ((await readCompany(tx)).jobs !== 'byFive') return
  await sql`
    insert into area_with_jobs (area_id, reached_at)
    select a.id, ${now}::timestamptz from area a where ${hasEnough(now)} order by a.id
    on conflict (area_id) do update set reached_at = excluded.reached_at`.execute(tx)
}
