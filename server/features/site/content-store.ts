import { type Selectable, sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { ContentSlug } from '../../db/content/load-content.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { Problem, texts } from '../../core/api/problem.ts'

type ContentRow = Selectable<Schema['content_page']>

/**
 * The newest version of a page; in English where the language has none.
 * @throws Problem 404 when it is in neither.
 */
export async function newestPage(db: Db | Tx, slug: ContentSlug, lang: Lang): Promise<ContentRow> {
  const row = await db
    .selectFrom('content_page')
    .selectAll()
    .where('slug', '=', slug)
    .where('lang', 'in', [lang, 'en'])
    .orderBy(sql`lang = ${lang}::text`, 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (!row) throw new Problem(404, texts.notFound)
  return row
}
