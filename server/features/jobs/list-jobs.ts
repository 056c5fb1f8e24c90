import { sql } from 'kysely'
import type * as operations from '#protocol/jobs/operations.ts'
import type { JobSort } from '#protocol/jobs/jobs.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { SignedIn } from '../../core/api/context.ts'
import type { Handlers } from '../../core/api/handler.ts'
import { Problem, texts } from '../../core/api/problem.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type Bounds, parseBounds } from '../places/bounds.ts'
import { jobTexts } from './job-texts.ts'
import { isVisible, jobsByIds } from './jobs-store.ts'
import { presentCards } from './present-job.ts'

const usualLimit = 24

type Filter = Pick<ParsedInputOf<typeof operations.jobs>, 'jobOwnerId' | 'status' | 'type' | 'area'>

/** Whose jobs are asked for: all that one may see, one's own, or those one has applied to. */
export type OwnerChoice = 'all' | 'mine' | 'offered'

/** @throws Problem 400 for anybody else's id: nobody looks through another person's jobs */
export function ownerChoice(jobOwnerId: string | undefined, user: SignedIn): OwnerChoice {
  if (jobOwnerId === undefined) return 'all'
  if (jobOwnerId === user.id) return 'mine'
  if (jobOwnerId === `-${user.id}`) return 'offered'
  throw new Problem(400, texts.malformed, { errors: { jobOwnerId: fieldError('invalidData') } })
}

const ofChoice: Record<OwnerChoice, (me: string) => ReturnType<typeof sql>> = {
  all: () => sql`true`,
  mine: (me) => sql`j.owner_id = ${me}`,
  offered: (me) =>
    sql`exists (select from job_application a where a.job_id = j.id and a.applicant_id = ${me})`,
}

/** The condition on the jobs `j` that a filter means for somebody. */
export const wanted = (
  { status, type, area }: Omit<Filter, 'jobOwnerId'>,
  choice: OwnerChoice,
  user: SignedIn,
  bounds?: Bounds,
) => sql<boolean>`${isVisible(user)} and ${ofChoice[choice](user.id)}
  and (${status ?? null}::text is null or j.status = ${status ?? null}::text)
  and (${type ?? null}::text is null or j.type = ${type ?? null}::text)
  and (${area ?? null}::text is null or j.area_id = ${area ?? null}::text)
  ${
    bounds
      ? sql`and j.from_latitude between ${bounds.south} and ${bounds.north}
          and j.from_longitude between ${bounds.west} and ${bounds.east}`
      : sql``
  }`

/* The order of a list: open ones first, then by a number, the smallest first. */
const keys: Record<JobSort, ReturnType<typeof sql>> = {
  soonest: sql`case when j.status = 'open' then extract(epoch from j.starts_at) else 1e12 - extract(epoch from j.starts_at) end`,
  newest: sql`case when j.status = 'open' then 0 else 1e12 end - extract(epoch from j.created_at)`,
  pay: sql`case when j.status = 'open' then 0 else 1e12 end - coalesce(j.price_cents, 0)`,
}

type Page = { key: number; id: string }

/** A cursor is the key and the id of the last job that was answered. */
function readCursor(cursor: string | undefined): Page | undefined {
  if (cursor === undefined) return undefined
  const [, key, id] = /^(-?\d{1,20}(?:\.\d{1,9})?):([\w-]{1,80})$/.exec(cursor) ?? []
  if (key === undefined || id === undefined)
    throw new Problem(400, texts.malformed, { errors: { cursor: fieldError('invalidData') } })
  return { key: Number(key), id }
}

async function pageOf(
  db: Db | Tx,
  where: ReturnType<typeof wanted>,
  sort: JobSort,
  after: Page | undefined,
  limit: number,
): Promise<{ id: string; key: number }[]> {
  const { rows } = await sql<{ id: string; key: number }>`
    select id, key from (select j.id, (${keys[sort]})::float8 as key from job j where ${where}) l
    where ${after ? sql`(key, id) > (${after.key}::float8, ${after.id}::text)` : sql`true`}
    order by key, id limit ${limit}::int`.execute(db)
  return rows
}

const nothing = { all: jobTexts.noneYet, mine: jobTexts.noneOfMine, offered: jobTexts.noneApplied }

/** docs/product/jobs.md#list. @throws Problem 400 for somebody else's jobs, an unsound cursor or bounds */
export const jobs: Handlers<typeof operations>['jobs'] = async (context, input) => {
  const { db, user, lang } = context
  const { cursor, limit = usualLimit, sort = 'soonest', bounds } = input
  const choice = ownerChoice(input.jobOwnerId, user)
  const where = wanted(input, choice, user, parseBounds(bounds))
  const found = await pageOf(db, where, sort, readCursor(cursor), limit + 1)
  const shown = found.slice(0, limit)
  const rows = await jobsByIds(
    db,
    user.id,
    shown.map(({ id }) => id),
  )
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from job j where ${where}`.execute(db)
  const total = counted[0]?.total ?? 0
  const last = shown.at(-1)
  const isFiltered = input.status ?? input.type ?? input.area
  return {
    jobs: await presentCards(
      context,
      shown.flatMap(({ id }) => rows.get(id) ?? []),
    ),
    total,
    nextCursor: found.length > limit && last ? `${last.key}:${last.id}` : undefined,
    message: total > 0 ? undefined : (isFiltered ? jobTexts.none : nothing[choice])[lang],
  }
}
