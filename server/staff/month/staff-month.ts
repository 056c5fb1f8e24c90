import { sql } from 'kysely'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { type AreaRow, allAreas } from '../../fleet/site/areas-store.ts'
import {
  accountName,
  costAccounts,
  isTax,
  namedAccounts,
  salesPartOf,
} from '#domain/money/books/accounts.ts'
import { addMonths, canClose, dayAfter, firstDay, monthOf } from '#domain/money/books/month.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import { debtAges, depositDays } from '#protocol/staff/month/choices.ts'
import type { staffMonth as operation } from '#protocol/staff/month/staff-month.ts'
import { bookDay, type Books, booksVersion, readBooks } from '../../money/books/books-store.ts'
import { firstMonth, type MonthSum, readMonthSums } from '../../money/books/month-sums.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type CarUse, daysOf, readCarUse, sumCarCosts, together } from './car-use.ts'
import { sumDebts, sumDeposits } from './held-and-owed.ts'

type Month = OutputOf<typeof operation>

/** What was read of a month's books, for who closes it. */
export const monthVersion = (sums: readonly MonthSum[]): string =>
  versionOf(sums.map(({ areaId, account, cents }) => [areaId, account, cents]))

/**
 * A month of the books (docs/product/month.md).
 * @throws Problem 400 for a month that has not come
 */
export const staffMonth: Handler<typeof operation> = async ({ db, now, lang }, input) => {
  const books = await readBooks(db)
  const today = bookDay(books, now)
  const current = monthOf(today)
  const month = input.month ?? current
  if (month > current)
    throw new Problem(400, texts.malformed, { errors: { month: fieldError('tooFarAhead') } })
  const sums = await readMonthSums(db, month)
  const use = await readCarUse(db, daysOf(month, today), false)
  const before = await readCarUse(db, daysOf(addMonths(month, -1), today), false)
  const areas = await allAreas(db)
  const types = await db.selectFrom('car_subtype').selectAll().orderBy('position').execute()
  const [held, owed] = [await sumDeposits(db, now), await sumDebts(db, now)]
  const { closedUntil, zone } = books
  return {
    month,
    current,
    first: (await firstMonth(db)) ?? current,
    zone,
    closed: await closedBy(db, month, lang),
    canClose: canClose(month, today, closedUntil),
    openFrom: closedUntil && dayAfter(closedUntil),
    areas: salesByArea(areas, sums, use, lang),
    taxes: taxesOf(areas, sums, lang),
    costs: costsOf(sums),
    carCosts: dollars(await sumCarCosts(db, month)),
    cash: await readCash(db, month, zone, lang),
    balance: dollars(sums.reduce((sum, { cents }) => sum + cents, 0)),
    types: types.flatMap((type) => {
      const cars = use.filter(({ subtypeId }) => subtypeId === type.id)
      return cars.length > 0 ? [{ name: type[`name_${lang}`], used: together(cars) }] : []
    }),
    before: together(before),
    rentals: await readEnded(db, month, zone),
    deposits: depositDays.map((until) => ({ until, ...groupOf(held, until) })),
    debts: debtAges.map((age) => ({ age, ...groupOf(owed, age) })),
    version: monthVersion(sums),
    books: settingsOf(books, areas),
  }
}

/** No minus before nothing. */
const dollars = (cents: number) => (cents === 0 ? 0 : cents / 100)

function groupOf<Group>(
  sums: readonly { group: Group; orders: number; cents: number }[],
  group: Group,
) {
  const found = sums.find((one) => one.group === group)
  return { orders: found?.orders ?? 0, amount: (found?.cents ?? 0) / 100 }
}

async function closedBy(db: Db | Tx, month: string, lang: Lang): Promise<Month['closed']> {
  // A month that was closed together with a later one was closed with that.
  const row = await db
    .selectFrom('closed_month as m')
    .innerJoin('app_user as u', 'u.id', 'm.closed_by')
    .select(['m.closed_at', shownName('u', lang).as('by')])
    .where('m.month', '>=', `${month}-01`)
    .orderBy('m.month')
    .executeTakeFirst()
  return row && { at: row.closed_at.toISOString(), by: row.by }
}

