import { cleanLine } from './clean-text.ts'

/*
 * Phone numbers as people write them, keep them and dial them (docs/product/app.md#phone-numbers).
 * One is kept as E.164, an extension apart behind it as RFC 3966 writes it: `+13055550123;ext=4`.
 */

/** What is typed between the digits of a number; dashes of every width. */
const between = /[\s().\p{Pd}/·]/gu
/** Area code and exchange of the North American plan begin with 2 to 9, which no row of zeros does. */
const american = /^(?:\+?1)?([2-9]\d\d[2-9]\d{6})$/
/** From abroad, or as one dials abroad from here. */
const abroad = /^(?:\+|011)([2-9]\d{6,14})$/
const extension = /^(?:;ext=|[,;#x]|ext|extn|extension|extensión|int)[.:]? ?(\d{1,7})\)?$/

/** A number of E.164 and its extension, both as digits. */
type PhoneParts = { number: string; extension: string | undefined }

/** What a text says to dial: without a country, in the United States; undefined when it is no number. */
export function phoneParts(typed: string): PhoneParts | undefined {
  const line = cleanLine(typed.normalize('NFKC')).toLowerCase()
  const end = line.search(/[a-z;,#]/)
  const [main, rest] = end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end)]
  const digits = main.replace(between, '')
  const ours = american.exec(digits)?.[1]
  const theirs = abroad.exec(digits)?.[1]
  const dialled = extension.exec(rest)?.[1]
  if ((!ours && !theirs) || (rest !== '' && dialled === undefined)) return undefined
  // Until 2019 a mobile of Mexico had a 1 behind the 52, and many contacts have it still.
  const number = ours ? `1${ours}` : theirs?.replace(/^521(?=\d{10}$)/, '52')
  return { number: `+${number}`, extension: dialled }
}

/** Else 'Invalid Phone Number'; whether a country has such numbers, the server alone asks. */
export function isPhone(typed: string): boolean {
  return phoneParts(typed) !== undefined
}

/** As a number is kept. */
export function keptPhone({ number, extension: more }: PhoneParts): string {
  return more === undefined ? number : `${number};ext=${more}`
}

/** Area codes of +1 that are neither of the United States nor of Canada: the Caribbean and Bermuda. */
const ofIslands =
  /^\+1(?:242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/

/**
 * A number as one reads it here: `(305) 555-0123 ext. 4`, with its country when it is of another;
 * what is none stays as it was typed.
 * @param international how a number of another country is grouped; as it is kept unless somebody knows
 */
export function shownPhone(phone: string, international = (number: string) => number): string {
  const parts = phoneParts(phone)
  if (!parts) return phone
  const { number } = parts
  const more = parts.extension === undefined ? '' : ` ext. ${parts.extension}`
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  if (area === undefined) return `${international(number)}${more}`
  const isOfIslands = ofIslands.test(number)
  return `${isOfIslands ? `+1 ${area} ${exchange} ${line}` : `(${area}) ${exchange}-${line}`}${more}`
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
