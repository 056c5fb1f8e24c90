import type { Db, Tx } from '../db/database.ts'

/** The person's unread notice of a thread. */
export async function findUnread(
  db: Db | Tx,
  thread: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where('thread', '=', thread)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** A person has read all that they were told. */
export async function markAllRead(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

/** A person has read one notice. @returns false when it is not there, or somebody else's */
export async function markOneRead(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('notification')
    .select('read_at')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) return false
  if (found.read_at) return true
  await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  return true
}

/** All that anybody was told of an order was read at that moment. */
export async function markReadOfOrder(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('order_id', '=', orderId)
    .execute()
}
