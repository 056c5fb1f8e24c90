import { expect, test } from 'vitest'
import { carColours } from './left-out.ts'
import type { KnownFleet } from './read-car.ts'
import { readFleetFile } from './read-fleet-file.ts'

const yard = { pickupAddress: '480 Juniper Yard', centre: { latitude: 37.8, longitude: -122.27 } }
const bay = { id: '1', slug: 'bay-area', state: 'CA', zone: 'America/Los_Angeles', ...yard }
const known: KnownFleet = {
  areas: new Map([['bay-area', bay]]),
  subtypes: new Map([
    ['sedan', 'car'],
    ['cargo-van', 'van'],
  ]),
  features: new Set(['bluetooth', 'tow-hitch']),
}

const whole: Record<string, string> = {
  source_id: 'A1',
  make: 'Citroën',
  model: 'Berlingo',
  year: '2022',
  subtype: 'cargo-van',
  area: 'bay-area',
  city: 'Oakland',
  latitude: '37.8',
  longitude: '-122.27',
  daily_rate_usd: '39.50',
  weekly_price_usd: '229',
  monthly_price_usd: '849',
  mile_price_cents: '9',
}

const read = (text: string) => readFleetFile(new TextEncoder().encode(text), known)

/** A file of rows that differ from a whole one; columns that only some name are empty elsewhere. */
function file(...rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys({ ...whole, ...row })))]
  const line = (row: Record<string, string>) => columns.map((name) => row[name] ?? '').join(',')
  return [columns.join(','), ...rows.map((row) => line({ ...whole, ...row }))].join('\n')
}

test('a short row becomes a whole car, what it leaves out gets a default', () => {
  const { cars, bad } = read(file({}))
  expect(bad).toEqual([])
  expect(cars).toHaveLength(1)
  expect(cars[0]?.line).toBe(2)
  expect(cars[0]?.car).toMatchObject({
    external_ref: 'A1',
    make: 'Citroën',
    type_id: 'van',
    area_id: '1',
    seats: 2,
    fuel: 'gas',
    transmission: 'automatic',
    day_cents: 3_950,
    deposit_minimum_cents: 20_000,
    deposit_maximum_cents: 50_000,
    minimum_rental_days: 1,
    address: '480 Juniper Yard',
    features: [],
    rating: null,
  })
  expect(carColours).toContain(cars[0]?.car.colour)
  expect(read(file({})).cars[0]?.car.colour).toBe(cars[0]?.car.colour)
})

test('what nobody sees in a cell is left out', () => {
  const { cars } = read(file({ source_id: '\u202eA1', city: '\u00a0San\u2003Jose\u0301 ' }))
  expect(cars[0]?.car).toMatchObject({ external_ref: 'A1', city: 'San José' })
})

test('an electric car has a battery instead of a tank, others have none', () => {
  const { cars, bad } = read(
    file(
      { battery_kwh: '77' },
      { source_id: 'A2', fuel: 'electric', battery_kwh: '57.5' },
      { source_id: 'A3', fuel: 'electric' },
    ),
  )
  expect(bad).toEqual([])
  expect(cars.map(({ car }) => [car.tank_gallons, car.battery_kwh])).toEqual([
    ['24', null],
    ['0', '57.5'],
    ['0', '70'],
  ])
})

const refusals: [Record<string, string>, string][] = [
  [{ area: 'atlantis' }, 'unknown area: atlantis (you have: bay-area)'],
  [{ area: '' }, 'area is missing'],
  [{ monthly_price_usd: '' }, 'monthly_price_usd is missing'],
  [{ daily_rate_usd: '$39' }, 'daily_rate_usd is not a number: $39'],
  [{ daily_rate_usd: '0' }, 'daily_rate_usd is out of range: 0 is not 1 to 100000'],
  [{ mile_price_cents: '9.5' }, 'mile_price_cents is not a whole number: 9.5'],
  [{ year: '20222' }, 'year is out of range: 20222 is not 1900 to 2100'],
  [{ latitude: '137.8' }, 'latitude is out of range: 137.8 is not -90 to 90'],
  [{ subtype: 'tank' }, 'subtype is unknown: tank is none of sedan, cargo-van'],
  [{ type: 'car' }, 'type is car, but cargo-van is a van'],
  [{ colour: 'mauve' }, `colour is unknown: mauve is none of ${carColours.join(', ')}`],
  [{ features: 'bluetooth; wings' }, 'unknown feature: wings'],
  [
    { deposit_min_usd: '700', deposit_max_usd: '500' },
    'deposit_max_usd is less than deposit_min_usd',
  ],
  [{ min_rental_days: '0' }, 'min_rental_days is out of range: 0 is not 1 to 365'],
  [{ make: 'a\u0000b' }, 'make has characters that are not text'],
  [{ make: 'x'.repeat(61) }, 'make has more than 60 characters'],
  [
    { status: 'sold' },
    'status is unknown: sold is none of active, maintenance, outOfService, retired',
  ],
  [
    { vin: '1M8GDM9AXKP04278' },
    'vin has not 17 letters and digits without I, O and Q: 1M8GDM9AXKP04278',
  ],
  [{ vin: '1M8GDM9AXKP042789' }, 'vin does not fit its check digit: 1M8GDM9AXKP042789'],
  [
    { registration_until: '6/30/2027' },
    'registration_until is not a day such as 2027-06-30: 6/30/2027',
  ],
  [
    { inspection_until: '2027-02-29' },
    'inspection_until is not a day such as 2027-06-30: 2027-02-29',
  ],
  [{ cost_usd: '-1' }, 'cost_usd is out of range: -1 is not 0 to 10000000'],
]

