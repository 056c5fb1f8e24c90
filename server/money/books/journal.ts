import { sql } from 'kysely'
import { accountName } from '#domain/money/books/accounts.ts'
import { dayAfter, firstDay, type Month } from '#domain/money/books/month.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

type Line = { day: Day; area: string | null; account: string; cents: number }

/** The columns that QuickBooks takes for a journal entry. */
export const journalColumns = [
  'Journal No',
  'Journal Date',
  'Account',
  'Debits',
  'Credits',
  'Description',
  'Class',
] as const

/**
 * A month as journal entries, one a day: what each account moved by, with the area as its class; debits and credits of
 * a day are the same (docs/product/month.md#journal).
 * @param names what the accountant calls our accounts
 */
export async function readJournal(
  db: Db | Tx,
  month: Month,
  names: Readonly<Record<string, string>>,
): Promise<(string | undefined)[][]> {
  const { rows } = await sql<Line>`
    select e.booked_on::text as day, a.name_en as area, l.account, sum(l.amount_cents)::bigint as cents
    from ledger_entry e join ledger_line l on l.entry_id = e.id
      left join rental_order o on o.id = e.order_id left join area a on a.id = o.area_id
    where e.booked_on >= ${firstDay(month)}::date and e.booked_on < ${dayAfter(month)}::date
    group by e.booked_on, a.id, l.account having sum(l.amount_cents) <> 0
    order by e.booked_on, a.id nulls last, l.account`.execute(db)
  return rows.map(({ day, area, account, cents }) => [
    day,
    day,
    accountName(account, names),
    cents > 0 ? (cents / 100).toFixed(2) : undefined,
    cents < 0 ? (-cents / 100).toFixed(2) : undefined,
    `${area ?? 'No area'}, ${day}`,
    area ?? undefined,
  ])
}
