import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Schema } from '../../../platform/db/schema.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

/** A passkey that somebody has; its bytes do not travel as JSON. */
export async function insertPasskey(tx: Tx, row: Insertable<Schema['passkey']>): Promise<void> {
  await tx.insertInto('passkey').values(row).execute()
}
