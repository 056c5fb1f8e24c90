import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cleanFields } from './form-codec.ts'
import { ListField, TextField } from './fields.ts'

it('texts are trimmed, and one of spaces alone counts as missing', () => {
  expect(cleanFields({ name: '  Ana ', comment: '   ' })).toEqual({ name: 'Ana' })
  expect(z.parse(TextField(5), ' Ana ')).toBe('Ana')
})

it('empty items of a list are dropped', () => {
  expect(z.parse(ListField, 'bluetooth,, electric ,')).toEqual(['bluetooth', 'electric'])
})
