import { describe, expect, it, test } from 'vitest'
import { parseSearch, searchFields, stringifySearch } from '#web/core/routing/search-params.ts'
import { jobsFields } from './jobs-address.ts'
import {
  along,
  changed,
  cleared,
  filterOf,
  isFiltered,
  itemsOf,
  ownersOf,
  sortOf,
  sortsOf,
} from './jobs-search.ts'

const read = searchFields(...jobsFields)

// @2.2-jobownerid @2.2-jobs-accepts
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
  [{ sort: 'detour' }, 'soonest'],
  [{ route: 'R1' }, 'detour'],
  [{ stops: '1,2' }, 'detour'],
  [{ stops: '1,2', sort: 'pay' }, 'pay'],
])('the order of %o is %s', (search, sort) => {
  expect(sortOf(search)).toBe(sort)
})

describe('a way', () => {
  const filtered = { jobOwnerId: 'me', type: 'delivery', sort: 'pay' }

  test('is in the address after a reload, with the filters, and sorts anew', () => {
    const search = along(filtered, { stops: '1,2,3', detour: '2.5' })
    expect(search).toEqual({
      jobOwnerId: 'me',
      type: 'delivery',
      stops: '1,2,3',
      detour: '2.5',
    })
    const again = read(parseSearch(stringifySearch(search)))
    expect(filterOf(again)).toMatchObject({ type: 'delivery', stops: '1,2,3', detour: '2.5' })
    expect(sortsOf(again)[0]).toBe('detour')
  })

  test('takes the place of the one before; none takes it away', () => {
    const typed = along({}, { stops: '1,2', detour: '9' })
    expect(along(typed, { route: 'R1' })).toEqual({ route: 'R1' })
    expect(along({ ...typed, area: '1' }, {})).toEqual({ area: '1' })
    expect(sortsOf({})).not.toContain('detour')
  })

  test('of an own route asks for no stops', () => {
    const filter = filterOf({ route: 'R1', stops: '1,2', detour: '3' })
    expect(filter).toMatchObject({ route: 'R1', detour: '3' })
    expect(filter).not.toHaveProperty('stops')
  })

  test('stays when the filters are cleared', () => {
    expect(cleared({ route: 'R1', status: 'open' })).toEqual({ route: 'R1' })
  })
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
