import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '#protocol/core/text.ts'
import { projectRoot } from '../../../platform/project-root.ts'
import type { Database } from '../../../platform/db/database.ts'

/** The pages of text that every installation has (docs/wire.md). */
export const contentSlugs = [
  'about',
  'faq',
  'terms',
  'rules',
  'insurance',
  'accessibility',
  'job-rides',
  'job-driving',
  'job-relocations',
] as const
export type ContentSlug = (typeof contentSlugs)[number]

const langs: readonly Lang[] = ['en', 'es']
/** The day on which the texts beside this file were last changed. */
const writtenAt = new Date('2026-11-26T12:00:00Z')

/**
 * Puts the first version of each page into the database where it has none yet. A page that is
 * there is never touched, so what staff wrote stays. Safe with several processes.
 */
export async function loadContent({ db }: Pick<Database, 'db'>): Promise<void> {
  const there = await db.selectFrom('content_page').select(['slug', 'lang']).distinct().execute()
  const known = new Set(there.map(({ slug, lang }) => `${slug}.${lang}`))
  const missing = contentSlugs
    .flatMap((slug) => langs.map((lang) => ({ slug, lang })))
    .filter(({ slug, lang }) => !known.has(`${slug}.${lang}`))
  if (missing.length === 0) return
  await db
    .insertInto('content_page')
    .values(
      missing.map((page) => ({ ...page, ...textOf(page), version: 1, updated_at: writtenAt })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A file's first line is `# Title`; the rest is the body. */
function textOf({ slug, lang }: { slug: ContentSlug; lang: Lang }) {
  const file = join(projectRoot, 'server/fleet/site/content', `${slug}.${lang}.md`)
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  return { title: first.replace(/^# /, ''), body: rest.join('\n').trim() }
}
