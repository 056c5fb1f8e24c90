import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { carTypesFeatures } from '#protocol/fleet/cars/car-types-features.ts'
import { home } from '#protocol/fleet/home/home.ts'
import { rules } from '#protocol/fleet/site/rules.ts'
import { anotherServer } from '#testing/another-server.ts'
import { buildCar } from '#testing/factories.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { type Db, openPostgres } from './database.ts'
import { Cache, type Cacheable, readCached } from './cache.ts'
import type { Signals } from './signals.ts'

/* What is kept in memory is kept while somebody listens. */
let signals: Signals
beforeAll(async () => {
  signals = await (await testDatabase()).signals({ heard: () => {}, missed: () => {} })
})
afterAll(() => signals.close())

/** All that is answered from memory, and what is not any more. */
async function answers(server: TestServer) {
  const visitor = server.as()
  const asked = [
    await visitor.read(home, {}),
    await visitor.read(carTypesFeatures, {}),
    await visitor.read(rules, {}),
  ]
  return asked.map(({ http, body }) => ({ http, body }))
}

const setGas = (cents: number) =>
  sql`update area set gas_price_cents = ${cents}::int where id = '1'`
const gas: Cacheable<number> = {
  topic: 'areas',
  read: async (db) =>
    (await db.selectFrom('area').select('gas_price_cents').where('id', '=', '1').executeTakeFirst())
      ?.gas_price_cents ?? 0,
}
const gasOf = async (server: TestServer) =>
  (await server.as().read(home, {})).body.areas?.find(({ id }) => id === '1')?.gasPrice

/** As if its NOTIFY were lost. */
const setUnheard = (db: Db, cents: number) =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await setGas(cents).execute(tx)
  })

const changes: Record<string, (n: number) => RawBuilder<unknown>> = {
  area: (n) => setGas(300 + n),
  extra: (n) => sql`update extra set price_cents = ${100 + n}::int`,
  season: (n) =>
    sql`insert into season (id, name_en, name_es, percent, first_day, last_day)
      values (${`s${n}`}, 'Season', 'Temporada', ${n}::int, '2026-12-01', '2027-11-30')`,
  modifier: (n) => sql`update price_modifier set name_en = ${`Modifier ${n}`}::text`,
  feature: (n) => sql`update feature set name_en = ${`Feature ${n}`}::text`,
  type: (n) => sql`update car_type set name_en = ${`Type ${n}`}::text`,
  subtype: (n) => sql`update car_subtype set name_en = ${`Subtype ${n}`}::text`,
  page: (n) =>
    sql`insert into content_page (slug, lang, version, title, body, written_at, live_at)
      values ('rules', 'en', ${n + 1}::int, 'Rules', ${`## ${n}`}::text, now(), now())`,
  reviews: (n) => sql`update car set rating = ${n}::numeric, review_count = 1`,
  status: (n) => sql`update car set status = ${n % 2 ? 'maintenance' : 'active'}::text`,
  moved: (n) => sql`update car set area_id = ${n % 2 ? '1' : '2'}::text`,
  body: (n) => sql`update car set subtype_id = ${n % 2 ? 'suv' : 'sedan'}::text`,
}

test.each(Object.entries(changes))('the process that changes %s answers with it', async (_, to) => {
  const server = await testServer()
  const { db } = server.services
  await buildCar(server)
  await to(1).execute(db)
  const before = await answers(server)
  expect(await answers(server)).toEqual(before)
  await to(2).execute(db)
  expect(await answers(server)).not.toEqual(before)
})

test('a transaction reads its tables, and all others what holds, until it is committed', async () => {
  const { db } = (await testServer()).services
  await setGas(410).execute(db)
  expect(await readCached(db, gas)).toBe(410)
  await db.transaction().execute(async (tx) => {
    await setGas(411).execute(tx)
    expect(await readCached(tx, gas)).toBe(411)
    expect(await readCached(db, gas)).toBe(410)
  })
  expect(await readCached(db, gas)).toBe(411)
  const undone = db.transaction().execute(async (tx) => {
    await setGas(412).execute(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await readCached(db, gas)).toBe(411)
})

test('what decides about money is read from the tables, whatever is kept', async () => {
  const { db, hears } = await anotherServer(await newPostgresDatabase(process.env.TEST_TEMPLATE))
  await setGas(415).execute(db)
  await hears()
  expect(await readCached(db, gas)).toBe(415)
  await setUnheard(db, 416)
  expect(await readCached(db, gas)).toBe(415)
  expect(await db.transaction().execute((tx) => readCached(tx, gas))).toBe(416)
})

test('what was read before a change and comes after it is not kept', async () => {
  const { db } = (await testServer()).services
  await setGas(420).execute(db)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let isRead = () => {}
  const read = new Promise<void>((resolve) => {
    isRead = resolve
  })
  const slow: typeof gas = {
    ...gas,
    read: async (one) => {
      const cents = await gas.read(one)
      isRead()
      await arrived
      return cents
    },
  }
  const old = readCached(db, slow)
  await read
  await setGas(421).execute(db)
  arrive()
  expect(await old).toBe(420)
  expect(await readCached(db, gas)).toBe(421)
})

test('a change of which nobody was told shows after a minute', async () => {
  const { db } = (await testServer()).services
  const cache = new Cache()
  cache.listens(true)
  await setGas(425).execute(db)
  expect(await cache.read(db, gas, 0)).toBe(425)
  await setUnheard(db, 426)
  expect(await cache.read(db, gas, 59_999)).toBe(425)
  expect(await cache.read(db, gas, 60_000)).toBe(426)
  expect(await cache.read(db, gas, 60_001)).toBe(426)
})

test('what could not be read is asked for again', async () => {
  const { db } = (await testServer()).services
  const cache = new Cache()
  cache.listens(true)
  const away: typeof gas = { ...gas, read: () => Promise.reject(new Error('away')) }
  await expect(cache.read(db, away, 0)).rejects.toThrow('away')
  expect(await cache.read(db, gas, 0)).toBeGreaterThan(0)
})

test('nobody changes what all share', async () => {
  const [area] = await allAreas((await testServer()).services.db)
  expect(() => Object.assign(area ?? {}, { slug: 'nowhere' })).toThrow('read only')
})

test("another server's change is seen when it is told, and a new server begins with it", async () => {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const [here, there] = [await anotherServer(url), await anotherServer(url)]
  await setGas(430).execute(here.db)
  await there.hears()
  expect([await gasOf(here.server), await gasOf(there.server)]).toEqual([4.3, 4.3])
  await setGas(431).execute(here.db)
  expect(await gasOf(here.server)).toBe(4.31)
  await there.hears()
  expect(await gasOf(there.server)).toBe(4.31)

  expect(await gasOf((await anotherServer(url)).server)).toBe(4.31)
})

test('what changed while nobody listened is read anew', async () => {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const [here, there] = [await anotherServer(url), await anotherServer(url)]
  await setGas(440).execute(here.db)
  await there.hears()
  expect(await gasOf(there.server)).toBe(4.4)

  await setUnheard(here.db, 441)
  expect(await gasOf(there.server)).toBe(4.4)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'tramo signals'`.execute(here.db)
  await expect.poll(() => gasOf(there.server), { timeout: 60_000 }).toBe(4.41)
})

test('nothing is cached while nobody listens', async () => {
  const { db } = await openPostgres(await newPostgresDatabase(process.env.TEST_TEMPLATE))
  onTestFinished(() => db.destroy())
  await readCached(db, gas)
  await setUnheard(db, 460)
  expect(await readCached(db, gas)).toBe(460)
})
