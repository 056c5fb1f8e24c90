import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

/*
 * What is noted of an order or a rental and is no change of its status (`changeStatus`). The history's
 * line is for whoever calls, who knows what happened; the caller holds the rental's lock.
 */

/** The money that was promised for a booking is there. */
export async function markPaid(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('rental_order').set({ paid: true }).where('id', '=', orderId).execute()
}

/** A balance is over once it is paid. */
export async function endPaidBalance(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ state: 'ended', paid: true, booked_at: now })
    .where('id', '=', orderId)
    .execute()
}

/** The car did not come back in time. */
export async function markOrderOverdue(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.updateTable('rental_order').set({ overdue_at: now }).where('id', '=', orderId).execute()
}

/** What staff said to the renter when they ended it. */
export async function keepStaffWord(tx: Tx, orderId: string, message: string): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ admin_message: message })
    .where('id', '=', orderId)
    .execute()
}

/** Staff do without verified papers, as drivers and papers are now (docs/product/rental.md#papers). */
export async function doWithoutPapers(
  tx: Tx,
  orderId: string,
  { staffId, reason, now }: { staffId: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({
      papers_override_by: staffId,
      papers_override_at: now,
      papers_override_reason: reason,
      papers_override_of: sql<string>`papers_of_order(id)`,
    })
    .where('id', '=', orderId)
    .execute()
}

/** The car of a rental is back. */
export async function markReturned(tx: Tx, transactionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('rental_transaction')
    .set({ returned_at: now })
    .where('id', '=', transactionId)
    .execute()
}

/** The account to which a rental's transfers go back. */
export async function refundTo(tx: Tx, transactionId: string, account: string): Promise<void> {
  await tx
    .updateTable('rental_transaction')
    .set({ refund_destination: account })
    .where('id', '=', transactionId)
    .execute()
}
