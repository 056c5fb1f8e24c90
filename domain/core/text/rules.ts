/*
 * What a text must be so that no message of the catalogue is due (docs/product/app.md#texts-in-forms). The texts are
 * trimmed; an empty one meets none of the rules, whether it may be empty is a rule of its own.
 */

export { maskExpiryDate } from './expiry-date-mask.ts'
export { isPhone } from './phone.ts'

/** Characters of an address that a mail server must accept. */
const longestEmail = 254

/** A part of a domain name: letters and digits of any alphabet, hyphens inside. */
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u

/** Else 'Invalid e-mail': a name, one @ and a domain with a dot in it. */
export function isEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    text.length <= longestEmail &&
    more.length === 0 &&
    // Spaces, quotes, lists and brackets would mean something to a mail server.
    /^[^\s"(),:;<>[\\\]]{1,64}$/.test(name) &&
    name.split('.').every((piece) => piece !== '') &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /^\p{L}.+$/u.test(labels.at(-1) ?? '')
  )
}

/**
 * Else 'Only English letters': the rule for license, policy and confirmation numbers, never for
 * names (docs/product/accounts.md#drivers). Letters and digits of ASCII with spaces, hyphens and slashes between.
 */
export function onlyEnglishLetters(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9 /-]*$/.test(text)
}

/** Else 'This field only accepts numbers': digits and nothing else. */
export function onlyNumbers(text: string): boolean {
  return /^\d+$/.test(text)
}

/** The least property damage cover in cents: 'Minimum amount is $5000' (docs/product/prices.md#cover). */
export const minimumAmount = 500_000
