import { typedPhone } from '#web/core/shown-phone.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import type { PersonValues } from './parts/person-fields.tsx'

/** A person's form from what is on file: the driver's own fields, for the account's person also the account's. */
export function personValues(driver: Driver | undefined, user: UserInfo | undefined): PersonValues {
  return {
    firstName: driver?.firstName ?? user?.firstName ?? '',
    lastName: driver?.lastName ?? user?.lastName ?? '',
    phone: typedPhone(driver?.phone ?? user?.phone ?? ''),
    birthDate: driver?.birthDate ?? user?.birthDate ?? '',
    whatsapp: typedPhone(user?.whatsapp ?? ''),
    social: user?.social ?? '',
    email: '',
    acceptedTerms: false,
  }
}
