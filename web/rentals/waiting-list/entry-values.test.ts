import { expect, test } from 'vitest'
import { featuresText, kindText } from './kind-text.ts'
import { type EntryValues, entryErrors, entryFields } from './entry-values.ts'

const earliest = '2026-11-21T10:30'
const sound: EntryValues = {
  area: '1',
  start: '2026-12-01T10:00',
  end: '2026-12-31T10:00',
  openEnd: false,
  types: ['suv'],
  features: [],
  highestMonthPrice: '',
}

test.each<[string, Partial<EntryValues>, object]>([
  ['everything in order', {}, {}],
  ['no area', { area: '' }, { area: 'Field is Required' }],
  ['no start', { start: undefined }, { start: 'Field is Required' }],
  [
    'a start that is over',
    { start: '2026-11-21T10:00' },
    { start: 'Invalid data. Choose 21/11/2026 10:30 or later.' },
  ],
  ['no end', { end: undefined }, { end: 'Field is Required' }],
  ['no end, but said so', { end: undefined, openEnd: true }, {}],
  [
    'less than a day',
    { end: '2026-12-02T09:30' },
    { end: 'Invalid data. Choose 02/12/2026 10:00 or later.' },
  ],
  ['a price with sign and comma', { highestMonthPrice: ' $1,200.50 ' }, {}],
  [
    'a price in words',
    { highestMonthPrice: 'cheap' },
    { highestMonthPrice: 'This field only accepts numbers' },
  ],
  [
    'a price of nothing',
    { highestMonthPrice: '0' },
    { highestMonthPrice: 'The value must be 1 or more' },
  ],
])('%s', (_what, change, errors) => {
  expect(entryErrors({ ...sound, ...change }, earliest)).toEqual(errors)
})

test('an open end and an empty price are left out of the call', () => {
  const fields = entryFields({ ...sound, openEnd: true, highestMonthPrice: ' ' })
  expect(fields).toMatchObject({ area: '1', start: sound.start, types: ['suv'] })
  expect(fields.end).toBeUndefined()
  expect(fields.highestMonthPrice).toBeUndefined()
})

const names = {
  types: [
    { id: 'car', name: 'Cars', subtypes: [{ id: 'suv', name: 'SUV' }] },
    { id: 'van', name: 'Vans', subtypes: [{ id: 'minivan', name: 'Minivan' }] },
  ],
  features: [
    { id: 'bluetooth', name: 'Bluetooth' },
    { id: 'electric', name: 'Electric' },
  ],
}

test.each([
  [[], undefined],
  [['gone'], undefined],
  [['suv'], 'SUV'],
  [['suv', 'van'], 'SUV or Vans'],
  [['minivan', 'suv', 'car'], 'Minivan, SUV or Cars'],
])('the kinds %o are said as %o', (types, said) => {
  expect(kindText({ types }, names, 'or')).toBe(said)
})

test('features are said by their names', () => {
  expect(featuresText({ features: ['electric', 'bluetooth'] }, names)).toBe('Electric, Bluetooth')
})
