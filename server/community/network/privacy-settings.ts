import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'

/** docs/product/community.md#privacy */
export const privacySettings: Handlers<typeof operations>['privacySettings'] = async (
  { db: tx, user },
  privacy,
) => {
  const row = {
    found_by_email: privacy.foundByEmail,
    found_by_phone: privacy.foundByPhone,
    nameless: privacy.nameless,
    public_profile: privacy.publicProfile,
  }
  await tx
    .insertInto('person_privacy')
    .values({ user_id: user.id, ...row })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(row))
    .execute()
  return { privacy }
}
