import { notify } from '../../core/mail/notifications.ts'
import type { Notice } from '../../core/mail/notice.ts'
import type { Tx } from '../../db/database.ts'

/**
 * Tells all of the staff something, in the transaction of what happened.
 * @param notice without the person; `renterId` is left out: nobody decides on an own rental
 */
export async function tellStaff(
  tx: Tx,
  { renterId, ...notice }: Omit<Notice, 'userId'> & { renterId: string },
  now: Date,
): Promise<void> {
  const staff = await tx
    .selectFrom('staff_member')
    .select('user_id')
    .where('user_id', '<>', renterId)
    .orderBy('user_id')
    .execute()
  for (const { user_id: userId } of staff) await notify(tx, { userId, ...notice }, now)
}
