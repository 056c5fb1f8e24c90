import { afterEach, expect, it } from 'vitest'
import { specialRequest } from '#protocol/bookings/special-request.ts'
import { contactForm } from '#protocol/site/contact-form.ts'
import { fieldRules } from './form-rules.ts'
import { chooseLanguage } from '../i18n.ts'

afterEach(() => {
  chooseLanguage('en')
  localStorage.clear()
})

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

it('a wish has its own least number of characters', () => {
  expect(fieldRules.of(specialRequest.input.shape.text)('Hm')).toBe('Min 5 characters')
})
