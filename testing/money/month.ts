import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** What the ledger itself says of a month, without any of our sums; cents by account. */
export async function ledgerOfMonth(
  { services }: TestServer,
  name: string,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::bigint as cents from ledger_line l join ledger_entry e on e.id = l.entry_id
    where to_char(e.booked_on, 'YYYY-MM') = ${name} group by account order by account`.execute(
    services.db,
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

/** A list as a file, for one of the staff or somebody else. */
export const downloadList = (server: TestServer, user: TestUser | undefined, path: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api/exports/${path}`,
    headers: user ? { authorization: `Bearer ${user.token}` } : {},
  })

/** The lines of such a file by their columns. */
export const linesOf = (text: string) =>
  parse(text, { bom: true, columns: true }) as Record<string, string>[]
