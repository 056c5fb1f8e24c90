import { sql } from 'kysely'
import { jobStatuses, jobTypes } from '#domain/jobs/job.ts'
import type * as operations from '#protocol/jobs/operations.ts'
import type { Handlers } from '../../core/api/handler.ts'
import { allAreas } from '../site/areas-store.ts'
import { jobOwnerNames, jobStatusNames, jobTypeNames } from './job-texts.ts'
import { type OwnerChoice, ownerChoice, wanted } from './list-jobs.ts'

type Counted = { id: string; count: number }

/**
 * The options of the four filters, each with what it would find beside the others that are chosen
 * (docs/product/jobs.md#list).
 * @throws Problem 400 for somebody else's jobs
 */
export const jobFilters: Handlers<typeof operations>['jobFilters'] = async (
  { db, user, lang },
  { jobOwnerId, ...filter },
) => {
  const choice = ownerChoice(jobOwnerId, user)
  const count = async (
    column: 'status' | 'type' | 'area_id',
    others: typeof filter,
  ): Promise<Map<string, number>> => {
    const { rows } = await sql<Counted>`
      select ${sql.ref(`j.${column}`)} as id, count(*)::int as count from job j
      where ${wanted(others, choice, user)} group by 1`.execute(db)
    return new Map(rows.map((row) => [row.id, row.count]))
  }
  const { status, type, area } = filter
  const [statuses, types, areas] = [
    await count('status', { type, area }),
    await count('type', { status, area }),
    await count('area_id', { status, type }),
  ]
  const ownerCount = async (of: OwnerChoice) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from job j where ${wanted(filter, of, user)}`.execute(db)
    return rows[0]?.count ?? 0
  }
  const owners = { all: '', mine: user.id, offered: `-${user.id}` }
  return {
    owners: [
      { id: owners.all, name: jobOwnerNames.all[lang], count: await ownerCount('all') },
      { id: owners.mine, name: jobOwnerNames.mine[lang], count: await ownerCount('mine') },
      { id: owners.offered, name: jobOwnerNames.offered[lang], count: await ownerCount('offered') },
    ],
    statuses: jobStatuses.map((id) => ({
      id,
      name: jobStatusNames[id][lang],
      count: statuses.get(id) ?? 0,
    })),
    types: jobTypes.map((id) => ({ id, name: jobTypeNames[id][lang], count: types.get(id) ?? 0 })),
    areas: (await allAreas(db)).map(({ id, name_en, name_es }) => ({
      id,
      name: lang === 'es' ? name_es : name_en,
      count: areas.get(id) ?? 0,
    })),
  }
}