test.each(refusals)('%j is refused with its reason', (change, reason) => {
  const { cars, bad } = read(file({}, { source_id: 'A2', ...change }))
  expect(bad).toEqual([{ line: 3, reason }])
  expect(cars).toHaveLength(1)
})

test('what the company keeps for itself is read, and is nothing when it is left out', () => {
  const kept = {
    status: 'outOfService',
    registration_until: '2027-06-30',
    inspection_until: '2028-02-29',
    key_box: 'Wall 3',
    note: 'From the auction in Reno.',
  }
  const typed = { ...kept, vin: '1m8-gdm9 axkp042788', cost_usd: '18250.50' }
  const { cars, bad } = read(file({}, { source_id: 'A2', ...typed }))
  expect(bad).toEqual([])
  expect(cars.map(({ car }) => car)).toMatchObject([
    { status: 'active', vin: null, registration_until: null, cost_cents: null, note: null },
    { ...kept, vin: '1M8GDM9AXKP042788', cost_cents: 1_825_050 },
  ])
})

test('all that is wrong with a row is told, and the same id twice', () => {
  const { bad } = read(file({}, { source_id: 'A2', year: 'x', city: '' }, {}))
  expect(bad).toEqual([
    { line: 3, reason: 'year is not a number: x' },
    { line: 3, reason: 'city is missing' },
    { line: 4, reason: 'duplicate: source_id A1 is in line 2 too' },
  ])
})

test('line numbers hold with blank lines, quoted line breaks and Windows line ends', () => {
  const text = file({}, { source_id: 'A2', city: '"Oak\nland"' }, { source_id: 'A3', area: 'x' })
  const lines = text.replace('\nA2', '\n\nA2')
  expect(read(lines).bad).toEqual([
    { line: 4, reason: 'city has characters that are not text' },
    { line: 6, reason: 'unknown area: x (you have: bay-area)' },
  ])
  expect(
    read(`\uFEFF${file({}, { source_id: 'A2', area: 'x' }).replaceAll('\n', '\r\n')}\r\n`).bad,
  ).toEqual([{ line: 3, reason: 'unknown area: x (you have: bay-area)' }])
})

test('rows that are too short or too long are told with both counts', () => {
  expect(read(`${file({})}\nA2,Ford,Transit`).bad).toEqual([
    { line: 3, reason: 'wrong column count: 3, the header has 13' },
  ])
})

test('a line that is not UTF-8 is named, the others are read', () => {
  const text = file({}, { source_id: 'A2' })
  // Latin-1 has one byte where UTF-8 has two.
  const latin = Buffer.from(text.replace('A2,Citroën', 'A2,Citro?n'), 'utf8')
  latin[latin.indexOf('?')] = 0xeb
  const { cars, bad } = readFleetFile(latin, known)
  expect(bad).toEqual([{ line: 3, reason: 'wrong encoding: this is not UTF-8' }])
  expect(cars).toHaveLength(1)
})

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const saveAs = 'save it as CSV UTF-8 (comma delimited)'

test.each<[string, () => Uint8Array, string]>([
  ['UTF-16', () => utf16(`\uFEFF${file({})}`), 'wrong encoding: this is UTF-16. Please '],
  [
    'UTF-16 of the other kind',
    () => utf16(`\uFEFF${file({})}`).swap16(),
    'wrong encoding: this is UTF-16. Please ',
  ],
  ['UTF-16 without its mark', () => utf16(file({})), 'wrong encoding: this is UTF-16. Please '],
  [
    'a workbook',
    () => Buffer.from('PK\u0003\u0004 and more'),
    'this is a workbook or an archive, not CSV: ',
  ],
  [
    'semicolons',
    () => Buffer.from(file({}).replaceAll(',', ';')),
    'the columns are separated by semicolons, not by commas: ',
  ],
  [
    'semicolons and decimal commas',
    () => Buffer.from(file({}).replaceAll(',', ';').replaceAll('.', ',')),
    'the columns are separated by semicolons, not by commas: ',
  ],
  [
    'tabs',
    () => Buffer.from(`\uFEFF${file({}).replaceAll(',', '\t')}`),
    'the columns are separated by tabs, not by commas: ',
  ],
])('a file with %s is told as what it is, once', (_what, bytes, reason) => {
  const { cars, bad } = readFleetFile(bytes(), known)
  expect(cars).toEqual([])
  expect(bad).toEqual([{ line: 1, reason: `${reason}${saveAs}` }])
})

test('a file needs its columns, a car, and closed quotes; unknown columns are passed over', () => {
  expect(read('source_id,make\nA1,Ford').bad[0]).toEqual({
    line: 1,
    reason: 'column model is missing',
  })
  expect(read(file({}).replace('model', 'make')).bad).toContainEqual({
    line: 1,
    reason: 'column make is there twice',
  })
  expect(read(file({}).split('\n')[0] ?? '').bad).toEqual([
    { line: 1, reason: 'there is no car after the header' },
  ])
  expect(read('').bad[0]?.line).toBe(1)
  expect(read(`${file({})}\nA2,"Ford`).bad[0]?.reason).toBe(
    'a quotation mark is not closed or misplaced',
  )
  expect(read(file({ owner: 'Kim' }))).toMatchObject({ ignoredColumns: ['owner'], bad: [] })
})
