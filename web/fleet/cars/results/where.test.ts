import { expect, test } from 'vitest'
import { cleared, filterCount, noFilters } from './car-filters.ts'
import { boundsIn, filtersIn, inTown, nearTown, onMap, whereFields } from './where.ts'

const oakland = { id: '5378538', name: 'Oakland, CA' }
const bounds = [37.1, -122.6, 38, -121.7] as const

test('cars near a town come nearest first, and cheapest first again without it', () => {
  const near = nearTown(noFilters, '1', oakland)
  expect(near.sort).toBe('distance')
  expect(whereFields(near, '1')).toEqual({ area: '1', near: oakland.id })
  expect(filterCount(near)).toBe(1)
  expect(nearTown(near, '1', undefined)).toEqual(noFilters)
  expect(cleared(near)).toEqual(noFilters)
  expect(nearTown({ ...near, sort: 'rating' }, '1', undefined).sort).toBe('rating')
})

test('a part of the map is searched whatever area it belongs to', () => {
  const here = onMap(noFilters, '1', bounds)
  expect(boundsIn(here)).toEqual(bounds)
  expect(whereFields(here, '1')).toEqual({ area: undefined, bounds: bounds.map(String) })
  expect(filterCount(here)).toBe(1)
  expect(onMap(here, '1', undefined)).toEqual(noFilters)
  expect(boundsIn({ ...noFilters, bounds: [1, 2] })).toBeUndefined()
})

test('town and part of the map end with the area they were chosen for', () => {
  const both = onMap(nearTown(noFilters, '1', oakland), '1', bounds)
  expect(filtersIn(both, '1')).toEqual(both)
  expect(filtersIn(both, '2')).toEqual(noFilters)
  expect(filtersIn(both, undefined)).toEqual(noFilters)
  const anywhere = nearTown(noFilters, undefined, oakland)
  expect(filtersIn(anywhere, undefined)).toEqual(anywhere)
})

test('a town that cars stand in ends with its area, and leaves the others as they are', () => {
  const there = inTown(onMap(noFilters, '1', bounds), '1', 'Concord')
  expect(whereFields(inTown(noFilters, '1', 'Concord'), '1')).toEqual({
    area: '1',
    town: 'Concord',
  })
  expect(filterCount(there)).toBe(2)
  expect(inTown(there, '1', undefined)).toEqual(onMap(noFilters, '1', bounds))
  expect(onMap(there, '1', undefined)).toEqual(inTown(noFilters, '1', 'Concord'))
  expect(filtersIn(there, '2')).toEqual(noFilters)
})
