import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { buildUser } from '#testing/factories.ts'
import { serverOn, testServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { projectRoot } from '../../../platform/project-root.ts'
import { randomId } from '../../../platform/random.ts'
import { importFleet } from './import-fleet.ts'

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
    imported: 0,
    bad: [{ line: 3, reason: 'unknown area: atlantis' }],
  })
  expect(await there()).toEqual([])
  const heard: string[] = []
  const good = bytes(row(a), row(b))
  await importFleet(services, good, (done, all) => heard.push(`${done} of ${all}`))
  expect(heard).toEqual(['2 of 2'])
  expect(await there()).toEqual([a, b].toSorted())
  expect((await importFleet(services, bytes(row(`import-${randomId()}`), row(b)))).bad).toEqual([
    { line: 3, reason: `duplicate: source_id ${b} is in the database already` },
  ])
})

const fleetFile = join(projectRoot, '../shared/data/fleet.csv')
const skipped = existsSync(fleetFile) ? '' : ' (skipped: there is no ../shared/data/fleet.csv)'

test.skipIf(skipped !== '')(
  `the 1,459 cars of the real file are imported, searched and booked${skipped}`,
  async () => {
    const database = await freshDatabase()
    try {
      const server = await serverOn(database)
      const result = await importFleet(database, readFileSync(fleetFile))
      expect(result).toMatchObject({ imported: 1459, bad: [] })
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
