import { sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import { companyName, readCompany } from '../../../people/company/company-store.ts'
import type { Services } from '../../../platform/api/context.ts'
import { type Cell, csvLine } from '../../../platform/csv-line.ts'
import { avatarFile, avatarWidths } from '../../../platform/uploads/avatar-files.ts'
import { fileEnding } from '../../../platform/uploads/file-ending.ts'
import { readMe } from './read-me.ts'
import type { Exported } from '../../../platform/wing.ts'
import { topics } from './topics.ts'
import type { Entry } from '../../../platform/zip-writer.ts'

/** So many rows are read at a time, so that a long life takes no more memory than a short one. */
const page = 500

async function* encoded(said: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(said)
}

/** One table as CSV, read page by page. */
async function* table(
  { db, clock }: Services,
  topic: Exported,
  userId: string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const now = clock()
  for (let from = 0; ; from += page) {
    const { rows } = await sql<Record<string, Cell>>`
      select * from (${topic.rows(userId, now)}) t limit ${page}::int offset ${from}::int`.execute(
      db,
    )
    const lines = rows.map((row) => csvLine(Object.values(row)))
    // A mark tells spreadsheets that this is UTF-8.
    const head = from === 0 && rows[0] ? `\uFEFF${csvLine(Object.keys(rows[0]))}` : ''
    yield encoder.encode(head + lines.join(''))
    if (rows.length < page) return
  }
}

/** The person's own pictures and papers; what others uploaded to their rentals is the company's. */
async function* files(services: Services, userId: string): AsyncGenerator<Entry> {
  const { db, files: store } = services
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('stored_file')
      .select(['id', 'purpose', 'content_type'])
      .where('owner_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute()
    for (const { id, purpose, content_type } of rows) {
      const largest = avatarWidths.at(-1) ?? 256
      const stored = await store.stored(purpose === 'avatar' ? avatarFile(id, largest) : id)
      if (!stored) continue
      const path = `files/${purpose}-${id}.${fileEnding(content_type)}`
      yield { path, packed: true, bytes: stored.stream() }
    }
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = last.id
  }
}

/** All files of a person's archive, one after the other (docs/product/accounts.md#your-data). */
export async function* entriesOf(
  services: Services,
  userId: string,
  lang: Lang,
): AsyncGenerator<Entry> {
  const company = companyName(await readCompany(services.db))
  yield {
    path: 'read-me.html',
    packed: false,
    bytes: encoded(readMe(company, lang, services.clock())),
  }
  for (const topic of topics)
    yield { path: `${topic.file}.csv`, packed: false, bytes: table(services, topic, userId) }
  yield* files(services, userId)
}
