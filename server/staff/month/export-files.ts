import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Month, monthOf, parseMonth } from '#domain/money/books/month.ts'
import { listRights } from '#protocol/staff-rights.ts'
import { bookDay, readBooks } from '../../money/books/books-store.ts'
import { journalColumns, readJournal } from '../../money/books/journal.ts'
import type { Services } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeStaffWith, requireCaller } from '../../platform/api/require-caller.ts'
import { audit } from '../../platform/audit/audit.ts'
import { type Cell, csvLine } from '../../platform/csv-line.ts'
import type { Db } from '../../platform/db/database.ts'
import { limit } from '../../platform/http/limits.ts'
import { type ExportedList, exportedLists } from './export-lists.ts'

/** So many rows are in memory at a time. */
const pageSize = 2000

/** A mark tells spreadsheets that this is UTF-8. */
const mark = '\uFEFF'

/** A list as CSV, written while it is read. */
async function* listAsCsv(db: Db, list: ExportedList, month: Month): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const { rows } = await list.rows(after, pageSize, month).execute(db)
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'at_key')
    const head = after === '' && columns.length > 0 ? mark + csvLine(columns) : ''
    yield head + rows.map((row) => csvLine(columns.map((name) => row[name] as Cell))).join('')
    if (rows.length < pageSize) return
    after = String(rows.at(-1)?.['at_key'])
  }
}

async function* journalAsCsv(db: Db, month: Month): AsyncGenerator<string> {
  const { accountNames } = await readBooks(db)
  const lines = await readJournal(db, month, accountNames)
  yield mark + csvLine(journalColumns) + lines.map(csvLine).join('')
}

const lists: Record<string, ExportedList | undefined> = exportedLists

const isList = (name: string): name is keyof typeof listRights => Object.hasOwn(listRights, name)

/**
 * Lists, the ledger and the journal as CSV, streamed, for who may see each (docs/product/month.md#files); each download
 * is a line of the audit log.
 */
export function registerExportFiles(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  app.get<{ Params: { name: string }; Querystring: { month?: string } }>(
    '/api/exports/:name',
    async (request, reply) => {
      const user = await requireCaller(services, request)
      const { name } = request.params
      if (!isList(name)) throw new Problem(404, texts.notFound)
      mustBeStaffWith(user, listRights[name])
      const list = lists[name]
      limit({ services, now: clock() }, `exports of ${user.id}`, 60, 3600)
      const isOfMonth = !list || list.ofMonth === true
      const current = monthOf(bookDay(await readBooks(db), clock()))
      const month = parseMonth(request.query.month ?? current)
      if (month === undefined) throw new Problem(400, texts.malformed)
      const file = isOfMonth ? `${name}-${month}.csv` : `${name}.csv`
      await audit(db, user.id, clock(), 'list exported', file, {})
      const text = list ? listAsCsv(db, list, month) : journalAsCsv(db, month)
      return reply
        .type('text/csv; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Disposition', `attachment; filename="${file}"`)
        .send(Readable.from(text))
    },
  )
}
