import { sql } from 'kysely'
import { jobStatuses, jobTypes } from '#domain/jobs/jobs/job.ts'
import type * as operations from '#protocol/jobs/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { jobOwnerNames, jobStatusNames, jobTypeNames } from '../jobs/job-texts.ts'
import { jobsSeenBy } from '../jobs/jobs-store.ts'
import { jobsAlong } from './along.ts'
import { inTheList } from '../jobs/enough-jobs.ts'
import { ofChoice, type OwnerChoice, ownerChoice } from './wanted-jobs.ts'
import { readWay } from './way.ts'

/** Jobs that are alike as far as the filters see. */
type Kind = {
  status: string
  type: string
  area_id: string
  mine: boolean
  offered: boolean
  count: number
}

/**
 * The options of the four filters, each with what it would find beside the others that are chosen
 * (docs/product/jobs.md#list). All of them are counted in one reading.
 * @throws Problem 400 for somebody else's jobs or stops that are no way, 404 for a route that is not the caller's
 */
export const jobFilters: Handlers<typeof operations>['jobFilters'] = async (context, input) => {
  const { db, user, lang, now } = context
  const choice = ownerChoice(input.jobOwnerId, user)
  const way = await readWay(context, input)
  const along = way && (await jobsAlong(db, user, way, now)).map(({ id }) => id)
  const { rows } = await sql<Kind>`
    select j.status, j.type, j.area_id, coalesce(${ofChoice.mine(user.id)}, false) as mine,
      ${ofChoice.offered(user.id)} as offered, count(*)::int as count
    from ${jobsSeenBy(user)} where ${along ? sql`j.id in (select unnest(${along}::text[]))` : await inTheList(db, user, now)}
    group by 1, 2, 3, 4, 5`.execute(db)

  const isOf = (kind: Kind, of: OwnerChoice) => of === 'all' || kind[of]
  const fits = {
    owner: (kind: Kind) => isOf(kind, choice),
    status: ({ status }: Kind) => input.status === undefined || status === input.status,
    type: ({ type }: Kind) => input.type === undefined || type === input.type,
    area: (kind: Kind) => input.area === undefined || kind.area_id === input.area,
  }
  /** How many there are beside what the other filters say. */
  const count = (filter: keyof typeof fits, is: (kind: Kind) => boolean): number => {
    const others = (Object.keys(fits) as (keyof typeof fits)[]).filter((other) => other !== filter)
    return rows
      .filter((kind) => is(kind) && others.every((other) => fits[other](kind)))
      .reduce((sum, kind) => sum + kind.count, 0)
  }
  const owners = { all: '', mine: user.id, offered: `-${user.id}` }
  const owner = (of: OwnerChoice) => ({
    id: owners[of],
    name: jobOwnerNames[of][lang],
    count: count('owner', (kind) => isOf(kind, of)),
  })
  return {
    owners: [owner('all'), owner('mine'), owner('offered')],
    statuses: jobStatuses.map((id) => ({
      id,
      name: jobStatusNames[id][lang],
      count: count('status', ({ status }) => status === id),
    })),
    types: jobTypes.map((id) => ({
      id,
      name: jobTypeNames[id][lang],
      count: count('type', ({ type }) => type === id),
    })),
    areas: (await allAreas(db)).map(({ id, name_en, name_es }) => ({
      id,
      name: lang === 'es' ? name_es : name_en,
      count: count('area', ({ area_id: area }) => area === id),
    })),
  }
}
