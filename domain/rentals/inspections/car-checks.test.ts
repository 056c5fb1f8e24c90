import { expect, test } from 'vitest'
import { carChecks, checksOf, openChecks, type Checked } from './car-checks.ts'

const fine: Checked[] = [
  { check: 'tires', ok: true },
  { check: 'oilLight', ok: true },
  { check: 'lights', ok: true },
  { check: 'windshield', ok: true },
]

test.each<[string, Checked[], string[]]>([
  ['nothing yet', [], ['tires', 'oilLight', 'lights', 'windshield']],
  ['all fine', fine, []],
  ['an issue without a word', fine.with(2, { check: 'lights', ok: false }), ['lights']],
  ['an issue of spaces', fine.with(0, { check: 'tires', ok: false, note: '  ' }), ['tires']],
  ['an issue in words', fine.with(0, { check: 'tires', ok: false, note: 'Flat' }), []],
  ['one left out', fine.slice(1), ['tires']],
])('%s', (_, found, open) => {
  expect(openChecks(carChecks, found)).toEqual(open)
})

test('an electric car has no oil light to look at', () => {
  expect(checksOf('electric')).toEqual(['tires', 'lights', 'windshield'])
  for (const fuel of ['gas', 'hybrid', 'diesel']) expect(checksOf(fuel)).toEqual(carChecks)
})
