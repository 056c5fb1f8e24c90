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
