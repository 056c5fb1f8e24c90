import { sql } from 'kysely'
import { accountsOf } from '#domain/money/books/accounts.ts'
import { dayAfter, firstDay } from '#domain/money/books/month.ts'
import type {
  staffDebts as debtsOperation,
  staffDeposits as depositsOperation,
  staffMonthRows as operation,
} from '#protocol/staff/month/month-rows.ts'
import { parseDay } from '#domain/core/time/wall-time.ts'
import { wrongField } from '../../fleet/places/wrong-field.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import { totalOf } from '../../platform/audit/list-rows.ts'
import { type DebtRow, readDebts, readDeposits } from './held-and-owed.ts'

const pageSize = 50

type Row = {
  id: number
  day: string
  order_id: string | null
  number: number | null
  renter: string | null
  code: string
  account: string
  cents: number
}

/** Income and what is owed to others is shown as what came, costs as what went. */
export const staffMonthRows: Handler<typeof operation> = async (
  { db, lang },
  { month, part, area = null, account = null, cursor },
) => {
  const { day, id } = placeOf(cursor)
  const accounts = part === 'tax' ? null : [...accountsOf(part)]
  const sign = part === 'cost' ? 1 : -1
  const { rows } = await sql<Row>`
    select e.id, e.booked_on::text as day, e.order_id, o.number,
      case when u.id is not null then ${shownName('u', lang)} end as renter,
      e.code, l.account, ${sign}::int * l.amount_cents as cents
    from ledger_entry e join ledger_line l on l.entry_id = e.id
      left join rental_order o on o.id = e.order_id left join app_user u on u.id = o.user_id
    where e.booked_on >= ${firstDay(month)}::date and e.booked_on < ${dayAfter(month)}::date
      and (${accounts}::text[] is null and (l.account = 'tax' or l.account like 'tax-%') or l.account = any(${accounts}))
      and (${area}::text is null or o.area_id = ${area}) and (${account}::text is null or l.account = ${account})
      and (${day}::date is null or (e.booked_on, e.id) < (${day}::date, ${id}::bigint))
    order by e.booked_on desc, e.id desc, l.account limit ${pageSize * 2}`.execute(db)
  const shown = pageOf(rows)
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => ({
      id: `${row.id} ${row.account}`,
      day: row.day,
      orderId: row.order_id ?? undefined,
      number: row.number ?? undefined,
      renter: row.renter ?? undefined,
      code: row.code,
      account: row.account,
      amount: row.cents / 100,
    })),
    nextCursor: shown.length < rows.length && last ? `${last.day} ${last.id}` : undefined,
  }
}

/**
 * Where the page before ended.
 * @throws Problem 400 for what is no place
 */
function placeOf(cursor: string | undefined): { day: string | null; id: string | null } {
  if (cursor === undefined) return { day: null, id: null }
  const [, day, id] = /^(20\d\d-\d\d-\d\d) (\d{1,18})$/.exec(cursor) ?? []
  if (day === undefined || id === undefined || parseDay(day) === undefined)
    throw wrongField('cursor')
  return { day, id }
}

/** Whole entries: the lines of one stay together, since a page goes on from an entry. */
function pageOf(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= pageSize) return rows
  const last = rows[pageSize - 1]?.id
  const end = rows.findIndex(({ id }, at) => at >= pageSize && id !== last)
  return end === -1 ? rows : rows.slice(0, end)
}

export const staffDeposits: Handler<typeof depositsOperation> = async (
  { db, lang, now },
  { until: group, ...wanted },
) => {
  const rows = await readDeposits(db, { group, wanted, now, lang })
  return {
    deposits: rows.map((row) => ({
      orderId: row.order_id,
      number: row.number,
      renter: row.renter,
      amount: row.cents / 100,
      until: row.until,
      backAt: row.back_at?.toISOString(),
    })),
    total: totalOf(rows),
  }
}

/** What was seen of a debt, by whoever reminds of it. */
export const debtVersion = (row: Pick<DebtRow, 'cents' | 'reminded_at'>): string =>
  versionOf(row.cents, row.reminded_at)

export const staffDebts: Handler<typeof debtsOperation> = async (
  { db, lang, now, user },
  { age: group, ...wanted },
) => {
  const rows = await readDebts(db, { group, wanted, now, lang })
  return {
    debts: rows.map((row) => ({
      balance: row.id,
      orderId: row.order_id,
      number: row.number,
      renter: row.renter,
      phone: row.phone ?? undefined,
      amount: row.cents / 100,
      since: row.created_at.toISOString(),
      age: row.age,
      remindedAt: row.reminded_at?.toISOString(),
      version: debtVersion(row),
      own: row.user_id === user.id,
    })),
    total: totalOf(rows),
  }
}
