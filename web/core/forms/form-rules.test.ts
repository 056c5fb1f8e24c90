import { afterEach, expect, it } from 'vitest'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import { driverLicense } from '#protocol/people/drivers/driver-license.ts'
import { staffMakeOffer } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { PercentField } from '#protocol/rentals/handover/readings.ts'
import { contactForm } from '#protocol/fleet/site/contact-form.ts'
import { asked, fieldRules } from './form-rules.ts'
import { limitsOf, problemIn } from './limits.ts'
import { chooseLanguage } from '../i18n.ts'

afterEach(() => {
  chooseLanguage('en')
  localStorage.clear()
})

// @5-min-count
it.each([
  ['en', 'Hello', 'Min 10 characters'],
  ['es', 'Hola', 'Mínimo 10 caracteres'],
  ['en', 'x'.repeat(4001), 'Max 4000 characters'],
  ['es', 'x'.repeat(4001), 'Máximo 4000 caracteres'],
  ['en', ' Do you have minivans? ', true],
  ['en', '', true],
])('a message is as long as the server wants it: %s', (lang, text, said) => {
  chooseLanguage(lang)
  expect(fieldRules.of(contactForm.input.shape.message)(text)).toBe(said)
})

it('a special request has its own least number of characters', () => {
  expect(fieldRules.of(specialRequest.input.shape.text)('Hm')).toBe('Min 5 characters')
})

it.each([
  ['a text that must be there', contactForm.input.shape.message, true, 4000],
  ['one that may be left out', contactForm.input.shape.subject, false, 160],
  ['a number of letters and digits', driverLicense.input.shape.number, true, 30],
  ['what is converted, as a number of hours', staffMakeOffer.input.shape.hours, true, undefined],
  ['a choice among sums', staffMakeOffer.input.shape.amount, false, undefined],
])('the limits of %s', (_name, field, required, maxLength) => {
  expect(limitsOf(field)).toEqual({ required, maxLength })
})

it('asks for what the server asks for, the form’s own rules first', () => {
  const { number } = driverLicense.input.shape
  const { validate } = asked(number, fieldRules.englishLetters)
  expect(['', 'Ñ1', 'x'.repeat(31), 'X1'].map(validate)).toEqual([
    'Field is Required',
    'Only English letters',
    'Max 30 characters',
    true,
  ])
  expect(asked(contactForm.input.shape.subject).validate('')).toBe(true)
  const { hours } = staffMakeOffer.input.shape
  expect(['x', '0', '721', '48'].map(asked(hours).validate)).toEqual([
    'This field only accepts numbers',
    'The value must be 1 or more',
    'The value must be 720 or less',
    true,
  ])
})

it('a number is held to its schema', () => {
  expect([problemIn(PercentField, 100), problemIn(PercentField, 101)]).toEqual([
    undefined,
    'max:100',
  ])
})

it('an e-mail and a phone are held to the server’s schemas, empty ones pass', () => {
  const { email, phone } = contactForm.input.shape
  expect(['', 'ana@', 'Ana@example.com '].map(asked(email).validate)).toEqual([
    'Field is Required',
    'Invalid e-mail',
    true,
  ])
  expect(['', '12', '(305) 555-0134'].map(asked(phone).validate)).toEqual([
    true,
    'Invalid Phone Number',
    true,
  ])
  expect(fieldRules.englishLetters('')).toBe(true)
})
