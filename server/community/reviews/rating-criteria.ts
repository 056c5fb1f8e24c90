import type { Lang } from '#protocol/core/text.ts'
import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

type Criterion = { id: string; name: string; ofJobs?: true }

/** The criteria of docs/product/community.md#criteria, in their order. */
export async function criteriaIn(db: Db | Tx, lang: Lang): Promise<Criterion[]> {
  const rows = await db.selectFrom('rating_criterion').selectAll().orderBy('id').execute()
  return rows.map(({ id, name_en, name_es, of_jobs }) => ({
    id,
    name: lang === 'es' ? name_es : name_en,
    ...(of_jobs && { ofJobs: true as const }),
  }))
}

export const ratingCriteria: Handlers<typeof operations>['ratingCriteria'] = async ({
  db,
  lang,
}) => ({ criteria: await criteriaIn(db, lang) })
