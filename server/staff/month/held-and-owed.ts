import { type RawBuilder, sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import { type debtAges, type depositDays } from '#protocol/staff/month/choices.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { depositMs } from '../../money/refunds/release-deposits.ts'
import { type WantedRows, wantedRows } from '../../platform/audit/list-rows.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { shownName } from '../../people/people/shown-name.ts'

export type DepositDay = (typeof depositDays)[number]
export type DebtAge = (typeof debtAges)[number]

/**
 * Deposits that the books hold of rentals that are to come, run, or are over and not settled, with when they go back.
 */
const deposits = (now: Date): RawBuilder<unknown> => sql`(
  select d.*, case when d.has_claim then 'claim' when d.back_at is null then 'out'
      when d.back_at < ${now}::timestamptz + interval '48 hours' then 'tomorrow'
      when d.back_at < ${now}::timestamptz + interval '7 days' then 'week' else 'later' end as until
  from (
    select t.id, t.user_id, t.returned_at + make_interval(secs => ${depositMs / 1000}) as back_at,
      coalesce((select true from claim m where m.transaction_id = t.id and m.state in ('open', 'agreed', 'appealed')
        limit 1), false) as has_claim, held.cents
    from (
      select id from rental_transaction where returned_at is not null and deposit_released_at is null
      union select transaction_id from rental_order where rental_status = ${inSql.notPickedUp} or rental_status in ${inSql.running}) one
    join rental_transaction t on t.id = one.id
    cross join lateral (
      select -sum(l.amount_cents)::bigint as cents from ledger_entry e join ledger_line l on l.entry_id = e.id
      where e.transaction_id = t.id and l.account = 'deposit') held
    where held.cents > 0) d)`

/** Amounts to pay after a return, which are debts: what is owed of a deposit is none (docs/product/money.md#deposit-owed). */
const debts = (now: Date): RawBuilder<unknown> => sql`(
  select o.id, o.previous_order_id, o.user_id, o.total_cents as cents, o.created_at,
    case when o.created_at > ${now}::timestamptz - interval '7 days' then '7'
      when o.created_at > ${now}::timestamptz - interval '30 days' then '30'
      when o.created_at > ${now}::timestamptz - interval '90 days' then '90' else 'older' end as age
  from rental_order o where o.kind = 'balance' and o.state = 'held' and o.deposit_cents = 0
    and o.new_dates is null)`

type Sum<Group> = { group: Group; orders: number; cents: number }

export async function sumDeposits(db: Db, now: Date): Promise<Sum<DepositDay>[]> {
  const { rows } = await sql<Sum<DepositDay>>`
    select until as group, count(*)::int as orders, sum(cents)::bigint as cents
    from ${deposits(now)} d group by until`.execute(db)
  return rows
}

export async function sumDebts(db: Db, now: Date): Promise<Sum<DebtAge>[]> {
  const { rows } = await sql<Sum<DebtAge>>`
    select age as group, count(*)::int as orders, sum(cents)::bigint as cents
    from ${debts(now)} d group by age`.execute(db)
  return rows
}

export type DepositRow = {
  order_id: string
  number: number
  renter: string
  cents: number
  until: DepositDay
  back_at: Date | null
  total: number
}

type Asked<Group> = { group: Group | undefined; wanted: WantedRows; now: Date; lang: Lang }

/** Those that go back first before the others. */
export async function readDeposits(
  db: Db,
  { group, wanted, now, lang }: Asked<DepositDay>,
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select o.id as order_id, o.number, ${shownName('u', lang)} as renter, d.cents, d.until, d.back_at, d.total
    from (select *, count(*) over ()::int as total from ${deposits(now)} w
        where ${group ?? null}::text is null or w.until = ${group ?? null}
        order by back_at nulls last, id ${wantedRows(wanted)}) d
      join lateral (select id, number from rental_order where transaction_id = d.id and kind <> 'balance'
        order by created_at desc, id limit 1) o on true
      join app_user u on u.id = d.user_id
    order by d.back_at nulls last, d.id`.execute(db)
  return rows
}

export type DebtRow = {
  id: string
  user_id: string
  order_id: string
  number: number
  renter: string
  phone: string | null
  cents: number
  created_at: Date
  age: DebtAge
  reminded_at: Date | null
  total: number
}

/** The oldest first. */
export async function readDebts(
  db: Db,
  { group, wanted, now, lang }: Asked<DebtAge>,
): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select d.id, d.user_id, o.id as order_id, o.number, ${shownName('u', lang)} as renter, u.phone, d.cents, d.created_at, d.age,
      (select max(reminded_at) from debt_reminder r where r.order_id = d.id) as reminded_at, d.total
    from (select *, count(*) over ()::int as total from ${debts(now)} w
        where ${group ?? null}::text is null or w.age = ${group ?? null}
        order by created_at, id ${wantedRows(wanted)}) d
      join rental_order o on o.id = d.previous_order_id join app_user u on u.id = d.user_id
    order by d.created_at, d.id`.execute(db)
  return rows
}

/** What is owed with one order, as long as it is. */
export async function debtOf(
  db: Db | Tx,
  orderId: string,
  now: Date,
): Promise<Pick<DebtRow, 'cents' | 'user_id' | 'reminded_at'> | undefined> {
  const { rows } = await sql<Pick<DebtRow, 'cents' | 'user_id' | 'reminded_at'>>`
    select d.cents, d.user_id, (select max(reminded_at) from debt_reminder r where r.order_id = d.id) as reminded_at
    from ${debts(now)} d where d.id = ${orderId}`.execute(db)
  return rows[0]
}

/** Whether money for an amount to pay is on its way: promised, being paid, or announced to be taken from a kept card. */
export async function isOnItsWay(tx: Tx, balanceId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from payment where order_id = ${balanceId} and state in ('pending', 'waiting'))
      or exists (select from planned_charge where order_id = ${balanceId} and state in ('planned', 'contested')) as is`.execute(
    tx,
  )
  return rows[0]?.is === true
}
