import { describe, expect, test } from 'vitest'
import { isPhoneOf, keptPhone, phoneParts, shownPhone, telLink, whatsAppLink } from './phone.ts'

const kept = (typed: string) => {
  const parts = phoneParts(typed)
  return parts && keptPhone(parts)
}

// @5-invalid-phone
describe('a phone number', () => {
  test.each([
    ['4155550123', '+14155550123'],
    ['(415) 555-0123', '+14155550123'],
    ['1 415 555 0123', '+14155550123'],
    ['1-415-555-0123', '+14155550123'],
    // As contacts, pages and papers write it: marks of direction, dashes and blanks of every width.
    ['\u202a+1 (415) 555\u20110123\u202c', '+14155550123'],
    ['415–555—0123', '+14155550123'],
    ['415.555.0123', '+14155550123'],
    ['415/555·0123', '+14155550123'],
    ['４１５\u00a0５５５\u2009０１２３', '+14155550123'],
    ['415 555 0123 ext. 4', '+14155550123;ext=4'],
    ['415 555 0123 Ext 4', '+14155550123;ext=4'],
    ['4155550123x4', '+14155550123;ext=4'],
    ['415 555 0123 #4', '+14155550123;ext=4'],
    ['+14155550123,4', '+14155550123;ext=4'],
    ['+14155550123;ext=4', '+14155550123;ext=4'],
    ['(415) 555-0123 (extensión 4)', '+14155550123;ext=4'],
    ['+52 55 1234 5678', '+525512345678'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['011525512345678', '+525512345678'],
    ['01152 55 1234 5678', '+525512345678'],
    ['011 52 (55) 1234-5678 ext 12', '+525512345678;ext=12'],
    ['+53 5 234 5678', '+5352345678'],
    ['+34 612 34 56 78', '+34612345678'],
  ])('%j is kept as %s', (typed, number) => {
    expect(kept(typed)).toBe(number)
    expect(kept(number)).toBe(number)
  })

  test.each([
    '',
    '0000000000',
    '1111111111',
    '1234567890',
    '(015) 555-0123',
    '415 055 0123',
    '+1 415 555 012',
    '415555012',
    '24155550123',
    '+0 415 555 0123',
    '+123456',
    '+1234567890123456',
    '415-555-CARS',
    '++14155550123',
    '415 555 0123 or 415 555 0124',
    '415 555 0123 ext.',
    'ext. 4',
    '911',
  ])('%j is none', (typed) => {
    expect(isPhoneOf(typed, 'US')).toBe(false)
  })
})

test.each([
  ['+13055550123', '(305) 555-0123'],
  ['+1 305-555-0123', '(305) 555-0123'],
  ['+14165550123;ext=4', '(416) 555-0123 ext. 4'],
  ['+17875550123', '(787) 555-0123'],
  ['+18095550123', '+1 809 555 0123'],
  ['+525512345678', '+52 …'],
  ['+525512345678;ext=12', '+52 … ext. 12'],
  // Written before numbers were read.
  ['+1305555012', '+1305555012'],
  ['0000000000', '0000000000'],
  ['911', '911'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(shownPhone(phone, 'US', (number) => number.replace(/^\+52.*/, '+52 …'))).toBe(shown)
})

test('without somebody who groups them, numbers of other countries are shown as they are kept', () => {
  expect(shownPhone('+525512345678;ext=4', 'US')).toBe('+525512345678 ext. 4')
})

test.each([
  ['+13055550123', 'tel:+13055550123', 'https://wa.me/13055550123'],
  ['+13055550123;ext=4', 'tel:+13055550123;ext=4', 'https://wa.me/13055550123'],
  ['(305) 555-0123', 'tel:+13055550123', 'https://wa.me/13055550123'],
  ['01152 55 1234 5678', 'tel:+525512345678', 'https://wa.me/525512345678'],
  ['0000 (000)', 'tel:0000000', 'https://wa.me/0000000'],
  ['—', 'tel:', undefined],
])('links made of %j dial it', (phone, call, write) => {
  expect([telLink(phone), whatsAppLink(phone)]).toEqual([call, write])
})
