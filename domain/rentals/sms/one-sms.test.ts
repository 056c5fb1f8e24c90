import { expect, it } from 'vitest'
import { inGsm, mostLetters, oneSms } from './one-sms.ts'

it.each([
  ['Devolución mañana, José', 'Devolucion mañana, José'],
  ['“Ñandú” – it’s ready…', '"Ñandu" - it\'s ready...'],
  ['漢 🚗 ok', ' ok'],
])('%s is written %s', (text, expected) => {
  expect(inGsm(text)).toBe(expected)
})

const address = 'https://cars.example.com/dashboard?order=ABCDEFGHJKLMNPQR'

it.each([
  [
    'Bay Cars',
    'Your pickup is Tue 24 Nov, 10:00.',
    `Bay Cars: Your pickup is Tue 24 Nov, 10:00. ${address}`,
  ],
  ['', 'Your pickup is today.', `Your pickup is today. ${address}`],
])('%s: %s fits', (name, words, expected) => {
  expect(oneSms(name, words, address)).toBe(expected)
})

it('whatever is too long is cut before the address', () => {
  const long = oneSms('A company with a very long name indeed', 'word '.repeat(60), address)
  expect(long.length).toBeLessThanOrEqual(mostLetters)
  expect(long.endsWith(` ${address}`)).toBe(true)
})