/** Areas in their order, with sales or cars; last what is of none. */
function salesByArea(
  areas: readonly AreaRow[],
  sums: readonly MonthSum[],
  use: readonly CarUse[],
  lang: Lang,
): Month['areas'] {
  const rows = [
    ...areas.map((area) => ({ id: area.id as string | null, area })),
    { id: null, area: undefined },
  ]
  return rows.flatMap(({ id, area }) => {
    const cents = { rent: 0, extras: 0, rest: 0 }
    for (const sum of sums) {
      const part = sum.areaId === id ? salesPartOf(sum.account) : undefined
      if (part) cents[part] -= sum.cents
    }
    const used = together(use.filter(({ areaId }) => areaId === id))
    if (used.cars === 0 && Object.values(cents).every((sum) => sum === 0)) return []
    return [
      {
        areaId: id ?? undefined,
        name: area ? area[`name_${lang}`] : '',
        rent: dollars(cents.rent),
        extras: dollars(cents.extras),
        rest: dollars(cents.rest),
        used,
      },
    ]
  })
}

function taxesOf(areas: readonly AreaRow[], sums: readonly MonthSum[], lang: Lang): Month['taxes'] {
  return areas.flatMap((area) =>
    sums.flatMap(({ areaId, account, cents }) =>
      areaId === area.id && isTax(account)
        ? [{ areaId, name: area[`name_${lang}`], account, amount: dollars(-cents) }]
        : [],
    ),
  )
}

function costsOf(sums: readonly MonthSum[]): Month['costs'] {
  return costAccounts.flatMap((account) => {
    const cents = sums.reduce((sum, one) => sum + (one.account === account ? one.cents : 0), 0)
    return cents === 0 ? [] : [{ account, amount: dollars(cents) }]
  })
}

function settingsOf(books: Books, areas: readonly AreaRow[]): Month['books'] {
  const { ownZone, accountNames } = books
  const accounts = [...new Set([...namedAccounts, ...Object.keys(accountNames)])]
  return {
    zone: ownZone ?? undefined,
    zones: [...new Set(areas.map(({ zone }) => zone))],
    accounts: accounts.map((account) => ({
      account,
      name: accountNames[account],
      usual: accountName(account, {}),
    })),
    version: booksVersion(books),
  }
}

/** Rentals that ended in a month and bookings that were cancelled in it, by the clock of the books. */
async function readEnded(
  db: Db,
  month: string,
  zone: string,
): Promise<{ ended: number; again: number; cancelled: number }> {
  const { rows } = await sql<{ ended: number; again: number; cancelled: number }>`
    select count(*) filter (where o.rental_status = ${inSql.returned})::int as ended,
      count(*) filter (where o.rental_status = ${inSql.returned} and exists (select from rental_order e
        where e.user_id = o.user_id and e.transaction_id <> o.transaction_id and e.rental_status = ${inSql.returned}
          and e.ended_at < o.ended_at))::int as again,
      count(*) filter (where o.rental_status = ${inSql.cancelled} and o.kind = 'start')::int as cancelled
    from rental_order o
    where o.rental_status in (${inSql.cancelled}, ${inSql.returned}) and o.ended_at >= ${firstDay(month)}::date::timestamp at time zone ${zone}
      and o.ended_at < ${dayAfter(month)}::date::timestamp at time zone ${zone}`.execute(db)
  return rows[0] ?? { ended: 0, again: 0, cancelled: 0 }
}

/** The cash drawer: what each of the staff took on each day on the clock of the books. */
async function readCash(db: Db, month: string, zone: string, lang: Lang): Promise<Month['cash']> {
  const { rows } = await sql<{
    day: string
    staff: string | null
    payments: number
    cents: number
  }>`
    select p.day::text as day, case when u.id is not null then ${shownName('u', lang)} end as staff,
      count(*)::int as payments, sum(p.cents)::bigint as cents
    from (select (paid_at at time zone ${zone})::date as day, taken_by, due_cents + fee_cents as cents from payment
        where kind = 'cash' and paid_at >= ${firstDay(month)}::date::timestamp at time zone ${zone}
          and paid_at < ${dayAfter(month)}::date::timestamp at time zone ${zone}) p
      left join app_user u on u.id = p.taken_by
    group by p.day, u.id order by p.day desc, staff nulls last limit 500`.execute(db)
  return rows.map(({ day, staff, payments, cents }) => ({
    day,
    staff: staff ?? undefined,
    payments,
    amount: cents / 100,
  }))
}
