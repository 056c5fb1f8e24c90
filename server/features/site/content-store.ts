import type { Selectable } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { ContentSlug } from '../../db/content/load-content.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type Keepable, readKept } from '../../db/kept.ts'
import type { Schema } from '../../db/schema.ts'
import { Problem, texts } from '../../core/api/problem.ts'

type ContentRow = Selectable<Schema['content_page']>

type Pages = Keepable<readonly ContentRow[]>
const known = new Map<ContentSlug, Pages>()

/** The newest version of a page in each of its languages. */
function newestOf(slug: ContentSlug): Pages {
  const pages = known.get(slug) ?? {
    of: ['content_page'],
    read: (db) =>
      db
        .selectFrom('content_page')
        .selectAll()
        .distinctOn('lang')
        .where('slug', '=', slug)
        .orderBy('lang')
        .orderBy('version', 'desc')
        .execute(),
  }
  known.set(slug, pages)
  return pages
}

/**
 * The newest version of a page; in English where the language has none.
 * @throws Problem 404 when it is in neither.
 */
export async function newestPage(db: Db | Tx, slug: ContentSlug, lang: Lang): Promise<ContentRow> {
  const pages = await readKept(db, newestOf(slug))
  const row = pages.find((page) => page.lang === lang) ?? pages.find((page) => page.lang === 'en')
  if (!row) throw new Problem(404, texts.notFound)
  return row
}
