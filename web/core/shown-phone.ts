import { useQuery } from '@tanstack/react-query'
import { phonePlans } from '#domain/core/text/phone-countries.ts'
import { shownPhone } from '#domain/core/text/phone.ts'
import { company } from './company.ts'

/** A number as one types it here: of the company's own country without it, of others as it is kept. */
export const typedPhone = (phone: string): string => shownPhone(phone, company().phoneCountry)

/**
 * A number as one reads it here. How other countries group theirs is in a library of its own, which
 * comes when such a number is shown; until then, and without a connection, it stands as it is kept.
 */
export function useShownPhone(phone: string | undefined): string {
  const { phoneCountry } = company()
  const isOfAbroad =
    /^\+[2-9]/.test(phone ?? '') && !phone?.startsWith(`+${phonePlans[phoneCountry].calling}`)
  const { data } = useQuery({
    queryKey: ['groups of phone numbers'],
    queryFn: async () => (await import('libphonenumber-js/min')).parsePhoneNumberFromString,
    enabled: isOfAbroad,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return shownPhone(
    phone ?? '',
    phoneCountry,
    (number) => data?.(number)?.formatInternational() ?? number,
  )
}
