import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainVin, vinCheckDigit, wrongInVin } from './vin.ts'

test.each([
  // The example of the standard's own text, and all ones.
  ['1M8GDM9AXKP042788', undefined],
  ['11111111111111111', undefined],
  ['5GZCZ43D13S812715', undefined],
  ['1M8GDM9A0KP042788', 'check'],
  ['1M8GDM9AXKP042789', 'check'],
  // Two neighbors swapped.
  ['1M8GDM9AXKP047288', 'check'],
  ['1M8GDM9AXKP04278', 'form'],
  ['1M8GDM9AXKP0427881', 'form'],
  ['IM8GDM9AXKP042788', 'form'],
  ['1M8GDM9AXKPO42788', 'form'],
  ['1M8GDM9AXQP042788', 'form'],
  ['1m8gdm9axkp042788', 'form'],
  ['1M8GDM9AXKP04278É', 'form'],
  ['', 'form'],
])('%s is wrong in: %s', (vin, wrong) => {
  expect(wrongInVin(vin)).toBe(wrong)
})

test.each([
  ['1m8gdm9axkp042788', '1M8GDM9AXKP042788'],
  [' 1M8 GDM9A-XKP042788 ', '1M8GDM9AXKP042788'],
  ['', ''],
])('%j is kept as %s', (typed, kept) => {
  expect(plainVin(typed)).toBe(kept)
})

// Each letter by what it counts for, as the standard's table says it.
const table: Record<string, string> = {
  1: 'AJ',
  2: 'BKS',
  3: 'CLT',
  4: 'DMU',
  5: 'ENV',
  6: 'FW',
  7: 'GPX',
  8: 'HY',
  9: 'RZ',
}
const letters = Object.entries(table).flatMap(([value, some]) =>
  Array.from(some, (letter): [string, string] => [letter, value]),
)

test.each(letters)('%s counts for %s', (letter, value) => {
  const at = (sign: string) => vinCheckDigit(`${sign}${'0'.repeat(16)}`)
  expect(at(letter)).toBe(at(value))
})

const sign = fc.constantFrom(...Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789'))
const whole = fc.array(sign, { minLength: 17, maxLength: 17 }).map((signs) => {
  const digit = vinCheckDigit(signs.join('')) ?? ''
  return signs.with(8, digit)
})
/** Signs of one value stand for each other: the check cannot tell them apart. */
const valueOf = (one: string) => letters.find(([letter]) => letter === one)?.[1] ?? one

test('one sign typed wrong is noticed, wherever it stands', () => {
  fc.assert(
    fc.property(whole, fc.nat(16), sign, (vin, at, other) => {
      expect(wrongInVin(vin.join(''))).toBeUndefined()
      const isSame = at === 8 ? vin[at] === other : valueOf(vin[at] ?? '') === valueOf(other)
      expect(wrongInVin(vin.with(at, other).join(''))).toBe(isSame ? undefined : 'check')
    }),
  )
})
