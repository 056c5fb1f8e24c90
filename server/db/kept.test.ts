import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { carTypesFeatures } from '#protocol/cars/car-types-features.ts'
import { home } from '#protocol/home/home.ts'
import { rules } from '#protocol/site/rules.ts'
import { buildCar } from '#testing/factories.ts'
import { anotherServer } from '#testing/another-server.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { serverOn, testServer, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { type Db, openPostgres } from './database.ts'
import { allAreas } from '../features/site/areas-store.ts'
import { type Keepable, readKept } from './kept.ts'
import { inOneTrip } from './one-trip.ts'
import type { Signals } from './signals.ts'

const noEars = { heard: () => {}, missed: () => {} }
let signals: Signals
beforeAll(async () => {
  signals = await (await testDatabase()).signals(noEars)
})
afterAll(() => signals.close())

/** All that is answered from memory. */
async function answers(server: TestServer) {
  const visitor = server.as()
  const asked = [
    await visitor.read(home, {}),
    await visitor.read(carTypesFeatures, {}),
    await visitor.read(rules, {}),
  ]
  return asked.map(({ http, body }) => ({ http, body }))
}

/** The same server without a memory: whoever is not known to have one reads the tables. */
const forgetful = ({ services: { db } }: TestServer) =>
  serverOn({
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    }),
  })

const gasOf = async (server: TestServer) =>
  (await server.as().read(home, {})).body.areas?.find(({ id }) => id === '1')?.gasPrice
const setGas = (cents: number) =>
  sql`update area set gas_price_cents = ${cents}::int where id = '1'`
const gas: Keepable<number> = {
  of: ['area'],
  read: async (db) =>
    (await db.selectFrom('area').select('gas_price_cents').where('id', '=', '1').executeTakeFirst())
      ?.gas_price_cents ?? 0,
}

const changes: Record<string, (n: number) => RawBuilder<unknown>> = {
  area: (n) => setGas(300 + n),
  extra: (n) => sql`update extra set price_cents = ${100 + n}::int`,
  modifier: (n) => sql`update price_modifier set name_en = ${`Modifier ${n}`}::text`,
  feature: (n) => sql`update feature set name_en = ${`Feature ${n}`}::text`,
  type: (n) => sql`update car_type set name_en = ${`Type ${n}`}::text`,
  subtype: (n) => sql`update car_subtype set name_en = ${`Subtype ${n}`}::text`,
  page: (n) =>
    sql`update content_page set body = replace(body, '## ', ${`## ${n % 10}`}::text) where slug = 'rules'`,
  price: (n) => sql`update car set month_cents = ${80_000 + n}::int`,
  status: (n) => sql`update car set status = ${n % 2 ? 'maintenance' : 'active'}::text`,
  moved: (n) => sql`update car set area_id = ${n % 2 ? '1' : '2'}::text`,
  body: (n) => sql`update car set subtype_id = ${n % 2 ? 'suv' : 'sedan'}::text`,
  gone: () => sql`delete from car where id in (select id from car order by id limit 1)`,
}

test('whatever changes in the tables, the next answer is what they say', async () => {
  const server = await testServer()
  const reader = await forgetful(server)
  await buildCar(server)
  await buildCar(server, { area_id: '2', subtype_id: 'suv' })
  const step = fc.record({ what: fc.constantFrom(...Object.keys(changes)), n: fc.nat(500) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      for (const { what, n } of steps) {
        await answers(server)
        await changes[what]?.(n).execute(server.services.db)
        expect(await answers(server)).toEqual(await answers(reader))
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('each of the changes shows at once', async () => {
  const server = await testServer()
  await buildCar(server)
  const { gone: _, ...each } = changes
  for (const [what, change] of Object.entries(each)) {
    await change(1).execute(server.services.db)
    const before = await answers(server)
    await change(2).execute(server.services.db)
    expect([what, await answers(server)]).not.toEqual([what, before])
  }
})

test('a transaction reads what it has written, and all others what holds, until it is committed', async () => {
  const server = await testServer()
  const { db } = server.services
  await setGas(410).execute(db)
  expect(await readKept(db, gas)).toBe(410)
  await db.transaction().execute(async (tx) => {
    await setGas(411).execute(tx)
    expect(await readKept(tx, gas)).toBe(411)
    expect(await inOneTrip(tx, (one) => readKept(one, gas))).toBe(411)
    // Who is not in it is answered from memory, without waiting for it.
    expect(await readKept(db, gas)).toBe(410)
  })
  expect(await readKept(db, gas)).toBe(411)
  const undone = db.transaction().execute(async (tx) => {
    await setGas(412).execute(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await readKept(db, gas)).toBe(411)
})

test('what was read before a change and comes after it is not kept', async () => {
  const { services } = await testServer()
  await setGas(420).execute(services.db)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let isRead = () => {}
  const read = new Promise<void>((resolve) => {
    isRead = resolve
  })
  let isFirst = true
  const slow: typeof gas = {
    ...gas,
    read: async (db) => {
      const isSlow = isFirst
      isFirst = false
      const cents = await gas.read(db)
      isRead()
      if (isSlow) await arrived
      return cents
    },
  }
  const old = readKept(services.db, slow)
  await read
  await setGas(421).execute(services.db)
  arrive()
  expect(await old).toBe(420)
  expect(await readKept(services.db, slow)).toBe(421)
})

test('nobody changes what all share', async () => {
  const { services } = await testServer()
  const [area] = await allAreas(services.db)
  expect(() => Object.assign(area ?? {}, { slug: 'nowhere' })).toThrow('read only')
})

/** By and by. */
async function shows(server: TestServer, dollars: number): Promise<void> {
  await expect.poll(() => gasOf(server), { timeout: 60_000 }).toBe(dollars)
}

/** As if its NOTIFY were lost. */
const setUnheard = (db: Db, cents: number, version = '') =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await setGas(cents).execute(tx)
    if (version)
      await sql`update kept_version set version = version + 1 where topic = 'area'`.execute(tx)
  })

test("another server's change is seen, and a new server begins with it", async () => {
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
  const [here, there] = [
    await anotherServer(url),
    await anotherServer(url, { compareSeconds: 3600 }),
  ]
  await setGas(440).execute(here.db)
  await there.hears()
  expect(await gasOf(there.server)).toBe(4.4)

  await setUnheard(here.db, 441)
  expect(await gasOf(there.server)).toBe(4.4)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'tramo signals'`.execute(here.db)
  await shows(there.server, 4.41)
})

test('a change whose word was lost shows in the versions', async () => {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const [here, there] = [
    await anotherServer(url),
    await anotherServer(url, { compareSeconds: 0.02 }),
  ]
  await setGas(450).execute(here.db)
  await there.hears()
  expect(await gasOf(there.server)).toBe(4.5)

  await setUnheard(here.db, 451, 'raised')
  await shows(there.server, 4.51)
})

test('nothing is kept while nobody listens', async () => {
  const { db } = await openPostgres(await newPostgresDatabase(process.env.TEST_TEMPLATE))
  onTestFinished(() => db.destroy())
  await readKept(db, gas)
  await setUnheard(db, 460)
  expect(await readKept(db, gas)).toBe(460)
})
