import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Takes what somebody who left wrote at booking, their bank account and their cards off the orders; the sums stay. */
export async function forgetWords(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ special_requests: null, admin_message: null, changes_asked: null, key_box_code: null })
    .where('user_id', '=', userId)
    .execute()
  await tx
    .updateTable('rental_transaction')
    .set({ refund_destination: null, unanswered_message: null, source_id: null })
    .where('user_id', '=', userId)
    .execute()
  await sql`
    update planned_charge set contest_text = null
    from rental_order o where o.id = planned_charge.order_id and o.user_id = ${userId} and contest_text is not null`.execute(
    tx,
  )
  await sql`
    update payment set card_brand = null, card_last4 = null
    from rental_order o where o.id = payment.order_id and o.user_id = ${userId} and card_last4 is not null`.execute(
    tx,
  )
  await sql`
    update refund set sent_to = null
    from rental_order o where o.id = refund.order_id and o.user_id = ${userId} and sent_to is not null`.execute(
    tx,
  )
}
