import type * as operations from '#protocol/reviews/operations.ts'
import type { Handlers } from '../../core/api/handler.ts'

/** The criteria of docs/product/community.md#score, in their order. */
export const ratingCriteria: Handlers<typeof operations>['ratingCriteria'] = async ({
  db,
  lang,
}) => {
  const rows = await db.selectFrom('rating_criterion').selectAll().orderBy('id').execute()
  return {
    criteria: rows.map((row) => ({ id: row.id, name: lang === 'es' ? row.name_es : row.name_en })),
  }
}
