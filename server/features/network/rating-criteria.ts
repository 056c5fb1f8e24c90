import type * as operations from '#protocol/network/operations.ts'
import type { Handlers } from '../../core/handler.ts'

/** The criteria of PRODUCT.md 9, in their order. */
export const ratingCriteria: Handlers<typeof operations>['ratingCriteria'] = async ({
  db,
  lang,
}) => {
  const rows = await db.selectFrom('rating_criterion').selectAll().orderBy('id').execute()
  return {
    criteria: rows.map((row) => ({ id: row.id, name: lang === 'es' ? row.name_es : row.name_en })),
  }
}
