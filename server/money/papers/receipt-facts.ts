import type { PaidCard } from '#domain/money/payments/paid-card.ts'
import { type Selectable, sql } from 'kysely'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Account, EntryCode } from '../ledger/ledger.ts'
import { cardOfRefund, type RefundWay } from '../ledger/refund-way.ts'
import { type OrderRow, readOrders } from '../orders/orders-store.ts'

type ChargeRow = Selectable<Schema['charge']>
type PaymentRow = Selectable<Schema['payment']> & {
  /** The first name of who of the staff took it, or saw it arrive. */
  taker: string | null
}
/** Cents with the fee's share; `method` is how it had been paid, `sent_way` how it went back. */
export type RefundFact = {
  cents: number
  reason: string
  state: string
  method: string
  /** Where it goes back to; null where it is not known. */
  card: PaidCard | null
  created_at: Date
  sent_way: RefundWay | null
  sent_to: string | null
}
/** What a paper calls it: all taxes by one name, whatever the books keep them under. */
export type PaperAccount = Exclude<Account, `tax-${string}`>

export type EntryFact = { id: number; code: EntryCode; at: Date; lines: [PaperAccount, number][] }

/** Everything of a receipt, in cents; all of it of the orders asked for. */
export type ReceiptFacts = {
  orders: OrderRow[]
  charges: ChargeRow[]
  payments: PaymentRow[]
  refunds: RefundFact[]
  entries: EntryFact[]
}

/**
 * The orders from one to the other of the same rental in the order they were made, with the
 * balances that belong to them; what was never booked is left out.
 * @throws Problem 404 when they are not of one rental
 */
async function ordersBetween(db: Db, start: OrderRow, end: OrderRow): Promise<OrderRow[]> {
  if (start.transaction_id !== end.transaction_id) throw new Problem(404, texts.lostOrder)
  const booked = (await readOrders(db, start.transaction_id)).filter(
    ({ state }) => state === 'booked' || state === 'ended',
  )
  // Of one that was moved to another car all is on the paper of the order that took its place.
  const all = booked.filter(
    ({ id }) =>
      id === start.id || id === end.id || !booked.some(({ moved_from }) => moved_from === id),
  )
  const places = [start, end].map(({ id }) => all.findIndex((one) => one.id === id))
  if (places.includes(-1)) throw new Problem(404, texts.lostOrder)
  const between = all.slice(Math.min(...places), Math.max(...places) + 1)
  const ids = withReplaced(booked, between)
  const isTheirs = (one: OrderRow) =>
    ids.has(one.id) || (one.kind === 'balance' && ids.has(one.previous_order_id ?? ''))
  return all.filter(isTheirs)
}

export async function receiptFacts(db: Db, start: OrderRow, end: OrderRow): Promise<ReceiptFacts> {
  const orders = await ordersBetween(db, start, end)
  const ids = [...withReplaced(await readOrders(db, start.transaction_id), orders)]
  const charges = await db
    .selectFrom('charge')
    .selectAll()
    .where('charge.order_id', 'in', ids)
    .where('dropped_at', 'is', null)
    .orderBy('charge.created_at')
    .orderBy('charge.id')
    .execute()
  const payments = await db
    .selectFrom('payment')
    .leftJoin('app_user as taker', 'taker.id', 'payment.taken_by')
    .selectAll('payment')
    .select('taker.first_name as taker')
    .where('order_id', 'in', ids)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .execute()
  const refunds = await sql<RefundFact>`
    select r.due_cents + r.fee_cents as cents, r.reason, r.state, p.method, ${cardOfRefund} as card,
      r.created_at, r.sent_way, r.sent_to
    from refund r join payment p on p.id = r.payment_id
    where r.order_id in (${sql.join(ids)}) order by r.created_at, r.id`.execute(db)
  return { orders, charges, payments, refunds: refunds.rows, entries: await readEntries(db, ids) }
}

/** The orders, and those whose place they took: their money went along, the lines of the books did not. */
function withReplaced(all: readonly OrderRow[], orders: readonly OrderRow[]): Set<string> {
  const ids = new Set(orders.map(({ id }) => id))
  const before = new Map(all.map(({ id, moved_from: from }) => [id, from]))
  // What is added is looked at too.
  for (const id of ids) {
    const from = before.get(id)
    if (from) ids.add(from)
  }
  return ids
}

async function readEntries(db: Db, orderIds: string[]): Promise<EntryFact[]> {
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select(['ledger_entry.id', 'code', 'at', 'account', 'amount_cents'])
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('ledger_entry.id')
    .orderBy('account')
    .execute()
  const entries = new Map<number, EntryFact>()
  for (const row of rows) {
    const { id, at, account, amount_cents } = row
    const entry = entries.get(id) ?? { id, at, code: row.code as EntryCode, lines: [] }
    entry.lines.push([(account.startsWith('tax-') ? 'tax' : account) as PaperAccount, amount_cents])
    entries.set(id, entry)
  }
  return [...entries.values()]
}

/** What each account comes to over some entries, in cents; debit positive. */
export function accountSums(entries: readonly EntryFact[]): Map<PaperAccount, number> {
  const sums = new Map<PaperAccount, number>()
  for (const { lines } of entries) {
    for (const [account, cents] of lines) sums.set(account, (sums.get(account) ?? 0) + cents)
  }
  return sums
}
