import { describe, expect, test } from 'vitest'
import { isEmail, onlyEnglishLetters, onlyNumbers } from './rules.ts'

// @5-invalid-e
describe('an e-mail', () => {
  test.each([
    'ana@example.com',
    'ana.maria+cars@mail.example.co',
    "o'neil@example.org",
    'josé@correo.mx',
    'ana@peña.example',
    'ana@xn--pea-8ma.xn--p1ai',
    'a@b.io',
    '1@2.museum',
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'ana',
    'ana@',
    'ana@example',
    '@example.com',
    'ana@@example.com',
    'ana@example.com@example.org',
    'ana@exa mple.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@example..com',
    'ana@example.c',
    'ana@192.168.0.1',
    'ana@example.com\nBcc: bo@example.com',
    '.ana@example.com',
    'ana..b@example.com',
    'ana.@example.com',
    'Ana <ana@example.com>',
    'ana@example.com, bo@example.com',
    `ana@${'a'.repeat(250)}.com`,
  ])('%j is not', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

// @5-only-english
test('license and policy numbers keep to English letters and digits', () => {
  for (const number of ['D1234567', 'POL 12-3456/A', 'x'])
    expect(onlyEnglishLetters(number)).toBe(true)
  for (const number of ['', 'Ñ1234567', 'D1234567°', 'А123', '٣٤٥', 'A_1', '-12', 'A\n1']) {
    expect(onlyEnglishLetters(number)).toBe(false)
  }
})

// @5-this-field
test('a number is digits and nothing else', () => {
  for (const number of ['0', '007', '31000']) expect(onlyNumbers(number)).toBe(true)
  for (const number of ['', '-1', '1.5', '1,000', '1e3', '٣'])
    expect(onlyNumbers(number)).toBe(false)
})
