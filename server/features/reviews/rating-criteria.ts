import type { Lang } from '#protocol/core/text.ts'
import type * as operations from '#protocol/reviews/operations.ts'
import type { Handlers } from '../../core/api/handler.ts'
import type { Db, Tx } from '../../db/database.ts'

/** The criteria of docs/product/community.md#score, in their order. */
export async function criteriaIn(db: Db | Tx, lang: Lang): Promise<{ id: string; name: string }[]> {
  const rows = await db.selectFrom('rating_criterion').selectAll().orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, name: lang === 'es' ? row.name_es : row.name_en }))
}

export const ratingCriteria: Handlers<typeof operations>['ratingCriteria'] = async ({
  db,
  lang,
}) => ({ criteria: await criteriaIn(db, lang) })
