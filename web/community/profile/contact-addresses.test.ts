import { expect, it } from 'vitest'
import { contactAddresses } from './contact-addresses.ts'

const socialOf = (social: string) => contactAddresses({ social })[0]?.href

// @2.3-profile-dialog-name
it('links lead where the contacts say', () => {
  const all = contactAddresses({
    whatsapp: '+1 (305) 555-0123',
    phone: '+1 (305) 555-0123',
    email: 'ana@example.com',
  })
  expect(all.map(({ href }) => href)).toEqual([
    'https://wa.me/13055550123',
    'tel:+13055550123',
    'mailto:ana@example.com',
  ])
  const abroad = contactAddresses({ whatsapp: '+525512345678', phone: '+525512345678;ext=4' })
  expect(abroad.map(({ href }) => href)).toEqual([
    'https://wa.me/525512345678',
    'tel:+525512345678;ext=4',
  ])
  expect(contactAddresses({})).toEqual([])
})

it.each([
  ['https://social.example/ana', 'https://social.example/ana'],
  ['social.example/ana', 'https://social.example/ana'],
  ['@ana', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('a social link «%s» leads to %s', (typed, href) => {
  expect(socialOf(typed)).toBe(href)
})
