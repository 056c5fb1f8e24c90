import type { Insertable, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Schema } from '../../../platform/db/schema.ts'

type Placed = {
  order: Insertable<Schema['rental_order']> & { created_at: Date }
  /** Who made it: the renter, or one of the staff for them. */
  by: { actor: 'renter' | 'staff'; id: string }
  /**
   * What others write of it in the same statement; each may read the order's `id` from `placed`.
   */
  along: readonly RawBuilder<Record<string, unknown>>[]
}

/**
 * A new rental with its first order and the first line of its history, in one statement.
 * @returns the order's number
 */
export async function placeOrder(tx: Tx, { order, by, along }: Placed): Promise<number> {
  const { id, transaction_id: transactionId, user_id: userId, created_at: now } = order
  const placed = tx
    .with('rental', (make) =>
      make
        .insertInto('rental_transaction')
        .values({ id: transactionId, user_id: userId, created_at: now }),
    )
    .with('placed', (make) =>
      make.insertInto('rental_order').values(order).returning(['id', 'number']),
    )
  let all: Pick<typeof placed, 'with' | 'insertInto'> = placed
  for (const [at, one] of along.entries())
    all = all.with(`along_${at}`, () => sql<Record<string, unknown>>`(${one})`)
  const { number } = await all
    .insertInto('order_event')
    .values({
      order_id: id,
      at: now,
      actor: by.actor,
      actor_id: by.id,
      code: 'held',
      details: '{}',
    })
    .returning(sql<number>`(select number from placed)`.as('number'))
    .executeTakeFirstOrThrow()
  return number
}
