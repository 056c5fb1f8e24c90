import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { projectRoot } from '../../../platform/project-root.ts'
import { randomId } from '../../../platform/random.ts'
import { importFleet } from './import-fleet.ts'
import { writeFleetFile } from './known-fleet.ts'

const header =
  'source_id,make,model,year,subtype,area,city,latitude,longitude,daily_rate_usd,weekly_price_usd,monthly_price_usd,mile_price_cents'
const row = (ref: string, area = 'bay-area') =>
  `${ref},Ford,Transit,2022,cargo-van,${area},Oakland,37.8,-122.27,39,229,849,9`
const bytes = (...lines: string[]) => new TextEncoder().encode([header, ...lines].join('\n'))

test('one bad line and nothing is imported; without it all cars are, once', async () => {
  const { services } = await testServer()
  const [a, b] = [`import-${randomId()}`, `import-${randomId()}`]
  const there = async () => {
    const rows = await services.db
      .selectFrom('car')
      .select('external_ref')
      .where('external_ref', 'in', [a, b])
      .orderBy('external_ref')
      .execute()
    return rows.map((car) => car.external_ref)
  }
  expect(await importFleet(services, bytes(row(a), row(b, 'atlantis')))).toMatchObject({
    added: 0,
    bad: [
      { line: 3, reason: expect.stringContaining('unknown area: atlantis (you have: bay-area, ') },
    ],
  })
  expect(await there()).toEqual([])
  const heard: string[] = []
  const good = bytes(row(a), row(b))
  await importFleet(services, good, {
    progress: (done, all) => heard.push(`${done} of ${all}`),
  })
  expect(heard).toEqual(['2 of 2'])
  expect(await there()).toEqual([a, b].toSorted())
  expect(await importFleet(services, good)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
})

const refs = (...names: string[]) => names.map((name) => `${name}-${randomId()}`)
const carOf = async ({ services: { db } }: TestServer, ref: string) =>
  db.selectFrom('car').selectAll().where('external_ref', '=', ref).executeTakeFirstOrThrow()

test('a car that is there is changed by its id: a file says of it only the columns that it has', async () => {
  const server = await testServer()
  const { services } = server
  const [a = '', b = ''] = refs('a', 'b')
  const more = `${header},vin,note,plate`
  const whole = [more, `${row(a)},1M8GDM9AXKP042788,Old,8AAA111`, `${row(b)},,,8BBB222`].join('\n')
  await importFleet(services, Buffer.from(whole))
  const before = await carOf(server, a)
  await services.db
    .updateTable('car')
    .set({ rating: '9.40', review_count: 7, trips: 12, odometer: 51_000 })
    .where('id', '=', before.id)
    .execute()
  const changed = [
    `${header},note,odometer_miles,rating,reviews,trips`,
    `${row(a).replace(',39,', ',42.50,')},,40000,1,0,0`,
    `${row(b)},New,100,,,`,
  ].join('\n')
  const dry = await importFleet(services, Buffer.from(changed), { isDryRun: true })
  expect(dry).toMatchObject({
    added: 0,
    changed: 2,
    unchanged: 0,
    columns: { daily_rate_usd: 1, note: 2, odometer_miles: 1 },
    bad: [],
  })
  expect((await carOf(server, a)).day_cents).toBe(3_900)
  expect(await importFleet(services, Buffer.from(changed))).toEqual(dry)
  expect(await carOf(server, a)).toEqual({
    ...before,
    day_cents: 4_250,
    note: null,
    rating: '9.40',
    review_count: 7,
    trips: 12,
    odometer: 51_000,
  })
  expect(await carOf(server, b)).toMatchObject({ note: 'New', odometer: 100, plate: '8BBB222' })
})

const sample = join(projectRoot, 'server/app/demo/fleet.csv')

test('the cars of the sample, written as a file and read again, change nothing', async () => {
  const database = await freshDatabase()
  try {
    const { added } = await importFleet(database, readFileSync(sample))
    // What a spreadsheet would compute or cut, and a car that was never in a file.
    await database.db
      .updateTable('car')
      .set({ note: '=1+1, "so"', key_box: '-a', rating: '9.47', plate: '', cost_cents: 1_825_055 })
      .where('external_ref', '=', 'car-001')
      .execute()
    await database.db
      .updateTable('car')
      .set({
        external_ref: null,
        status: 'retired',
        vin: '5GZCZ43D13S812715',
        latitude: 37 + 1 / 3,
      })
      .where('external_ref', '=', 'car-002')
      .execute()
    const file = await writeFleetFile(database.db)
    expect(await importFleet(database, Buffer.from(file))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: added,
      columns: {},
      bad: [],
      ignoredColumns: [],
    })
    expect(await writeFleetFile(database.db)).toBe(file)
    expect(file.split('\r\n')).toHaveLength(added + 2)
  } finally {
    await database.close()
  }
})

