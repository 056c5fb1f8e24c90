import { expect, it } from 'vitest'
import { namedPlace } from './named-path.ts'

it('a notice about a job leads to its page', () => {
  expect(namedPlace('job', { id: '17' })).toEqual({
    to: '/jobs/$id',
    params: { id: '17' },
    search: {},
  })
})

it('a notice about an order carries it in the query', () => {
  expect(namedPlace('dashboard', { order: '5' })).toEqual({
    to: '/dashboard',
    params: {},
    search: { order: '5' },
  })
})

it('a route of a later release leads to the dashboard', () => {
  expect(namedPlace('moon', {}).to).toBe('/dashboard')
})
