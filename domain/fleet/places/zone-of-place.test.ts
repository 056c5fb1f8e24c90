import { expect, test } from 'vitest'
import { zoneOfPlace } from './zone-of-place.ts'

test.each([
  ['Oakland', 'CA', -122.27, 'America/Los_Angeles'],
  ['Miami', 'FL', -80.19, 'America/New_York'],
  ['Tallahassee', 'FL', -84.28, 'America/New_York'],
  ['Panama City', 'FL', -85.66, 'America/Chicago'],
  ['Pensacola', 'FL', -87.22, 'America/Chicago'],
  ['Honolulu', 'HI', -157.86, 'Pacific/Honolulu'],
  ['Phoenix', 'AZ', -112.07, 'America/Phoenix'],
  ['Austin', 'TX', -97.74, undefined],
])('%s, %s', (_town, state, longitude, zone) => {
  expect(zoneOfPlace({ state, longitude })).toBe(zone)
})
