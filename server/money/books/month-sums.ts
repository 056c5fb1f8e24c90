import { sql } from 'kysely'
import { dayAfter, firstDay, type Month } from '#domain/money/books/month.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** What was booked in a month on an account for the orders of an area, in cents, income negative. */
export type MonthSum = { areaId: string | null; account: string; cents: number }

/** All that a month booked, by area and account; what is of no order has no area. */
export async function readMonthSums(db: Db | Tx, month: Month): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select o.area_id as "areaId", l.account, sum(l.amount_cents)::bigint as cents
    from ledger_entry e join ledger_line l on l.entry_id = e.id left join rental_order o on o.id = e.order_id
    where e.booked_on >= ${firstDay(month)}::date and e.booked_on < ${dayAfter(month)}::date
    group by o.area_id, l.account order by l.account, o.area_id`.execute(db)
  return rows
}

/** The first month with an entry. */
export async function firstMonth(db: Db | Tx): Promise<Month | undefined> {
  const row = await db
    .selectFrom('ledger_entry')
    .select(sql<string>`to_char(min(booked_on), 'YYYY-MM')`.as('month'))
    .executeTakeFirst()
  return row?.month ?? undefined
}
