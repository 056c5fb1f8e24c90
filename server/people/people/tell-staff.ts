import { sql } from 'kysely'
import type { Right } from '#protocol/core/rights.ts'
import { notifyAll } from '../../platform/mail/notifications.ts'
import type { News } from '../../platform/mail/notice.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Tells who of the staff has the right to see it something, in the transaction of what happened
 * (docs/product/staff.md#rights).
 * @param news `renterId` is left out: nobody decides on an own rental, nor on what they asked for themself (`askedBy`)
 */
export async function tellStaff(
  tx: Tx,
  {
    renterId,
    askedBy,
    right,
    ...news
  }: News & { renterId: string; askedBy?: string; right: Right },
  now: Date,
): Promise<void> {
  const staff = await tx
    .selectFrom('staff_member')
    .select('user_id')
    .where('user_id', 'not in', [renterId, ...(askedBy === undefined ? [] : [askedBy])])
    .where('rights', '&&', sql<string[]>`array[${right}, 'owner']`)
    .orderBy('user_id')
    .execute()
  const userIds = staff.map(({ user_id }) => user_id)
  if (userIds.length > 0) await notifyAll(tx, userIds, news, now)
}
