import type { Promised } from '#domain/people/company/promise.ts'
import { promiseOf, readCompany } from '../../people/company/company-store.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { type OrderPapers, readPapers } from './order-papers.ts'
import type { OrderRow } from './orders-store.ts'

export type Seat = { order_id: string; kind: string; starts_at: Date; price_cents: number }
/** The newest version of an order's contract, without its text; of one that came as a file the version 0. */
type ContractHead = { order_id: string; version: number; accepted_at: Date | null }

/** What decides about some orders besides their own rows; each is read at once for all of them. */
export type AroundOrders = {
  /** All orders of the transaction, oldest first; lapsed ones too. */
  ordersOf(order: OrderRow): OrderRow[]
  /** The earliest appointment of an order that is of one of the kinds. */
  seatOf(orderId: string, ...kinds: string[]): Seat | undefined
  contractOf(orderId: string): ContractHead | undefined
  /** Whether it came with the contract that its company had made before (docs/product/company.md#moving-in). */
  hasOldContract(orderId: string): boolean
  /** Whether the order's car is still out with somebody else's rental. */
  isCarOut(order: OrderRow): boolean
  /** Whether the order's car broke down or is blocked at that moment (docs/product/cars.md#off-the-road). */
  isOffTheRoad(order: OrderRow, now: Date): boolean
  /** Whether the person owes a balance. */
  hasDebt(userId: string): boolean
  /** Whether a block of the company is on the person at that moment. */
  isBlocked(userId: string, now: Date): boolean
  /** Who drives, with their papers. */
  papersOf(order: OrderRow): OrderPapers
  /** When the company confirms what is paid, where one of them waits for it. */
  promise: Promised | undefined
}

/** Reads what lies around orders, in as many queries for one as for fifty. */
export async function readAround(db: Db | Tx, orders: readonly OrderRow[]): Promise<AroundOrders> {
  const ids = orders.map(({ id }) => id)
  const isAwaited = orders.some(
    ({ kind, state, confirmation, paid }) =>
      (confirmation === 'pending' && paid) || (kind === 'start' && state === 'held'),
  )
  const [siblings, seats, contracts, debtors, blocks, cars, papersOf, company] = await readTogether(
    db,
    (one) => [
      readSiblings(one, [...new Set(orders.map((order) => order.transaction_id))]),
      readSeats(one, ids),
      readContracts(one, ids),
      readDebtors(one, [...new Set(orders.map(({ user_id }) => user_id))]),
      readBlocks(one, [...new Set(orders.map(({ user_id }) => user_id))]),
      readCarsInUse(one, [...new Set(orders.map(({ car_id }) => car_id))]),
      readPapers(one, ids),
      isAwaited ? readCompany(one) : undefined,
    ],
  )
  return {
    promise: company && promiseOf(company),
    isCarOut: (order) =>
      (cars.get(order.car_id) ?? []).some(
        ({ transaction_id: by }) => by !== null && by !== order.transaction_id,
      ),
    isOffTheRoad: (order, now) => (cars.get(order.car_id) ?? []).some((one) => isOffAt(one, now)),
    ordersOf: (order) => siblings.get(order.transaction_id) ?? [],
    seatOf: (orderId, ...kinds) => seats.get(orderId)?.find((one) => kinds.includes(one.kind)),
    contractOf: (orderId) => contracts.get(orderId)?.find(({ version }) => version > 0),
    hasOldContract: (orderId) =>
      (contracts.get(orderId) ?? []).some(({ version }) => version === 0),
    hasDebt: (userId) => debtors.has(userId),
    isBlocked: (userId, now) =>
      blocks.some((one) => one.user_id === userId && (one.ends_at === null || one.ends_at > now)),
    papersOf: ({ id }) => papersOf(id),
  }
}

export function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

async function readSiblings(db: Db | Tx, transactions: string[]) {
  if (transactions.length === 0) return new Map<string, OrderRow[]>()
  const rows = (await db
    .selectFrom('rental_order')
    .selectAll()
    .where('transaction_id', '=', sql<string>`any(${transactions}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()) as OrderRow[]
  return grouped(rows, (row) => row.transaction_id)
}

/** The appointments of orders, the earliest first. */
export async function readSeats(db: Db | Tx, orderIds: string[]): Promise<Map<string, Seat[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await sql<Seat>`
    select order_id, kind, starts_at, price_cents from appointment_seat
    where order_id = any(${orderIds}::text[]) order by starts_at, kind`.execute(db)
  return grouped(rows.rows, (row) => row.order_id)
}

async function readContracts(
  db: Db | Tx,
  orderIds: string[],
): Promise<Map<string, ContractHead[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await sql<ContractHead>`
    (select distinct on (order_id) order_id, version, accepted_at from contract
      where order_id = any(${orderIds}::text[]) order by order_id, version desc)
    union all
    select order_id, 0, null from stored_file
    where order_id = any(${orderIds}::text[]) and purpose = 'contract'`.execute(db)
  return grouped(rows.rows, (row) => row.order_id)
}

/** The blocks on people that nobody has lifted; some may have come to their end. */
async function readBlocks(db: Db | Tx, userIds: string[]) {
  if (userIds.length === 0) return []
  const { rows } = await sql<{ user_id: string; ends_at: Date | null }>`
    select user_id, ends_at from account_block
    where user_id = any(${userIds}::text[]) and lifted_at is null`.execute(db)
  return rows
}

/** Who has the car, or since when and until when it is off the road. */
type CarInUse = {
  car_id: string
  transaction_id: string | null
  from_at: Date | null
  until_at: Date | null
}

/** The rentals that have one of the cars now, and when the cars are off the road. */
async function readCarsInUse(db: Db | Tx, carIds: string[]) {
  if (carIds.length === 0) return new Map<string, CarInUse[]>()
  const { rows } = await sql<CarInUse>`
    select car_id, transaction_id, null::timestamptz as from_at, null::timestamptz as until_at
    from rental_order
    where car_id = any(${carIds}::text[]) and rental_status in ${inSql.running}
      and (rental_status <> ${inSql.arrived} or arrived_for = 'return')
    union all
    select car_id, null, from_at, until_at from car_breakdown
    where car_id = any(${carIds}::text[]) and lifted_at is null`.execute(db)
  return grouped(rows, (row) => row.car_id)
}

const isOffAt = ({ from_at: from, until_at: until }: CarInUse, now: Date) =>
  from !== null && from <= now && (until === null || until > now)

/**
 * Those of the people who owe a balance, and so may not book, extend or swap (docs/product/money.md#settlement).
 * The rest of a deposit stops the keys of its own rental alone.
 */
export async function readDebtors(db: Db | Tx, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from rental_order
    where user_id = any(${userIds}::text[]) and kind = 'balance' and state = 'held'
      and deposit_cents = 0 and new_dates is null`.execute(db)
  return new Set(rows.map((row) => row.user_id))
}
