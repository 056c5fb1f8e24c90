import type { Tx } from '../../platform/db/database.ts'

/** Takes away what came through the contact form from an address. */
export async function forgetMessages(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('contact_message').where('email', '=', email).execute()
}
