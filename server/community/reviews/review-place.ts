import type { Db, Tx } from '../../platform/db/database.ts'

/** Where somebody finds a review: with its job, or with its rental on the dashboard. */
export async function findReviewPlace(
  db: Db | Tx,
  {
    transaction_id: transactionId,
    job_id: id,
  }: { transaction_id: string | null; job_id: string | null },
): Promise<{ route: string; query: Record<string, string> }> {
  if (id !== null) return { route: 'job', query: { id } }
  const order = await readLastOrder(db, transactionId)
  return { route: 'dashboard', query: order ? { order } : {} }
}

/** The last order of a rental that was booked. */
export async function readLastOrder(
  db: Db | Tx,
  transactionId: string | null,
): Promise<string | undefined> {
  if (transactionId === null) return undefined
  const row = await db
    .selectFrom('rental_order')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .where('booked_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}
