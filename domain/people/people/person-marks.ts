import type { Day } from '../../core/time/wall-time.ts'
import { phoneDigits } from '../../core/text/phone-digits.ts'

/** By what a person is known again: a license is certain, the others are possible (docs/product/staff.md#do-not-rent). */
export const markKinds = ['license', 'phone', 'name'] as const
export type MarkKind = (typeof markKinds)[number]

/** What is known of somebody; all of it may be missing. */
export type Known = {
  firstName?: string | null
  lastName?: string | null
  birthDate?: Day | null
  phone?: string | null
  license?: { number: string; country: string | null; state: string | null } | null
}

type Mark = { kind: MarkKind; text: string }

/** A license number as it is compared: without spaces, dashes and case. */
const licenseKey = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The first word of a name without accents and case: who adds a second surname stays the same person. */
function firstWord(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return /[\p{L}\p{N}]+/u.exec(plain.replaceAll(/['’‘ʻ`.]/g, ''))?.[0] ?? ''
}

/** Below so many digits a phone number says nothing of who has it. */
const fewestDigits = 7

/**
 * The texts that are the same whenever it is the same person, one a kind at most: the license with its state, the
 * phone by its digits, and the first words of first and last name with the birth date.
 */
export function marksOf({ firstName, lastName, birthDate, phone, license }: Known): Mark[] {
  const marks: Mark[] = []
  const number = licenseKey(license?.number ?? '')
  if (license && number !== '')
    marks.push({ kind: 'license', text: [license.country, license.state, number].join('|') })
  const digits = phoneDigits(phone ?? '')
  if (digits.length >= fewestDigits) marks.push({ kind: 'phone', text: digits })
  const [first, last] = [firstWord(firstName ?? ''), firstWord(lastName ?? '')]
  if (first !== '' && last !== '' && birthDate)
    marks.push({ kind: 'name', text: [first, last, birthDate].join('|') })
  return marks
}

/** Whether these are of one person beyond doubt; else they may be. */
export const isCertain = (kinds: readonly MarkKind[]) => kinds.includes('license')
