import { sql } from 'kysely'
import {
  type KeysFacts,
  type MissingForKeys,
  missingForKeys,
} from '#domain/money/orders/missing-for-keys.ts'
import type { Paper } from '#domain/people/drivers/papers.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from './orders-store.ts'

/** A driver that an order lists, as far as keys depend on it. */
export type ListedDriver = KeysFacts['drivers'][number] & {
  name: string
  /** Which versions of the papers these are. */
  versions: readonly [license: number, insurance: number]
}

type Row = {
  order_id: string
  id: string
  first_name: string
  last_name: string
  birth_date: Day | null
  license: Paper['state']
  license_expires: Day | null
  license_submitted_at: Date | null
  license_version: number
  insurance: Paper['state']
  insurance_expires: Day | null
  insurance_submitted_at: Date | null
  insurance_version: number
}

/** What is known of the papers of an order: who drives, and whether staff did without. */
export type OrderPapers = { drivers: ListedDriver[]; isOverridden: boolean }

const none: OrderPapers = { drivers: [], isOverridden: false }

/** The drivers that orders list, and whether staff did without their papers as they are now. */
export async function readPapers(
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderPapers> {
  if (orderIds.length === 0) return () => none
  const wanted = sql<string>`any(${[...orderIds]}::text[])`
  const { rows } = await sql<Row & { overridden: boolean }>`
    select od.order_id, d.id, d.first_name, d.last_name, d.birth_date, d.license_version, d.insurance_version,
      d.license_verification as license, d.license_expires, d.license_submitted_at,
      d.insurance_verification as insurance, d.insurance_expires, d.insurance_submitted_at,
      o.papers_override_of is not null and o.papers_override_of = papers_of_order(o.id) as overridden
    from order_driver od join driver d on d.id = od.driver_id join rental_order o on o.id = od.order_id
    where od.order_id = ${wanted} order by od.order_id, d.is_primary desc, d.id`.execute(db)
  const found = new Map<string, OrderPapers>()
  for (const row of rows) {
    const one = found.get(row.order_id) ?? { drivers: [], isOverridden: row.overridden }
    one.drivers.push(listed(row))
    found.set(row.order_id, one)
  }
  return (orderId) => found.get(orderId) ?? none
}

const listed = (row: Row): ListedDriver => ({
  id: row.id,
  name: [row.first_name, row.last_name].filter(Boolean).join(' '),
  birthDay: row.birth_date ?? undefined,
  license: {
    state: row.license,
    expires: row.license_expires ?? undefined,
    sent: row.license_submitted_at ?? undefined,
  },
  insurance: {
    state: row.insurance,
    expires: row.insurance_expires ?? undefined,
    sent: row.insurance_submitted_at ?? undefined,
  },
  versions: [row.license_version, row.insurance_version],
})

/** What staff look at of orders before they confirm: the papers, and what of the deposit is still owed (cents). */
export async function readForKeys(db: Db | Tx, orderIds: readonly string[]) {
  const papersOf = await readPapers(db, orderIds)
  const wanted = sql<string>`any(${[...orderIds]}::text[])`
  const { rows } = await sql<{ id: string; cents: number }>`
    select o.id, sum(b.deposit_cents)::int as cents from rental_order o
    join rental_order b on b.transaction_id = o.transaction_id
    where o.id = ${wanted} and b.kind = 'balance' and b.state = 'held' and b.deposit_cents > 0
    group by o.id`.execute(db)
  const owed = new Map(rows.map(({ id, cents }) => [id, cents]))
  return (orderId: string) => ({ ...papersOf(orderId), openDeposit: owed.get(orderId) ?? 0 })
}

type Asked = Pick<OrderRow, 'starts_at' | 'ends_at' | 'paid'>

/** What an order lacks before its keys (docs/product/rental.md#papers); `openDeposit` in cents. */
export const missingOf = (
  { starts_at, ends_at, paid }: Asked,
  {
    drivers,
    isOverridden,
    openDeposit,
    isDepositLow = false,
  }: OrderPapers & Pick<KeysFacts, 'openDeposit' | 'isDepositLow'>,
  zone: string,
): MissingForKeys[] =>
  missingForKeys({
    drivers,
    start: toWall(starts_at, zone),
    end: toWall(ends_at, zone),
    isOverridden,
    isPaid: paid,
    openDeposit,
    isDepositLow,
  })

/**
 * A balance that is the rest of a deposit: a cover that had lowered it was not accepted, or a driver is under 25
 * (docs/product/money.md#deposit-owed).
 */
export const isDepositOwed = (order: Pick<OrderRow, 'kind' | 'state' | 'deposit_cents'>) =>
  order.kind === 'balance' && order.state === 'held' && order.deposit_cents > 0
