import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { violatedConstraint } from '#server/platform/retry.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { tiesApart } from '#testing/community/trust-ties.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { emptyDatabase } from '#testing/test-database.ts'
import { walks } from '#testing/walk/length.ts'

/*
 * Trust reads table `tie`, which triggers keep equal to what people said (decision 14). Here everything
 * happens that can happen to its sources, also what our own code never does.
 */

/** One of the two, and how much. */
type About = { one: string; other: string; much: number }

const changes: Record<string, (about: About) => RawBuilder<unknown>> = {
  vouch: ({ one, other, much }) => sql`
    insert into recommendation (id, by_id, user_id, rating, confidence, comment, created_at, withdrawn_at)
    values (gen_random_uuid()::text, ${one}, ${other}, 1 + ${much}::int % 10, ${much}::int / 100.0, '',
      '2026-01-01'::timestamptz + ${much} * interval '1.234567 days', case when ${much} < 20 then now() end)`,
  vouchAgain: ({ one, much }) => sql`
    update recommendation set rating = 1 + ${much}::int % 10, confidence = ${much}::int / 100.0, created_at = now()
    where by_id = ${one}`,
  withdraw: ({ one }) => sql`
    update recommendation set withdrawn_at = now() where ${one} in (by_id, user_id) and withdrawn_at is null`,
  takeBack: ({ one }) => sql`
    update recommendation set withdrawn_at = null where ${one} in (by_id, user_id)`,
  turnRound: ({ one }) => sql`
    update recommendation set by_id = user_id, user_id = by_id where ${one} in (by_id, user_id)`,
  connect: ({ one, other, much }) => sql`
    insert into connection (id, requester_id, addressee_id, status, created_at, decided_at)
    values (gen_random_uuid()::text, ${one}, ${other}, case when ${much} < 30 then 'pending' else 'confirmed' end,
      now(), case when ${much} >= 30 then now() end)`,
  confirm: ({ one }) => sql`
    update connection set status = 'confirmed', decided_at = now() where ${one} in (requester_id, addressee_id)`,
  endConnections: ({ one }) => sql`
    update connection set status = 'removed', decided_at = now() where ${one} in (requester_id, addressee_id)`,
  handOver: ({ one, other }) => sql`
    update connection set requester_id = ${other} where requester_id = ${one}`,
  invite: ({ one, other }) => sql`update app_user set referred_by = ${one} where id = ${other}`,
  block: ({ one, other }) => sql`
    insert into person_block (blocker_id, blocked_id, created_at) values (${one}, ${other}, now())`,
  forget: ({ one }) => sql`delete from recommendation where ${one} in (by_id, user_id)`,
  forgetConnections: ({ one }) =>
    sql`delete from connection where ${one} in (requester_id, addressee_id)`,
  leave: ({ one }) => sql`delete from app_user where id = ${one}`,
}

const final = ['block', 'forget', 'forgetConnections', 'leave']

/** Whether something changed; what the database refuses changes nothing. */
async function isChanged(server: TestServer, change: RawBuilder<unknown>): Promise<boolean> {
  try {
    const { numAffectedRows = 0n } = await change.execute(server.services.db)
    return numAffectedRows > 0n
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error
    return false
  }
}

test('whatever happens to ties, trust reads what people said', async () => {
  const server = await testServer()
  const happened = new Set<string>()
  const people: TestUser[] = []
  const happens = async (what: string, one: number, other = 0, much = 0) => {
    const about = { one: people[one]?.id ?? '', other: people[other]?.id ?? '', much }
    const change = changes[what]?.(about)
    if (change && (await isChanged(server, change))) happened.add(what)
    expect(await tiesApart(server)).toEqual([])
  }
  const person = fc.nat(4)
  // What ends all that was said comes seldom, so that there is something to change.
  const what = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('vouch', 'connect') },
    {
      weight: 7,
      arbitrary: fc.constantFrom(...Object.keys(changes).filter((name) => !final.includes(name))),
    },
    { weight: 1, arbitrary: fc.constantFrom('block', 'forget', 'forgetConnections') },
  )
  const steps = fc.array(fc.tuple(what, person, person, fc.nat(100)), {
    minLength: 60,
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      people.splice(0)
      for (let count = 0; count < 5; count++) people.push(await buildUser(server))
      for (const step of some) await happens(...step)
      // Whoever invited somebody stays.
      for (const one of people.keys()) await happens('leave', one)
    }),
    walks({ short: 8, thorough: 24, seed: 20_261_127 }),
  )
  expect([...happened].toSorted()).toEqual(Object.keys(changes).toSorted())
})

test('nobody is tied to themself, and of two people each kind of tie stands once', async () => {
  const server = await testServer()
  const [one, other] = [await buildUser(server), await buildUser(server)]
  await server.services.db
    .updateTable('app_user')
    .set({ referred_by: one.id })
    .where('id', '=', other.id)
    .execute()
  const tie = (from: TestUser, to: TestUser, kind: number) => sql`
    insert into tie (from_no, to_no, kind) select a.joined_no, b.joined_no, ${kind}::int
    from app_user a, app_user b where a.id = ${from.id} and b.id = ${to.id}`
  const db = server.services.db
  const refused = (constraint: string) => ({ code: expect.stringMatching(/^23/), constraint })
  await expect(tie(one, other, 2).execute(db)).rejects.toMatchObject(refused('tie_once'))
  await expect(tie(one, one, 1).execute(db)).rejects.toMatchObject(refused('tie_of_two'))
  await expect(tie(one, other, 0).execute(db)).rejects.toMatchObject(refused('tie_of_a_vouch'))
  await expect(tie(one, other, 3).execute(db)).rejects.toMatchObject(refused('tie_kind'))
})

test('what people say is in the copy, each way and once', async () => {
  const database = await emptyDatabase()
  const { db } = database
  try {
    await migrate(database)
    for (const [id, parent] of [['ana'], ['ben', 'ana'], ['eva', 'ben']] as const)
      await sql`insert into app_user (id, email, email_verified_at, referred_by)
        values (${id}, ${`${id}@example.com`}, now(), ${parent ?? null})`.execute(db)
    await sql`insert into recommendation (id, by_id, user_id, rating, confidence, comment, created_at, withdrawn_at)
      values ('1', 'ana', 'eva', 9, 0.67, '', '1970-01-02 00:00:00.25Z', null),
        ('2', 'eva', 'ana', 9, 1, '', now(), now())`.execute(db)
    await sql`insert into connection (id, requester_id, addressee_id, status, created_at, decided_at)
      values ('1', 'eva', 'ana', 'confirmed', now(), now()), ('2', 'ben', 'ana', 'pending', now(), null)`.execute(
      db,
    )
    const { rows } = await sql<{ tie: unknown[] }>`
      select json_build_array(a.id, b.id, kind, rating, percent, since) as tie
      from tie join app_user a on a.joined_no = from_no join app_user b on b.joined_no = to_no
      order by kind, a.id, b.id`.execute(db)
    const none = [null, null, null]
    expect(rows.map(({ tie }) => tie)).toEqual([
      ['ana', 'eva', 0, 9, 67, 86_400.25],
      ['ana', 'eva', 1, ...none],
      ['eva', 'ana', 1, ...none],
      ['ana', 'ben', 2, ...none],
      ['ben', 'ana', 2, ...none],
      ['ben', 'eva', 2, ...none],
      ['eva', 'ben', 2, ...none],
    ])
  } finally {
    await database.close()
  }
})
