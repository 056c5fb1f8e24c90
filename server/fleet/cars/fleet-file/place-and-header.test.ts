import { expect, test } from 'vitest'
import type { KnownFleet } from './read-car.ts'
import { readFleetFile } from './read-fleet-file.ts'

const oakland = { latitude: 37.8, longitude: -122.27 }
const yard = { pickupAddress: '480 Juniper Yard', centre: oakland }
const bay = { id: '1', slug: 'bay-area', state: 'CA', zone: 'America/Los_Angeles', ...yard }
const known: KnownFleet = {
  areas: new Map([['bay-area', bay]]),
  subtypes: new Map([['sedan', 'car']]),
  features: new Set(),
}
const header =
  'source_id,make,model,year,subtype,area,city,latitude,longitude,daily_rate_usd,weekly_price_usd,monthly_price_usd,mile_price_cents'
const read = (at: string, columns = header) =>
  readFleetFile(
    Buffer.from(`${columns}\nA1,Ford,Focus,2022,sedan,bay-area,Oakland,${at},39,229,849,9`),
    known,
  )

test('without a place of its own a car stands where its area is', () => {
  expect(read(',').cars[0]?.car).toMatchObject(oakland)
  expect(read('37.35,-121.9').cars[0]?.car).toMatchObject({ latitude: 37.35, longitude: -121.9 })
})

test.each([
  ['37.8,122.27', 'longitude is more than 300 miles from bay-area: 122.27'],
  ['27.8,-122.27', 'latitude is more than 300 miles from bay-area: 27.8'],
  [',-122.27', 'latitude is missing'],
  ['37.8,', 'longitude is missing'],
])('a car at «%s» is refused with its reason', (at, reason) => {
  expect(read(at).bad).toEqual([{ line: 2, reason }])
})

test('capitals and spaces around the names of columns do not matter', () => {
  const typed = header.replace('source_id', ' Source_ID ').replace('make', 'MAKE')
  expect(read(',', typed).cars[0]?.car).toMatchObject({ external_ref: 'A1', make: 'Ford' })
  expect(read(',', header.replace('city', 'Town')).bad).toEqual([
    { line: 1, reason: 'column city is missing' },
  ])
  expect(read(',', header.replace('model', 'MAKE,model')).bad).toEqual([
    { line: 1, reason: 'column make is there twice' },
  ])
})

test('a file without any area says that there is none', () => {
  const empty = { ...known, areas: new Map() }
  const { bad } = readFleetFile(
    Buffer.from(`${header}\nA1,Ford,Focus,2022,sedan,Tampa,Tampa,,,39,229,849,9`),
    empty,
  )
  expect(bad[0]?.reason).toBe('unknown area: Tampa (you have none yet)')
})
