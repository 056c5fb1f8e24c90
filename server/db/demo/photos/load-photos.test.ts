import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cars } from '#protocol/cars/cars.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { loadDemo } from '../load-demo.ts'

test('every car shows eight photos of the last four weeks, one of which is drawn when it is read', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const server = await serverOn(database)
  await loadDemo(database, testNow, server.services)
  const { rows } = await sql<{ photos: number; cars: number }>`
    select photos::int, count(*)::int as cars from (
      select c.id, count(p.id) as photos from car c left join car_photo p on p.car_id = c.id group by 1) each_car
    group by 1`.execute(database.db)
  expect(rows).toEqual([{ photos: 8, cars: 300 }])
  const { body } = await server.as().read(cars, { car: 'car-007' })
  const { photos = [], photographedOn = '', services = [] } = body.proof ?? {}
  expect(photos[0]?.title).toBe('Front')
  expect(photographedOn > '2026-10-20' && photographedOn <= '2026-11-21').toBe(true)
  expect(services.length).toBeGreaterThan(0)
  const url = photos[2]?.small ?? ''
  const drawn = await server.app.inject({ method: 'GET', url })
  expect(drawn.headers['content-type']).toBe('image/webp')
  expect(drawn.rawPayload.length).toBeGreaterThan(2_000)
})
