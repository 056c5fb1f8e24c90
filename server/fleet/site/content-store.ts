import type { Selectable } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { ContentSlug } from './content/load-content.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type Cacheable, readCached } from '../../platform/db/cache.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { Problem, texts } from '../../platform/api/problem.ts'

type ContentRow = Selectable<Schema['content_page']>

/* The newest version of each page in each of its languages. */
const newest: Cacheable<readonly ContentRow[]> = {
  topic: 'pages',
  read: (db) =>
    db
      .selectFrom('content_page')
      .selectAll()
      .distinctOn(['slug', 'lang'])
      .orderBy('slug')
      .orderBy('lang')
      .orderBy('version', 'desc')
      .execute(),
}

/**
 * The newest version of a page; in English where the language has none.
 * @throws Problem 404 when it is in neither.
 */
export async function newestPage(db: Db | Tx, slug: ContentSlug, lang: Lang): Promise<ContentRow> {
  const pages = (await readCached(db, newest)).filter((page) => page.slug === slug)
  const row = pages.find((page) => page.lang === lang) ?? pages.find((page) => page.lang === 'en')
  if (!row) throw new Problem(404, texts.notFound)
  return row
}
