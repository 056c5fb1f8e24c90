import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedQueries } from '#testing/counted-queries.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { withRetries } from '#server/core/retry.ts'
import type { Db, Tx } from './database.ts'
import { inOneTrip } from './one-trip.ts'

const oddValues = sql`
  select 1::int4 as whole, 9007199254740991::int8 as big, 1.50::numeric as price, true as yes, false as no,
    timestamptz '2026-11-20 18:00:00.123456+00' as at, date '2026-11-20' as day, time '08:00' as opens,
    'it''s "quoted" \\ é 漢'::text as words, '{"a": [1, null, "b"], "at": "2026-11-20T18:00:00Z"}'::jsonb as json,
    array['a,b', null, '"'] as list, array[]::text[] as empty, '\\x00ff'::bytea as bytes,
    0.1::float8 + 0.2 as float, null::timestamptz as never, null::text as nothing,
    int8multirange(int8range(1, 5)) as ranges, interval '90 minutes' as lasts, '{t,f}'::boolean[] as flags`

const people = sql`select id, name from (values (2, 'b'), (1, 'a'), (3, null)) as one (id, name) order by id desc`

async function both(db: Db | Tx) {
  const [odd, list, none] = await inOneTrip(db, (one) =>
    Promise.all([
      oddValues.execute(one),
      people.execute(one),
      sql`select 1 as one where ${'x'}::text = ${'y'}::text`.execute(one),
    ]),
  )
  return [odd.rows, list.rows, none.rows]
}

test('what goes in one trip is one statement, and the same values in the same order as apart', async () => {
  const { counted, during } = await countedQueries(await testServer())
  const { db } = counted.services
  const apart = [(await oddValues.execute(db)).rows, (await people.execute(db)).rows, []]
  // Learned by the first.
  expect(await both(db)).toEqual(apart)
  let together: unknown
  const statements = await during(async () => {
    together = await both(db)
  })
  expect(together).toEqual(apart)
  expect(statements).toBe(1)
  expect((apart[0] as { at: unknown }[])[0]?.at).toBeInstanceOf(Date)
})

test('every table is read the same in one trip as by itself', async () => {
  const server = await testServer()
  const { db } = server.services
  await pickedUp(server)
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  expect(tables.length).toBeGreaterThan(50)
  const read = (one: Db, name: string) =>
    sql`select * from ${sql.table(name)} order by 1, 2 limit 20`.execute(one)
  for (const { name } of tables) {
    const apart = (await read(db, name)).rows
    const trip = () =>
      inOneTrip(db, (one) => Promise.all([read(one, name), sql`select 1 as one`.execute(one)]))
    await trip()
    expect([name, (await trip())[0].rows]).toEqual([name, apart])
  }
})

test('inside a transaction it reads what that has written', async () => {
  const { db } = (await testServer()).services
  await db.transaction().execute(async (tx) => {
    await both(tx)
    await sql`create temporary table note (said text) on commit drop`.execute(tx)
    const read = () =>
      inOneTrip(tx, (one) =>
        Promise.all([sql`select said from note`.execute(one), people.execute(one)]),
      )
    await read()
    await sql`insert into note values ('inside')`.execute(tx)
    expect((await read())[0].rows).toEqual([{ said: 'inside' }])
  })
})

test('what changes something is asked by itself, once', async () => {
  const { db } = (await testServer()).services
  await sql`create table counter (n int)`.execute(db)
  const add = sql<{ n: number }>`insert into counter values (1) returning n`
  const round = () => inOneTrip(db, (one) => Promise.all([add.execute(one), people.execute(one)]))
  await round()
  await round()
  const { rows } = await sql`select count(*)::int as n from counter`.execute(db)
  expect(rows).toEqual([{ n: 2 }])
  await sql`drop table counter`.execute(db)
})

test('one that fails fails them all, and the next ones are answered', async () => {
  const { db } = (await testServer()).services
  const divide = (by: number) =>
    inOneTrip(db, (one) =>
      Promise.all([people.execute(one), sql`select 1 / ${by}::int as n`.execute(one)]),
    )
  await divide(1)
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(1))[1].rows).toEqual([{ n: 1 }])
})

test('a column that a migration beside us took away is not asked for again', async () => {
  const database = await freshDatabase()
  const { db } = database
  await sql`create table thing (a int, b int)`.execute(db)
  await sql`insert into thing values (1, 2)`.execute(db)
  const read = (one: Db | Tx) =>
    inOneTrip(one, (it) =>
      Promise.all([sql`select * from thing where a = ${1}`.execute(it), people.execute(it)]),
    )
  await read(db)
  expect((await read(db))[0].rows).toEqual([{ a: 1, b: 2 }])
  await sql`alter table thing drop column b`.execute(db)
  expect((await read(db))[0].rows).toEqual([{ a: 1 }])
  await sql`alter table thing rename a to c`.execute(db)
  await sql`alter table thing add a int default 1`.execute(db)
  expect((await read(db))[0].rows).toHaveLength(1)
  await database.close()
})

test('a transaction that met an old column can be begun anew', async () => {
  const database = await freshDatabase()
  const { db } = database
  await sql`create table other_thing (a int, b int)`.execute(db)
  const read = (one: Db | Tx) =>
    inOneTrip(one, (it) =>
      Promise.all([sql`select * from other_thing where a = ${1}`.execute(it), people.execute(it)]),
    )
  await read(db)
  await sql`alter table other_thing drop column b`.execute(db)
  const attempt = () => db.transaction().execute((tx) => read(tx))
  await expect(attempt()).rejects.toMatchObject({ code: '40001' })
  expect((await withRetries(attempt))[0].rows).toEqual([])
  await database.close()
})
