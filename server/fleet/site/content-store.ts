import { type Selectable, sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type Cacheable, readCached } from '../../platform/db/cache.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { Problem, texts } from '../../platform/api/problem.ts'

export type ContentRow = Selectable<Schema['content_page']>

/* What visitors read of each page in each of its languages: the newest that is live, else the example. */
const shown: Cacheable<readonly ContentRow[]> = {
  topic: 'pages',
  read: (db) =>
    db
      .selectFrom('content_page')
      .selectAll()
      .distinctOn(['slug', 'lang'])
      .orderBy('slug')
      .orderBy('lang')
      .orderBy((row) => row('live_at', 'is', null))
      .orderBy('version', 'desc')
      .execute(),
}

/**
 * A page as visitors read it; in English where the language has none.
 * @throws Problem 404 when it is in neither.
 */
export async function shownPage(db: Db | Tx, slug: TextId, lang: Lang): Promise<ContentRow> {
  const pages = (await readCached(db, shown)).filter((page) => page.slug === slug)
  const row = pages.find((page) => page.lang === lang) ?? pages.find((page) => page.lang === 'en')
  if (!row) throw new Problem(404, texts.notFound)
  return row
}

/** What is newest of each text in each language: the draft, where there is one. */
export const newestRows = (db: Db | Tx): Promise<ContentRow[]> =>
  db
    .selectFrom('content_page')
    .selectAll()
    .distinctOn(['slug', 'lang'])
    .orderBy('slug')
    .orderBy('lang')
    .orderBy('version', 'desc')
    .execute()

export type Wording = Record<Lang, { title: string; body: string }>

/**
 * What a contract that is made at this instant says, as a column: the newest words that were live by then, else the
 * first there were (docs/product/booking-and-payment.md#contract).
 */
export const contractWording = (at: Date) => sql<Wording>`(
  select json_object_agg(lang, json_build_object('title', title, 'body', body)) from (
    select distinct on (lang) lang, title, body from content_page where slug = 'contract'
    order by lang, coalesce(live_at <= ${at}, false) desc,
      case when live_at <= ${at} then -version else version end) said)`

/** The drafts of texts of which nothing is live yet: what an owner reads and stands for (docs/product/company.md#opening). */
export async function exampleRows(db: Db | Tx): Promise<ContentRow[]> {
  const rows = await db
    .selectFrom('content_page')
    .selectAll()
    .where('slug', 'not in', (live) =>
      live.selectFrom('content_page').select('slug').where('live_at', 'is not', null),
    )
    .orderBy('slug')
    .orderBy('lang')
    .execute()
  return rows
}

/** Puts these drafts live, for good. */
export async function putRowsLive(tx: Tx, rows: readonly ContentRow[], at: Date): Promise<void> {
  for (const { slug, lang, version } of rows)
    await tx
      .updateTable('content_page')
      .set({ live_at: at })
      .where('slug', '=', slug)
      .where('lang', '=', lang)
      .where('version', '=', version)
      .execute()
}
