import type { Tx } from '../../platform/db/database.ts'

/** Empties the special requests of somebody who left; what was charged for them stays. */
export async function forgetSpecialRequests(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('special_request')
    .set({ request_text: '', answer: null })
    .where('user_id', '=', userId)
    .execute()
}
