import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneCountries } from './phone-countries.ts'
import { isPhone, isPhoneOf, keptPhone, phoneParts, phoneWithCountry, shownPhone } from './phone.ts'

const kept = (typed: string, country: (typeof phoneCountries)[number]) => {
  const parts = phoneParts(typed, country)
  return parts && keptPhone(parts)
}

describe('a number without a country', () => {
  test.each([
    ['US', '(305) 555-0123', '+13055550123'],
    ['US', '55 1234 5678', '+15512345678'],
    ['US', '612 34 56 78', undefined],
    ['MX', '55 1234 5678', '+525512345678'],
    ['MX', '(664) 123-4567 ext. 4', '+526641234567;ext=4'],
    ['MX', '01 55 1234 5678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['MX', '52 55 1234 5678', '+525512345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['MX', '+1 305 555 0123', '+13055550123'],
    ['MX', '001 305 555 0123', '+13055550123'],
    ['MX', '0034 612 34 56 78', '+34612345678'],
    ['MX', '1 305 555 0123', undefined],
    ['MX', '155 1234 567', undefined],
    ['MX', '5512 3456', undefined],
    ['ES', '612 34 56 78', '+34612345678'],
    ['ES', '34 612 34 56 78', '+34612345678'],
    ['ES', '0612 34 56 78', undefined],
    ['ES', '305 555 0123', undefined],
    ['CO', '321 123 4567', '+573211234567'],
    ['CO', '604 123 4567', '+576041234567'],
    ['CO', '123 4567', undefined],
    ['CR', '8312 3456', '+50683123456'],
    ['CR', '8312 345', undefined],
    ['PA', '6123-4567', '+50761234567'],
    ['PA', '200-1234', '+5072001234'],
    ['PA', '612-3456', undefined],
    ['GB', '07400 123456', '+447400123456'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['GB', '0044 20 7946 0958', '+442079460958'],
    ['GB', '44 20 7946 0958', '+442079460958'],
    ['GB', '00 44', undefined],
    ['GB', '020 7946', undefined],
  ] as const)('in %s %j is %s', (country, typed, number) => {
    expect(kept(typed, country)).toBe(number)
    expect(isPhoneOf(typed, country)).toBe(number !== undefined)
  })
})

test.each([
  ['612 34 56 78', true],
  ['020 7946 0958', true],
  ['0000000000', false],
  ['12', false],
])('whether %j is a number somewhere is %s', (typed, is) => {
  expect(isPhone(typed)).toBe(is)
})

test.each([
  ['MX', '+525512345678', '55 1234 5678'],
  ['MX', '+526641234567;ext=4', '664 123 4567 ext. 4'],
  ['MX', '+13055550123', '+1 305 555 0123'],
  ['MX', '+18095550123', '+1 809 555 0123'],
  ['MX', '+34612345678', '+34612345678'],
  ['ES', '+34612345678', '612 34 56 78'],
  ['CO', '+573211234567', '321 123 4567'],
  ['CR', '+50683123456', '8312 3456'],
  ['PA', '+50761234567', '6123 4567'],
  ['PA', '+5072001234', '200 1234'],
  ['GB', '+442079460958', '020 7946 0958'],
  ['GB', '+447400123456', '07400 123456'],
  ['GB', '+448001234567', '0800 123 4567'],
] as const)('in %s %s is shown as %s', (country, phone, shown) => {
  expect(shownPhone(phone, country)).toBe(shown)
})

test.each([
  ['+13055550123', '+1 305 555 0123'],
  ['+525512345678;ext=4', '+52 55 1234 5678 ext. 4'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('%s with its country is %s', (phone, shown) => {
  expect(phoneWithCountry(phone)).toBe(shown)
})

test('what is shown in a country is read there as what was kept', () => {
  const country = fc.constantFrom(...phoneCountries)
  const typed = fc.stringMatching(/^\+?[0-9]{6,13}$/)
  fc.assert(
    fc.property(country, country, typed, (of, shownIn, text) => {
      const number = kept(text, of)
      fc.pre(number !== undefined)
      expect(kept(shownPhone(number ?? '', shownIn), shownIn)).toBe(number)
      expect(kept(phoneWithCountry(number ?? ''), shownIn)).toBe(number)
    }),
  )
})
