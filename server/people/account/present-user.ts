import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { avatarAddress } from '../../platform/uploads/avatar-files.ts'
import { isProfileComplete, type UserRow } from '../people/account-store.ts'

/** docs/product/entities.md#user-info User info, as the person themself sees it. */
export function presentUser(row: UserRow, staff: boolean): UserInfo {
  return {
    id: row.id,
    firstName: row.first_name ?? undefined,
    lastName: row.last_name ?? undefined,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    img: avatarAddress(row.avatar),
    phone: row.phone ?? undefined,
    whatsapp: row.whatsapp ?? undefined,
    social: row.social ?? undefined,
    birthDate: row.birth_date ?? undefined,
    profileComplete: isProfileComplete(row),
    staff,
  }
}
