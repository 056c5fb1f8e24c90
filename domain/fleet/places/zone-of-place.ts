/** The clock of each state of the gazetteer (`places.csv`); an IANA zone. */
const zones: Record<string, string> = {
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  FL: 'America/New_York',
  HI: 'Pacific/Honolulu',
  NV: 'America/Los_Angeles',
  OR: 'America/Los_Angeles',
}

/** West of the Apalachicola, Florida is on the clock of Chicago. */
const panhandle = -85.05

/** The IANA zone of a place, undefined in a state that the gazetteer does not have (docs/product/company.md#areas). */
export function zoneOfPlace({
  state,
  longitude,
}: {
  state: string
  longitude: number
}): string | undefined {
  return state === 'FL' && longitude < panhandle ? 'America/Chicago' : zones[state]
}
