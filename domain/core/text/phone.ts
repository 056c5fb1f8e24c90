import { cleanLine } from './clean-text.ts'
import { phoneCountries, type PhoneCountry, phonePlans, type Plan } from './phone-countries.ts'

/*
 * Phone numbers as people write them, keep them and dial them (docs/product/app.md#phone-numbers).
 * One is kept as E.164, an extension apart behind it as RFC 3966 writes it: `+13055550123;ext=4`.
 */

/** What is typed between the digits of a number; dashes of every width. */
const between = /[\s().\p{Pd}/·]/gu
/** Of any country, behind its +. */
const foreign = /^[2-9]\d{6,14}$/
const extension = /^(?:;ext=|[,;#x]|ext|extn|extension|extensión|int)[.:]? ?(\d{1,7})\)?$/

/** A number of E.164 and its extension, both as digits. */
type PhoneParts = { number: string; extension: string | undefined }

/**
 * What a text says to dial; undefined when it is no number.
 * @param country whose numbers are written without one
 */
export function phoneParts(typed: string, country: PhoneCountry = 'US'): PhoneParts | undefined {
  const line = cleanLine(typed.normalize('NFKC')).toLowerCase()
  const end = line.search(/[a-z;,#]/)
  const [main, rest] = end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end)]
  const digits = main.replace(between, '')
  const number = withCountry(digits, phonePlans[country])
  const dialled = extension.exec(rest)?.[1]
  if (number === undefined || (rest !== '' && dialled === undefined)) return undefined
  return { number: `+${number}`, extension: dialled }
}

/** Digits with their country in front, of what may have a + or what one dials instead. */
function withCountry(digits: string, plan: Plan): string | undefined {
  if (digits.startsWith('+')) return ofAbroad(digits.slice(1))
  const ours = [digits, digits.replace(plan.trunk, ''), withoutPrefix(digits, plan.calling)].find(
    (each) => plan.national.test(each),
  )
  if (ours !== undefined) return plan.calling + ours
  return digits.startsWith(plan.abroad) ? ofAbroad(digits.slice(plan.abroad.length)) : undefined
}

function ofAbroad(digits: string): string | undefined {
  const { calling, national } = phonePlans.US
  if (digits.startsWith(calling)) return national.test(digits.slice(1)) ? digits : undefined
  // Until 2019 a mobile of Mexico had a 1 behind the 52, and many contacts have it still.
  return foreign.test(digits) ? digits.replace(/^521(?=\d{10}$)/, '52') : undefined
}

const withoutPrefix = (digits: string, prefix: string) =>
  digits.startsWith(prefix) ? digits.slice(prefix.length) : digits

/** Whether a text is a number as it is written in a country; else 'Invalid Phone Number'. Whether there are such numbers, the server alone asks. */
export function isPhoneOf(typed: string, country: PhoneCountry): boolean {
  return phoneParts(typed, country) !== undefined
}

/** Whether a text is a number in any of the countries that a company may be of. */
export function isPhone(typed: string): boolean {
  return phoneCountries.some((country) => isPhoneOf(typed, country))
}

/** As a number is kept. */
export function keptPhone({ number, extension: more }: PhoneParts): string {
  return more === undefined ? number : `${number};ext=${more}`
}

/** Area codes of +1 that are neither of the United States nor of Canada: the Caribbean and Bermuda. */
const ofIslands =
  /^\+1(?:242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/

/** A number of another country in its groups; as it is kept unless somebody knows. */
type Grouping = (number: string) => string
const asKept: Grouping = (number) => number

/**
 * A number as one reads it in a country: `(305) 555-0123 ext. 4`, with its country when it is of another;
 * what is none stays as it was typed.
 */
export function shownPhone(
  phone: string,
  country: PhoneCountry,
  international: Grouping = asKept,
): string {
  const parts = phoneParts(phone, country)
  if (!parts) return phone
  const { number } = parts
  const more = parts.extension === undefined ? '' : ` ext. ${parts.extension}`
  return `${nationalPhone(number, country) ?? plusOne(number) ?? international(number)}${more}`
}

/** The groups of a number's digits behind its country; undefined of another country, or where none fit. */
function groupsOf(number: string, { calling, national, groups }: Plan): string[] | undefined {
  const digits = withoutPrefix(number, `+${calling}`)
  if (digits === number || !national.test(digits)) return undefined
  return groups.map((each) => each.exec(digits)?.slice(1)).find(Boolean)
}

/** A number of the country's own, without it. */
function nationalPhone(number: string, country: PhoneCountry): string | undefined {
  const pieces = groupsOf(number, phonePlans[country])
  if (!pieces || ofIslands.test(number)) return undefined
  return country === 'US'
    ? `(${pieces[0]}) ${pieces[1]}-${pieces[2]}`
    : `${phonePlans[country].shownTrunk}${pieces.join(' ')}`
}

/** A number of the North American plan with its country. */
function plusOne(number: string): string | undefined {
  const pieces = groupsOf(number, phonePlans.US)
  return pieces && `+1 ${pieces.join(' ')}`
}

/** A number with its country in front whichever that is, as it is typed where the country itself is chosen. */
export function phoneWithCountry(phone: string): string {
  const parts = phoneParts(phone)
  if (!parts) return phone
  const { number, extension: dialled } = parts
  const plan = phoneCountries.map((each) => phonePlans[each]).find((each) => groupsOf(number, each))
  const grouped = plan && `+${plan.calling} ${groupsOf(number, plan)?.join(' ')}`
  return `${grouped ?? number}${dialled === undefined ? '' : ` ext. ${dialled}`}`
}

/** Where a link leads that calls a number; of what is none, its digits as they were typed. */
export function telLink(phone: string): string {
  const parts = phoneParts(phone)
  return `tel:${parts ? keptPhone(parts) : phone.replace(/[^\d+]/g, '')}`
}

/** Where a link leads that writes to a number by WhatsApp, which knows no extensions; undefined without digits. */
export function whatsAppLink(phone: string): string | undefined {
  const digits = (phoneParts(phone)?.number ?? phone).replace(/\D/g, '')
  return digits === '' ? undefined : `https://wa.me/${digits}`
}
