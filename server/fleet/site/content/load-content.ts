import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '#protocol/core/text.ts'
import { type TextId, textIds } from '#protocol/fleet/site/text-ids.ts'
import { readCompany } from '../../../people/company/company-store.ts'
import { projectRoot } from '../../../platform/project-root.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { exampleRows, putRowsLive } from '../content-store.ts'

const langs: readonly Lang[] = ['en', 'es']
/** The day on which the texts beside this file were last changed. */
const writtenAt = new Date('2026-11-28T12:00:00Z')

/**
 * Puts the first version of each page into the database where it has none yet: an example, until an owner of the
 * company stands for its texts; of one whose owner does already, live. A page that is there is never touched, so
 * what staff wrote stays. Safe with several processes.
 */
export async function loadContent({ db }: Pick<Database, 'db'>): Promise<void> {
  const there = await db.selectFrom('content_page').select(['slug', 'lang']).distinct().execute()
  const known = new Set(there.map(({ slug, lang }) => `${slug}.${lang}`))
  const missing = textIds
    .flatMap((slug) => langs.map((lang) => ({ slug, lang })))
    .filter(({ slug, lang }) => !known.has(`${slug}.${lang}`))
  if (missing.length === 0) return
  const { texts_read_at: readAt } = await readCompany(db)
  const rest = { version: 1, written_at: writtenAt, live_at: readAt && writtenAt }
  await db
    .insertInto('content_page')
    .values(missing.map((page) => ({ ...page, ...textOf(page), ...rest })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The sample company stands for the texts that came with the program. */
export async function putLoadedLive(tx: Tx): Promise<void> {
  await putRowsLive(tx, await exampleRows(tx), writtenAt)
}

/** A file's first line is `# Title`; the rest is the body. */
function textOf({ slug, lang }: { slug: TextId; lang: Lang }) {
  const file = join(projectRoot, 'server/fleet/site/content', `${slug}.${lang}.md`)
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  return { title: first.replace(/^# /, ''), body: rest.join('\n').trim() }
}
