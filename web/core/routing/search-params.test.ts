import { expect, it } from 'vitest'
import { parseSearch, searchFields, stringifySearch } from './search-params.ts'

it('writes queries as plain text, never as JSON', () => {
  expect(stringifySearch({ area: '7', start: '2026-11-24T10:00', end: undefined, pm: '' })).toBe(
    '?area=7&start=2026-11-24T10%3A00',
  )
  expect(stringifySearch({})).toBe('')
  expect(parseSearch('?area=7&order=007')).toEqual({ area: '7', order: '007' })
})

// @2.2-area
it('keeps the fields that a screen knows and leaves out empty ones', () => {
  const read = searchFields('area', 'start')
  expect(read({ area: '7', start: '', other: 'x' })).toEqual({ area: '7' })
})
