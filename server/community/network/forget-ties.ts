import { sql } from 'kysely'
import { forgetInvitations } from '../../people/people/invitations-store.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Ends and forgets what was between somebody who left and others: trust is found anew without it. The
 * place in the tree stays, and so do those below (docs/product/accounts.md#leaving).
 */
export async function forgetTies(tx: Tx, userId: string): Promise<void> {
  await sql`delete from connection where ${userId} in (requester_id, addressee_id)`.execute(tx)
  await sql`delete from person_block where ${userId} in (blocker_id, blocked_id)`.execute(tx)
  await sql`delete from recommendation where ${userId} in (by_id, user_id)`.execute(tx)
  await forgetInvitations(tx, userId)
  await tx.deleteFrom('trust_seed').where('user_id', '=', userId).execute()
  await tx.deleteFrom('person_privacy').where('user_id', '=', userId).execute()
}
