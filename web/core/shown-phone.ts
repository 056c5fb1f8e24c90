import { useQuery } from '@tanstack/react-query'
import { shownPhone } from '#domain/core/text/phone.ts'

/**
 * A number as one reads it here. How other countries group theirs is in a library of its own, which
 * comes when such a number is shown; until then, and without a connection, it stands as it is kept.
 */
export function useShownPhone(phone: string | undefined): string {
  const isOfAbroad = /^\+[2-9]/.test(phone ?? '')
  const { data } = useQuery({
    queryKey: ['groups of phone numbers'],
    queryFn: async () => (await import('libphonenumber-js/min')).parsePhoneNumberFromString,
    enabled: isOfAbroad,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return shownPhone(phone ?? '', (number) => data?.(number)?.formatInternational() ?? number)
}
