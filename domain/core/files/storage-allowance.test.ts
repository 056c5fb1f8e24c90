import { describe, expect, it } from 'vitest'
import { allowances, type Keeper, whatIsFull } from './storage-allowance.ts'

const megabyte = 1024 * 1024
const storing = { more: 1, today: 0, kept: 0 }

describe.each(Object.keys(allowances) as Keeper[])('what is stored for %s', (keeper) => {
  const { day, kept } = allowances[keeper]

  it('has room up to the last byte of a day and no further', () => {
    expect(whatIsFull(keeper, { ...storing, today: day * megabyte - 1 })).toBeUndefined()
    expect(whatIsFull(keeper, { ...storing, today: day * megabyte })).toBe('day')
    expect(whatIsFull(keeper, { ...storing, more: day * megabyte + 1 })).toBe('day')
  })

  it('has room up to the last byte that is kept and no further', () => {
    expect(whatIsFull(keeper, { ...storing, kept: kept * megabyte - 1 })).toBeUndefined()
    expect(whatIsFull(keeper, { ...storing, kept: kept * megabyte })).toBe('kept')
  })
})

it('a day of a rental fits: keys, return and two inspections of 16 pictures of a megabyte each', () => {
  expect(whatIsFull('person', { more: 4 * 16 * megabyte, today: 0, kept: 0 })).toBeUndefined()
})

it('an unconfirmed account has far less than a person', () => {
  expect(allowances.unconfirmed.day * 5).toBeLessThanOrEqual(allowances.person.day)
})
