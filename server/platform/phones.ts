import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneCountries, type PhoneCountry } from '#domain/core/text/phone-countries.ts'
import { keptPhone, phoneParts, shownPhone } from '#domain/core/text/phone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { phoneFields } from '#protocol/core/fields-of-kind.ts'
import type { Operation } from '#protocol/core/operation.ts'
import type { Services } from './api/context.ts'

/**
 * A number as it is kept; undefined when its country has none such. Without a country it is of the given one. Numbers
 * of +1 are held to their shape alone, so that a new area code is no wrong one.
 */
export function readPhone(typed: string, country: PhoneCountry): string | undefined {
  const parts = phoneParts(typed, country)
  if (!parts || parts.number.startsWith('+1')) return parts && keptPhone(parts)
  const known = parsePhoneNumberFromString(parts.number)
  return known?.isValid() ? keptPhone({ ...parts, number: known.number }) : undefined
}

/**
 * Puts the numbers of a call's fields into the form in which they are kept; what is wrong with them by field. Those
 * without a country are of the company's, or of the one that the same call chooses.
 */
export async function readPhones(
  { db, phoneCountry }: Pick<Services, 'db' | 'phoneCountry'>,
  { input }: Pick<Operation, 'input'>,
  values: Record<string, unknown>,
): Promise<Record<string, string>> {
  const names = phoneFields(input)
  if (names.size === 0) return {}
  const chosen = phoneCountries.find((each) => each === values.phoneCountry)
  const country = chosen ?? (await phoneCountry(db))
  const errors: Record<string, string> = {}
  for (const name of names) {
    const typed = values[name]
    if (typeof typed !== 'string') continue
    const kept = readPhone(typed, country)
    if (kept === undefined) errors[name] = fieldError('phone')
    else values[name] = kept
  }
  return errors
}

/** A number for mails and papers, of other countries in their groups. */
export function writtenPhone(phone: string, country: PhoneCountry): string {
  return shownPhone(
    phone,
    country,
    (number) => parsePhoneNumberFromString(number)?.formatInternational() ?? number,
  )
}
