import { sql } from 'kysely'
import { type Month, monthOf } from '#domain/money/books/month.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** What the company says of its books. */
export type Books = {
  /** IANA zone whose days they have. */
  zone: string
  /** As the company set it; the first area's when it set none. */
  ownZone: string | null
  /** What the accountant calls our accounts, by ours. */
  accountNames: Record<string, string>
  /** The newest month that is closed. */
  closedUntil: Month | undefined
}

export async function readBooks(db: Db | Tx): Promise<Books> {
  const { rows } = await sql<{
    zone: string
    own: string | null
    names: Record<string, string>
    closed: Day | null
  }>`
    select books_zone() as zone, zone as own, account_names as names,
      (select max(month)::text from closed_month) as closed
    from books`.execute(db)
  const [row] = rows
  if (!row) throw new Error('there are no books')
  return {
    zone: row.zone,
    ownZone: row.own,
    accountNames: row.names,
    closedUntil: row.closed ? monthOf(row.closed) : undefined,
  }
}

/** What is changed of the books, for whoever saves it. */
export const booksVersion = ({ ownZone, accountNames }: Books): string =>
  versionOf(
    ownZone,
    Object.entries(accountNames).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The books' own day. */
export const bookDay = ({ zone }: Pick<Books, 'zone'>, now: Date): Day => dayOf(toWall(now, zone))

/** The books as they stand until the transaction ends. */
export async function lockBooks(tx: Tx): Promise<Books> {
  await sql`select from books for update`.execute(tx)
  return readBooks(tx)
}

type Said = { zone: string | null; accountNames: Record<string, string> }

export async function changeBooks(
  tx: Tx,
  { zone, accountNames }: Said,
  by: { id: string; at: Date },
): Promise<void> {
  const names = JSON.stringify(accountNames)
  await tx
    .updateTable('books')
    .set({ zone, account_names: names, changed_by: by.id, changed_at: by.at })
    .execute()
}

/** What was given to the balances of all accounts until the end of a month, by account in cents. */
export type Balances = Record<string, number>

/**
 * What each account stood at when a month was over: what it stood at when an earlier one was closed, and all since.
 */
export async function balancesAfter(db: Db | Tx, dayAfter: Day): Promise<Balances> {
  const { rows } = await sql<{ account: string; cents: number }>`
    with closed as (
      select (month + interval '1 month')::date as since, balances from closed_month
      where (month + interval '1 month')::date <= ${dayAfter}::date order by month desc limit 1
    )
    select account, sum(cents)::bigint as cents from (
      select b.key as account, b.value::bigint as cents from closed, jsonb_each_text(balances) b
      union all
      select l.account, l.amount_cents from ledger_entry e join ledger_line l on l.entry_id = e.id
      where e.booked_on < ${dayAfter}::date and e.booked_on >= coalesce((select since from closed), '-infinity'::date)
    ) each group by account having sum(cents) <> 0 order by account`.execute(db)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

/** Whoever closes a month waits for entries that are being written; none is written until it is closed. */
export async function stopEntries(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('closed_month'))`.execute(tx)
}

/** Closes a month and all before it; the caller has stopped the entries. */
export async function closeMonth(
  tx: Tx,
  month: { first: Day; balances: Balances },
  by: { id: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('closed_month')
    .values({
      month: month.first,
      closed_at: by.at,
      closed_by: by.id,
      balances: JSON.stringify(month.balances),
    })
    .execute()
}