test('what renters would notice is a bad line: a car that is booked stays active and on its clock', async () => {
  const server = await testServer()
  const { services } = server
  const [a = '', b = ''] = refs('a', 'b')
  await importFleet(services, bytes(row(a), row(b)))
  const dates = { start: '2026-12-01T10:00', end: addDays('2026-12-01T10:00', 7) }
  await holdCar(server, await buildUser(server), (await carOf(server, a)).id, dates)
  const status = (ref: string, area: string, to: string) =>
    Buffer.from([`${header},status`, `${row(ref, area)},${to}`].join('\n'))
  const atYard = (ref: string, area: string) => bytes(row(ref, area).replace('37.8,-122.27', ','))
  const reason =
    ': This car has 1 booking ahead, the first Tue 1 Dec 2026, 10:00. Change or cancel it first.'
  const now = services.clock()
  const bad = async (file: Uint8Array) => (await importFleet(services, file, { now })).bad
  expect(await bad(status(a, 'bay-area', 'retired'))).toEqual([{ line: 2, reason }])
  expect(await bad(atYard(a, 'miami'))).toEqual([{ line: 2, reason }])
  expect(await bad(atYard(a, 'sacramento'))).toEqual([])
  expect(await bad(status(b, 'bay-area', 'retired'))).toEqual([])
  expect((await carOf(server, b)).status).toBe('retired')
})

test('no two cars have one VIN, and no odometer jumps further than a car can drive', async () => {
  const server = await testServer()
  const [a = '', b = '', c = ''] = refs('a', 'b', 'c')
  const file = (columns: string, ...lines: string[]) =>
    Buffer.from([`${header},${columns}`, ...lines].join('\n'))
  const vin = '5GZCZ43D13S812715'
  const twice = file('vin', `${row(a)},${vin}`, `${row(b)},${vin}`)
  expect((await importFleet(server.services, twice)).bad).toEqual([
    { line: 3, reason: `vin is that of ${a} too: ${vin}` },
  ])
  await importFleet(server.services, file('vin,odometer_miles', `${row(a)},${vin},1000`))
  const other = file('vin', `${row(c)},${vin}`)
  expect((await importFleet(server.services, other)).bad).toEqual([
    { line: 2, reason: `vin is that of ${a} too: ${vin}` },
  ])
  // Of its own car it is no other's, also when the cars of a file swap theirs.
  const [one, two] = ['11111111111111111', vin]
  await importFleet(server.services, file('vin', `${row(b)},${one}`))
  const swap = file('vin', `${row(a)},${one}`, `${row(b)},${two}`)
  expect((await importFleet(server.services, swap)).columns).toEqual({ vin: 2 })
  await importFleet(server.services, file('vin', `${row(a)},${two}`, `${row(b)},${one}`))
  const far = file('odometer_miles', `${row(a)},1000000`)
  expect((await importFleet(server.services, far)).bad).toEqual([
    { line: 2, reason: 'odometer_miles is more than the car can have come since 1000: 1000000' },
  ])
})

const realFile = join(projectRoot, '../shared/data/fleet.csv')
const skipped = existsSync(realFile) ? '' : ' (skipped: there is no ../shared/data/fleet.csv)'

test.skipIf(skipped !== '')(
  `the 1,459 cars of the real file are imported, searched and booked${skipped}`,
  async () => {
    const database = await freshDatabase()
    try {
      const server = await serverOn(database)
      const result = await importFleet(database, readFileSync(realFile))
      expect(result).toMatchObject({ added: 1459, bad: [] })
      const dates = { start: '2026-12-01T10:00', end: addDays('2026-12-01T10:00', 49) }
      const areas = ['1', '2', '3', '4', '5', '6']
      const totals = await Promise.all(
        areas.map(async (area) => (await server.as().read(cars, { area, ...dates })).body.total),
      )
      expect(totals).toEqual([258, 433, 71, 196, 301, 200])

      const found = await server.as().read(cars, { area: '5', ...dates, subtypes: ['convertible'] })
      const [wanted] = found.body.cars ?? []
      const user = await buildUser(server)
      const car = wanted?.id ?? ''
      const held = await server.as(user.token).send(submitBooking, { car, ...dates })
      expect(held.http).toBe(200)
      expect(held.body.calculatorData?.total).toBe(
        (wanted?.bookingPrice ?? 0) + (wanted?.depositMaximum ?? 0),
      )
      const after = await server.as().read(cars, { area: '5', ...dates, subtypes: ['convertible'] })
      expect(after.body.totalAvailable).toBe((found.body.totalAvailable ?? 0) - 1)
    } finally {
      await database.close()
    }
  },
)
