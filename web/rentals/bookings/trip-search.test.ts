import { afterEach, expect, it } from 'vitest'
import { keepDraft } from '#web/core/forms/draft.ts'
import { parseSearch, searchFields, stringifySearch } from '#web/core/routing/search-params.ts'
import { tripInput } from './trip-input.ts'
import { tripDraftName, tripFields } from './trip-search.ts'

afterEach(() => localStorage.clear())

/** What a booking screen asks with when it is opened at an address with this query. */
function askedAt(query: string) {
  const search = searchFields(...tripFields)(parseSearch(query))
  return tripInput({ ...search, car: search.car ?? '' })
}

const query =
  '?car=C1&start=2026-12-01T10%3A00&end=2026-12-11T10%3A00&pm=more&options=child-seat%2Ctoll-pass&appt=pickup-1'

// @2.2-options
it('what a query holds is what the booking is asked with', () => {
  expect(askedAt(query)).toEqual({
    car: 'C1',
    start: '2026-12-01T10:00',
    end: '2026-12-11T10:00',
    pm: 'more',
    options: ['child-seat', 'toll-pass'],
    appt: 'pickup-1',
    insurancePlan: 'own',
    // Ten days of driving to work: nobody was asked yet.
    miles: 300,
  })
  expect(stringifySearch(searchFields(...tripFields)(parseSearch(query)))).toBe(query)
})

it('the cover that was chosen for a car before is kept, unless the query names one', () => {
  keepDraft(tripDraftName('C1'), { insurancePlan: 'ownCollision' })
  expect(askedAt(query).insurancePlan).toBe('ownCollision')
  expect(askedAt(`${query}&insurancePlan=own`).insurancePlan).toBe('own')
})
