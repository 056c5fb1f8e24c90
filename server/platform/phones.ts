import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { keptPhone, phoneParts, shownPhone } from '#domain/core/text/phone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { phoneFields } from '#protocol/core/fields-of-kind.ts'
import type { Operation } from '#protocol/core/operation.ts'

/**
 * A number as it is kept; undefined when its country has none such. Numbers of +1 are held to their
 * shape alone, so that a new area code is no wrong one.
 */
export function readPhone(typed: string): string | undefined {
  const parts = phoneParts(typed)
  if (!parts || parts.number.startsWith('+1')) return parts && keptPhone(parts)
  const known = parsePhoneNumberFromString(parts.number)
  return known?.isValid() ? keptPhone({ ...parts, number: known.number }) : undefined
}

/** Puts the numbers of a call's fields into the form in which they are kept; what is wrong with them by field. */
export function readPhones(
  { input }: Pick<Operation, 'input'>,
  values: Record<string, unknown>,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const name of phoneFields(input)) {
    const typed = values[name]
    if (typeof typed !== 'string') continue
    const kept = readPhone(typed)
    if (kept === undefined) errors[name] = fieldError('phone')
    else values[name] = kept
  }
  return errors
}

/** A number for mails and papers, of other countries in their groups. */
export function writtenPhone(phone: string): string {
  return shownPhone(
    phone,
    (number) => parsePhoneNumberFromString(number)?.formatInternational() ?? number,
  )
}
