import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { listedCar } from '../../../fleet/cars/listed-cars.ts'
import { loadDemo } from '../load-demo.ts'

test('every car that was inspected shows eight drawings without a day, one of which is drawn when it is read', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const server = await serverOn(database)
  await loadDemo(database, testNow, server.services)
  const { rows } = await sql<{ car: string; photos: number }>`
    select n.car_id as car, (select count(*)::int from car_photo p where p.car_id = n.car_id) as photos
    from inspection n group by 1 order by 1`.execute(database.db)
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(({ photos }) => photos !== 8)).toEqual([])
  const { body } = await server.as().read(cars, { car: rows[0]?.car ?? '' })
  const { photos = [], photographedOn, isDrawn } = body.proof ?? {}
  expect(photos[0]?.title).toBe('Front')
  expect([photographedOn, isDrawn]).toEqual([expect.stringMatching(/^20\d\d-\d\d-\d\d$/), true])
  // Its page begins with one, and says that it is drawn.
  const { db } = server.services
  expect((await listedCar(db, rows[0]?.car ?? ''))?.picture).toMatchObject({ isDrawn: true })
  const url = photos[2]?.small ?? ''
  const drawn = await server.app.inject({ method: 'GET', url })
  expect(drawn.headers['content-type']).toBe('image/webp')
  expect(drawn.rawPayload.length).toBeGreaterThan(2_000)
})
