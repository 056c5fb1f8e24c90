import { notifyAll } from '../../platform/mail/notifications.ts'
import type { News } from '../../platform/mail/notice.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Tells all of the staff something, in the transaction of what happened.
 * @param news `renterId` is left out: nobody decides on an own rental
 */
export async function tellStaff(
  tx: Tx,
  { renterId, ...news }: News & { renterId: string },
  now: Date,
): Promise<void> {
  const staff = await tx
    .selectFrom('staff_member')
    .select('user_id')
    .where('user_id', '<>', renterId)
    .orderBy('user_id')
    .execute()
  const userIds = staff.map(({ user_id }) => user_id)
  if (userIds.length > 0) await notifyAll(tx, userIds, news, now)
}
