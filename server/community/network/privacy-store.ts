import type * as z from 'zod/mini'
import type { Privacy } from '#protocol/community/network/privacy-settings.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** Without a row nothing but the profile's public part (docs/product/community.md#privacy). */
export async function readPrivacy(db: Db | Tx, userId: string): Promise<z.infer<typeof Privacy>> {
  const row = await db
    .selectFrom('person_privacy')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    foundByEmail: row?.found_by_email ?? false,
    foundByPhone: row?.found_by_phone ?? false,
    nameless: row?.nameless ?? false,
    publicProfile: row?.public_profile ?? true,
  }
}
