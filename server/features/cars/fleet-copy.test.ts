import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cars } from '#protocol/cars/cars.ts'
import { anotherServer } from '#testing/another-server.ts'
import { buildCar } from '#testing/factories.ts'
import { occupyInstants } from '#testing/fleet.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { openPostgres, type Db } from '../../db/database.ts'
import { copiedFleet } from './fleet-copy.ts'

const asked = { area: '1', start: '2026-12-01T10:00', end: '2026-12-20T10:00' }
const freeCars = async (server: TestServer) =>
  (await server.as().read(cars, asked)).body.totalAvailable
const take = (db: Db, car: string) =>
  occupyInstants(db, car, new Date('2026-12-02T10:00:00Z'), new Date('2026-12-04T10:00:00Z'))

test('a car that another server lets out is taken here too', async () => {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const [here, there] = [await anotherServer(url), await anotherServer(url)]
  await here.db.deleteFrom('car').execute()
  const [car, other] = [await buildCar(here.server), await buildCar(here.server)]
  await there.hears()
  expect([await freeCars(here.server), await freeCars(there.server)]).toEqual([2, 2])
  expect((await copiedFleet(there.db))?.byId.size).toBe(2)

  await take(here.db, car)
  expect(await freeCars(here.server)).toBe(1)
  await there.hears()
  expect(await freeCars(there.server)).toBe(1)

  await there.db.updateTable('car').set({ status: 'retired' }).where('id', '=', other).execute()
  expect(await freeCars(there.server)).toBe(0)
  await here.hears()
  expect(await freeCars(here.server)).toBe(0)
})

test('what is not committed is taken by nobody, nor what is undone', async () => {
  const { db, server } = await anotherServer(await newPostgresDatabase(process.env.TEST_TEMPLATE))
  await db.deleteFrom('car').execute()
  const car = await buildCar(server)
  expect(await freeCars(server)).toBe(1)
  const undone = db.transaction().execute(async (tx) => {
    await take(tx, car)
    expect(await freeCars(server)).toBe(1)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await freeCars(server)).toBe(1)
  await take(db, car)
  expect(await freeCars(server)).toBe(0)
})

test('a change whose word was lost is seen when the connection is made anew', async () => {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const [here, there] = [await anotherServer(url), await anotherServer(url)]
  await here.db.deleteFrom('car').execute()
  const car = await buildCar(here.server)
  await there.hears()
  expect(await freeCars(there.server)).toBe(1)
  await here.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update car_search set active = false`.execute(tx)
    await sql`update car set status = 'retired' where id = ${car}`.execute(tx)
  })
  expect(await freeCars(there.server)).toBe(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'tramo signals'`.execute(here.db)
  await expect.poll(() => freeCars(there.server), { timeout: 60_000 }).toBe(0)
})

test('who hears nothing asks the tables', async () => {
  const database = await openPostgres(await newPostgresDatabase(process.env.TEST_TEMPLATE))
  onTestFinished(() => database.close())
  const server = await serverOn(database)
  await database.db.deleteFrom('car').execute()
  await buildCar(server)
  expect(await freeCars(server)).toBe(1)
  expect(await copiedFleet(database.db)).toBeUndefined()
})
