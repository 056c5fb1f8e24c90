import { describe, expect, it } from 'vitest'
import {
  cleared,
  filterCount,
  filterFields,
  noFilters,
  priced,
  toggleFeature,
  toggleSubtype,
  toggleType,
} from './car-filters.ts'

const types = [
  { id: 'car', name: 'Cars', subtypes: [{ id: 'sedan' }, { id: 'suv' }] },
  { id: 'van', name: 'Vans', subtypes: [{ id: 'minivan' }, { id: 'cargo-van' }] },
]

describe('filters of the list', () => {
  // @2.3-results-filter
  it('counts types, body types and features', () => {
    const chosen = toggleFeature(toggleType(noFilters, types, 'van'), 'bluetooth')
    expect(filterCount(noFilters)).toBe(0)
    expect(filterCount(toggleSubtype(chosen, types, 'suv'))).toBe(3)
  })

  // @2.3-results-selectedsubtypes
  it('lets a whole type take the place of its body types, and a body type narrow its type', () => {
    const suv = toggleSubtype(noFilters, types, 'suv')
    const allCars = toggleType(suv, types, 'car')
    expect(allCars).toMatchObject({ selectedTypes: ['car'], selectedSubtypes: [] })
    const sedans = toggleSubtype(allCars, types, 'sedan')
    expect(sedans).toMatchObject({ selectedTypes: [], selectedSubtypes: ['sedan'] })
  })

  it('asks for vans and SUVs as body types, because types and body types narrow each other', () => {
    const vans = toggleType(noFilters, types, 'van')
    expect(filterFields(vans, types)).toEqual({ types: ['van'], features: [], sort: 'price' })
    expect(filterFields(toggleSubtype(vans, types, 'suv'), types)).toEqual({
      subtypes: ['minivan', 'cargo-van', 'suv'],
      features: [],
      sort: 'price',
    })
  })

  it('counts the price once, whichever ends it has, and asks for both', () => {
    const both = priced(noFilters, 700, 900.5)
    expect(filterCount(both)).toBe(1)
    expect(filterCount(priced(both, undefined, 900.5))).toBe(1)
    expect(filterFields(both, types)).toMatchObject({ lowestPrice: '700', highestPrice: '900.5' })
    expect(priced(both, undefined, undefined)).toEqual(noFilters)
    // From nothing on is a limit like another.
    expect(filterCount(priced(noFilters, 0, undefined))).toBe(1)
  })

  it('keeps the order of the list when cleared', () => {
    const chosen = { ...toggleType(noFilters, types, 'van'), sort: 'newest' as const }
    expect(cleared(chosen)).toEqual({ ...noFilters, sort: 'newest' })
  })
})
