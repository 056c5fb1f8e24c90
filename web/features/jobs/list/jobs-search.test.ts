import { describe, expect, it, test } from 'vitest'
import { parseSearch, searchFields, stringifySearch } from '#web/core/routing/search-params.ts'
import {
  changed,
  cleared,
  filterOf,
  isFiltered,
  itemsOf,
  jobsFields,
  ownersOf,
  sortOf,
} from './jobs-search.ts'

const read = searchFields(...jobsFields)

test('the address says the list again after a reload', () => {
  const search = changed({}, { jobOwnerId: '-u7', status: 'done', type: 'delivery', area: '3' })
  const again = read(parseSearch(stringifySearch(search)))
  expect(again).toEqual(search)
  expect(filterOf(again)).toEqual({
    jobOwnerId: '-u7',
    status: 'done',
    type: 'delivery',
    area: '3',
  })
})

test('what is chosen no longer is not in the address', () => {
  const search = changed({ status: 'open', area: '3' }, { status: '' })
  expect(search).toEqual({ area: '3' })
  expect(stringifySearch(search)).toBe('?area=3')
})

it.each([
  [{ status: '85' }, { status: undefined }],
  [{ type: 'change' }, { type: undefined }],
  [{ status: 'open' }, { status: 'open' }],
])('a status or type of something else asks for nothing: %o', (search, expected) => {
  expect(filterOf(search)).toMatchObject(expected)
})

it.each([
  [{}, 'soonest'],
  [{ sort: 'pay' }, 'pay'],
  [{ sort: 'nonsense' }, 'soonest'],
])('the order of %o is %s', (search, sort) => {
  expect(sortOf(search)).toBe(sort)
})

test('clearing keeps whose jobs they are and the order', () => {
  const search = { jobOwnerId: 'me', status: 'open', area: '3', sort: 'pay' }
  expect(isFiltered(search)).toBe(true)
  expect(cleared(search)).toEqual({ jobOwnerId: 'me', sort: 'pay' })
  expect(isFiltered(cleared(search))).toBe(false)
})

describe('whose jobs', () => {
  const known = [{ id: '' }, { id: 'me' }, { id: '-me' }]
  it.each([
    [undefined, known, 'all'],
    ['me', known, 'mine'],
    ['-me', known, 'offered'],
    ['you', known, 'someone'],
    ['-you', known, 'someone'],
    ['-me', [], 'offered'],
  ])('%s of %o is %s', (id, options, owners) => {
    expect(ownersOf(id, options)).toBe(owners)
  })
})

test('a selector begins with all, counts what it offers, and never loses what is asked for', () => {
  const options = [
    { id: '', name: 'Everything', count: 9 },
    { id: 'open', name: 'Open', count: 7 },
  ]
  const words = { all: 'Any status', unknown: 'Something else' }
  expect(itemsOf(options, { ...words, chosen: undefined }).map(({ name }) => name)).toEqual([
    'Any status (9)',
    'Open (7)',
  ])
  expect(itemsOf([], { ...words, chosen: 'open' })).toEqual([
    { id: '', name: 'Any status' },
    { id: 'open', name: 'Something else' },
  ])
})
