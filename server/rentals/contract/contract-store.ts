import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type ContractRow = Selectable<Schema['contract']>

export function latestContract(db: Db | Tx, orderId: string): Promise<ContractRow | undefined> {
  return db
    .selectFrom('contract')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .executeTakeFirst()
}

export function contractVersion(
  db: Db | Tx,
  orderId: string,
  version: number,
): Promise<ContractRow | undefined> {
  return db
    .selectFrom('contract')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** A version was accepted; it never changes after that. */
export async function markAccepted(
  tx: Tx,
  { orderId, version, at }: { orderId: string; version: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('contract')
    .set({ accepted_at: at })
    .where('order_id', '=', orderId)
    .where('version', '=', version)
    .execute()
}
