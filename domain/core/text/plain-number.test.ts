import { expect, it } from 'vitest'
import { plainNumber } from './plain-number.ts'

it.each([
  ['$45', '45'],
  ['$ 45.50', '45.50'],
  ['$1,050', '1050'],
  ['1,234,567.89', '1234567.89'],
  ['45,210', '45210'],
  ['15,50', '15.50'],
  ['10.75%', '10.75'],
  ['10 %', '10'],
  ['-10%', '-10'],
  ['−10', '-10'],
  ['-$5', '-5'],
  ['+5', '5'],
  ['.45', '0.45'],
  ['$.45', '0.45'],
  [' 9 ', '9'],
  ['0045', '0045'],
])('%s is sent as %s', (typed, sent) => {
  expect(plainNumber(typed)).toBe(sent)
})

it.each([
  '',
  '$',
  '%',
  '.',
  ',',
  '12,34,567',
  '1,0505',
  '1.2.3',
  '45.',
  '4242 4242 4242 4242',
  '06/30/2027',
  '12/30',
  '1e3',
  'many',
  '5 mi',
])('what is no number for certain, «%s», stays as it was typed', (typed) => {
  expect(plainNumber(typed)).toBe(typed)
})
