import type { Day } from '#domain/core/time/wall-time.ts'
import { parseDay } from '#domain/core/time/wall-time.ts'
import { onlyEnglishLetters } from '#domain/core/text/rules.ts'
import { cleanLine } from '#domain/core/text/clean-text.ts'
import { stateOfIssuer } from './license-issuers.ts'

/** What the barcode on the back of a license says; what it does not say, or not as we take it, is left out. */
export type ReadLicense = {
  firstName?: string
  /** The other given names, as one text. */
  middleName?: string
  lastName?: string
  birthDate?: Day
  number?: string
  expirationDate?: Day
  /** Code of the state that issued it. */
  state?: string
  /** The card had no room for the whole first or last name. */
  isFirstCut: boolean
  isLastCut: boolean
}

/** Characters; a PDF417 holds at most 2,710 digits or 1,850 letters. Of more, nothing is read. */
const longest = 3_000
/** Characters between the start of the header and its first element, with ten parts named in it. */
const longestHeader = 160
/** Characters of one name, as on the wire. */
const longestName = 80
const longestNumber = 30

/**
 * What a driver's license of the United States says in its barcode (AAMVA DL/ID Card Design Standard, versions 1 to
 * 10; docs/product/accounts.md#reading-a-license). Undefined for every other barcode: another country's, one of an
 * identity card, and any that is not one of ours to read. It goes over the text once, whatever stands in it.
 */
export function readLicense(raw: string): ReadLicense | undefined {
  if (raw.length > longest) return undefined
  const header = headerAt(raw)
  if (header === undefined) return undefined
  // The first part is told by its name in front of its first element; one of an identity card has another.
  const body = raw.indexOf('DLD', header)
  if (body < 0 || body > header + longestHeader) return undefined
  const said = elementsOf(raw.slice(body + 'DL'.length))
  const country = said.get('DCG')
  if (country !== undefined && country !== 'USA') return undefined
  const state = stateOfIssuer[raw.slice(header, header + 6)]
  if (state === undefined) return undefined
  const number = said.get('DAQ')
  return withoutGaps({
    ...namesOf(said),
    birthDate: dayIn(said.get('DBB')),
    expirationDate: dayIn(said.get('DBA')),
    number:
      number && number.length <= longestNumber && onlyEnglishLetters(number) ? number : undefined,
    state,
    isFirstCut: said.get('DDF') === 'T',
    isLastCut: said.get('DDE') === 'T',
  })
}

/** Where the number of the issuer begins. */
function headerAt(raw: string): number | undefined {
  for (const mark of ['ANSI ', 'AAMVA']) {
    const at = raw.indexOf(mark)
    if (at >= 0) return at + mark.length
  }
  return undefined
}

/** Texts by their three letters, each on a line of its own; of one that comes twice, the first. */
function elementsOf(body: string): Map<string, string> {
  const said = new Map<string, string>()
  for (const line of body.replaceAll('\r', '\n').split('\n')) {
    const name = line.slice(0, 3)
    const text = cleanLine(line.slice(3)).toUpperCase()
    const isSaid = text !== '' && text !== 'NONE' && text !== 'UNAVL'
    if (isSaid && !said.has(name)) said.set(name, text)
  }
  return said
}

function namesOf(said: ReadonlyMap<string, string>) {
  // Version 1 says all names in one, later ones the given names together, the newest each apart.
  const [wholeLast, ...wholeGiven] = pieces(said.get('DAA'))
  const given = said.has('DAC') ? [said.get('DAC') ?? ''] : pieces(said.get('DCT'))
  const [first, ...others] = given.length > 0 ? given : wholeGiven
  const middle = said.get('DAD') ?? others.join(' ')
  return {
    firstName: asWritten(first),
    middleName: asWritten(middle),
    lastName: asWritten(said.get('DCS') ?? said.get('DAB') ?? wholeLast),
  }
}

/** Names are set apart by commas, or where there is none by spaces. */
function pieces(text = ''): string[] {
  const separator = text.includes(',') ? ',' : ' '
  return text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** `O'BRIEN-DE LA CRUZ` as people write it; undefined for what is no name. */
function asWritten(capitals = ''): string | undefined {
  if (capitals.length > longestName || !/\p{L}/u.test(capitals)) return undefined
  let isStart = true
  let written = ''
  for (const letter of capitals) {
    written += isStart ? letter : letter.toLowerCase()
    isStart = !/[\p{L}\p{M}]/u.test(letter)
  }
  return written
}

/** Month, day and year, or the other way round as the oldest write it; no day can be read both ways. */
function dayIn(text = ''): Day | undefined {
  if (text.length !== 8) return undefined
  const asHere = `${text.slice(4)}-${text.slice(0, 2)}-${text.slice(2, 4)}`
  const asOld = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return parseDay(asHere) ?? parseDay(asOld)
}

type Gapped<Of> = { [Name in keyof Of]: Of[Name] | undefined }

/** Leaves out what is not known, so that it fills nothing. */
function withoutGaps(read: Gapped<ReadLicense>): ReadLicense {
  const known = Object.entries(read).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as ReadLicense
}
