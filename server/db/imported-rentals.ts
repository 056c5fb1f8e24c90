import type { Insertable } from 'kysely'
import { RentalStatus } from '#domain/rentals/status.ts'
import { beginEvidence } from '../features/evidence/evidence-store.ts'
import type { Tx } from './database.ts'
import { insertRows } from './insert-rows.ts'
import type { Schema } from './schema.ts'

const { pickedUp } = RentalStatus

type Running = Omit<Insertable<Schema['rental_order']>, 'rental_status'>

/**
 * Rentals that were running before they came into these books, as whoever kept them before says they are
 * (docs/product/rental.md#papers): neither papers nor acceptance are asked, history and evidence say
 * "imported". What comes after, an extension or a change of car, asks as ever. The database takes no order
 * that begins with its car out any other way (`running_was_imported`), and no operation of the wire comes here.
 * Every row names the same columns; call it inside the transaction that inserts their rentals.
 */
export async function insertImported(tx: Tx, orders: readonly Running[], now: Date): Promise<void> {
  await insertRows(
    tx,
    'rental_order',
    orders.map((order) => ({ ...order, rental_status: pickedUp })),
  )
  const at = { at: now, actor: 'system' } as const
  await insertRows(
    tx,
    'order_event',
    orders.map(({ id }) => ({ order_id: id, ...at, code: 'imported', status_to: pickedUp })),
  )
  const data = { event: 'imported', actor: 'system', to: pickedUp }
  const ids = orders.map(({ id }) => id)
  await beginEvidence(tx, ids, now, 'status', data)
}
