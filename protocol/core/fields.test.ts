import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cleanFields } from './form-codec.ts'
import { ListField, MoneyField, TextField } from './fields.ts'

// @5-texts-trimmed
it('texts are trimmed, and one of spaces alone counts as missing', () => {
  expect(cleanFields({ name: '  Ana ', comment: '   ' })).toEqual({ name: 'Ana' })
  expect(z.parse(TextField(5), ' Ana ')).toBe('Ana')
})

it.each(['\u200b', '\u202e \u2066', '\u2800\u3164', '\ufeff\u00ad'])(
  'a text of nothing that can be seen counts as missing: %j',
  (text) => {
    expect(cleanFields({ name: text, comment: `${text}Ana 👩‍👧` })).toEqual({
      comment: expect.stringContaining('Ana 👩‍👧'),
    })
  },
)

// @5-texts-trimmed
it('empty items of a list are dropped', () => {
  expect(z.parse(ListField, 'bluetooth,, electric ,')).toEqual(['bluetooth', 'electric'])
})

it.each([
  ['1502', 150_200],
  ['$1,502.00', 150_200],
  ['1,502', 150_200],
  ['1,234,567.89', 123_456_789],
  ['15,50', 1_550],
  ['15,5', 1_550],
  ['-0.01', -1],
  // A comma that is neither: asked for again, never guessed.
  ['1.502,00', undefined],
  ['15,500,0', undefined],
  ['1,50,2', undefined],
  ['9.999', undefined],
  ['', undefined],
])('%s is read as %s cents', (typed, cents) => {
  expect(z.safeParse(MoneyField, typed).data).toBe(cents)
})
