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

/** The file of the contract that came with an order which has none of ours; `undefined` where there is no such one. */
export async function oldContract(db: Db, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stored_file')
    .select('id')
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'contract')
    .where((of) =>
      of.not(
        of.exists(of.selectFrom('contract').select('version').where('order_id', '=', orderId)),
      ),
    )
    .executeTakeFirst()
  return row?.id
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
