import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

type ContractRow = Selectable<Schema['contract']>

export function latestContract(db: Db | Tx, orderId: string): Promise<ContractRow | undefined> {
  return db
    .selectFrom('contract')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .executeTakeFirst()
}
