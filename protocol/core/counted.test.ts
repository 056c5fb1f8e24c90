import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  ['en', 0, '0 cars'],
  ['en', 1, '1 car'],
  ['en', 2, '2 cars'],
  ['es', 0, '0 autos'],
  ['es', 1, '1 auto'],
  ['es', 21, '21 autos'],
  ['es', 1_000_000, '1000000 autos'],
] as const)('in %s, %i', (lang, count, text) => {
  const forms = { en: { one: '# car', other: '# cars' }, es: { one: '# auto', other: '# autos' } }
  expect(counted(lang, forms[lang])(count)).toBe(text)
})

it('a form may leave the number out', () => {
  const kept = counted('en', { one: 'A form', other: '# forms' })
  expect([kept(1), kept(3)]).toEqual(['A form', '3 forms'])
})
