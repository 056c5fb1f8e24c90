import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Empties the contracts of somebody who left; their hashes stay, for whoever kept the paper. */
export async function forgetContracts(tx: Tx, userId: string): Promise<void> {
  await sql`
    update contract set text_en = '', text_es = ''
    where order_id in (select id from rental_order where user_id = ${userId})`.execute(tx)
}
