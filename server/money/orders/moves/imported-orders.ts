import type { Insertable } from 'kysely'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { beginEvidence } from '../../evidence/evidence-store.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Schema } from '../../../platform/db/schema.ts'

const { notPickedUp, pickedUp, returned } = RentalStatus

type Kept = Omit<Insertable<Schema['rental_order']>, 'rental_status'>

/**
 * Rentals that were running before they came into these books, as whoever kept them before says they are
 * (docs/product/rental.md#papers): neither papers nor acceptance are asked, history and evidence say
 * "imported". What comes after, an extension or a change of car, asks as ever. The database takes no order
 * that begins with its car out any other way (`running_was_imported`), and of the wire only the file of an owner whose
 * company moves in comes here.
 * Every row names the same columns; call it inside the transaction that inserts their rentals.
 */
export const insertImported = (tx: Tx, orders: readonly Kept[], now: Date): Promise<void> =>
  insertAs(pickedUp, tx, orders, now)

/**
 * Rentals that were over before: their cars are back, and no money of theirs is in these books. Else as
 * those that were running.
 */
export const insertImportedPast = (tx: Tx, orders: readonly Kept[], now: Date): Promise<void> =>
  insertAs(returned, tx, orders, now)

/** What the evidence of an order says of where it came from. */
export type Origin = Record<string, unknown>

/**
 * A rental or a booking that a company brings along, with what it called it (docs/product/company.md#moving-in). Its
 * evidence begins with the line of the file, who answered for it, and the hash of the contract from before.
 */
export async function insertMovedIn(
  tx: Tx,
  {
    ref,
    order,
    isRunning,
    origin,
  }: { ref: string; order: Kept; isRunning: boolean; origin: Origin },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('rental_transaction')
    .values({ id: order.transaction_id, user_id: order.user_id, created_at: now, source_id: ref })
    .execute()
  await insertAs(isRunning ? pickedUp : notPickedUp, tx, [order], now, origin)
}

/** Which of these a company has brought along before. */
export async function movedInBefore(tx: Tx, refs: readonly string[]): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set()
  const rows = await tx
    .selectFrom('rental_transaction')
    .select('source_id')
    .where('source_id', 'in', [...refs])
    .execute()
  return new Set(rows.flatMap(({ source_id }) => source_id ?? []))
}

async function insertAs(
  status: typeof notPickedUp | typeof pickedUp | typeof returned,
  tx: Tx,
  orders: readonly Kept[],
  now: Date,
  origin: Origin = {},
): Promise<void> {
  await insertRows(
    tx,
    'rental_order',
    orders.map((order) => ({ ...order, rental_status: status })),
  )
  const at = { at: now, actor: 'system' } as const
  await insertRows(
    tx,
    'order_event',
    orders.map(({ id }) => ({ order_id: id, ...at, code: 'imported', status_to: status })),
  )
  const data = { event: 'imported', actor: 'system', to: status, ...origin }
  const ids = orders.map(({ id }) => id)
  await beginEvidence(tx, ids, now, 'status', data)
}
