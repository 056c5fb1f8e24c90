import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { databaseRefusals } from '#server/platform/api/database-refusals.ts'
import { asProblem } from '#server/platform/api/problem-answer.ts'
import { randomId } from '#server/platform/random.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { invite, named } from '#testing/community/network.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* What must never be false is a constraint: these go around our own code on purpose. */

let server: TestServer
let ana: TestUser
let ben: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await named(server, 'Ana')
  ben = await named(server, 'Ben')
})

const run = (query: ReturnType<typeof sql>) => query.execute(server.services.db)
const refused = (constraint: string) => ({ constraint })
const setParent = (child: { id: string }, parent: { id: string }) =>
  run(sql`update app_user set referred_by = ${parent.id} where id = ${child.id}`)
const connection = (one: { id: string }, other: { id: string }, status = 'pending') =>
  run(sql`insert into connection (id, requester_id, addressee_id, status, created_at, decided_at)
    values (${randomId()}, ${one.id}, ${other.id}, ${status}, now(),
      ${status === 'pending' ? null : new Date()}::timestamptz)`)
const block = (by: { id: string }, who: { id: string }) =>
  run(
    sql`insert into person_block (blocker_id, blocked_id, created_at) values (${by.id}, ${who.id}, now())`,
  )

it('nobody is their own ancestor: a parent was here first', async () => {
  await setParent(ben, ana)
  await expect(setParent(ana, ben)).rejects.toMatchObject(refused('app_user_parent_came_first'))
  await expect(setParent(ana, ana)).rejects.toMatchObject({ code: '23514' })
})

it('a parent is for life', async () => {
  const carl = await named(server, 'Carl')
  await setParent(carl, ana)
  for (const change of [
    () => setParent(carl, ben),
    () =>
      run(sql`
    update app_user set referred_by = null where id = ${carl.id}`),
  ])
    await expect(change()).rejects.toMatchObject(refused('app_user_parent_for_life'))
})

it('two people have one living connection, and read a sentence', async () => {
  await connection(ana, ben, 'removed')
  await connection(ana, ben)
  const second = await connection(ben, ana, 'confirmed').catch((error: unknown) => error)
  expect(second).toMatchObject(refused('connection_once'))
  expect(asProblem(second)?.text).toEqual(databaseRefusals.connection_once.text)
})

it('a block ends a connection and lets none begin', async () => {
  await connection(ana, ben, 'confirmed')
  await block(ben, ana)
  const { rows } = await sql`select status from connection where requester_id = ${ana.id}`.execute(
    server.services.db,
  )
  expect(rows).toEqual([{ status: 'removed' }])
  await expect(connection(ana, ben)).rejects.toMatchObject(refused('connection_not_blocked'))
})

it('a block and a connection at the same moment leave a block alone', async () => {
  await Promise.allSettled([connection(ana, ben, 'confirmed'), block(ben, ana)])
  const { rows } = await sql<{ living: number }>`
    select count(*)::int as living from connection where requester_id = ${ana.id}
      and status in ('pending', 'confirmed', 'ignored')`.execute(server.services.db)
  expect(rows).toEqual([{ living: 0 }])
})

it('an invitation is used once, by somebody else, and not after it was taken back', async () => {
  const { id } = await invite(server, ana)
  const use = (by: { id: string }, of: string) =>
    run(sql`update invitation set used_by = ${by.id}, used_at = now() where id = ${of}`)
  await expect(use(ana, id)).rejects.toMatchObject(refused('invitation_not_for_oneself'))
  await use(ben, id)
  await expect(use(await buildUser(server), id)).rejects.toMatchObject(
    refused('invitation_used_once'),
  )
  const other = await invite(server, ana)
  await run(sql`update invitation set revoked_at = now() where id = ${other.id}`)
  await expect(use(await buildUser(server), other.id)).rejects.toMatchObject(
    refused('invitation_revoked_or_used'),
  )
})

it('one person vouches once for another', async () => {
  const vouch = () =>
    run(sql`insert into recommendation (id, by_id, user_id, rating, confidence, comment, created_at)
      values (${randomId()}, ${ana.id}, ${ben.id}, 9, 0.5, '', now())`)
  await vouch()
  await expect(vouch()).rejects.toMatchObject(refused('recommendation_once'))
})

it('a block ends vouches both ways and lets none begin', async () => {
  const vouch = (by: { id: string }, who: { id: string }) =>
    run(sql`insert into recommendation (id, by_id, user_id, rating, confidence, comment, created_at)
      values (${randomId()}, ${by.id}, ${who.id}, 9, 0.5, '', now())`)
  await vouch(ana, ben)
  await vouch(ben, ana)
  await block(ben, ana)
  const { rows } = await sql`select id from recommendation
    where by_id in (${ana.id}, ${ben.id}) and withdrawn_at is null`.execute(server.services.db)
  expect(rows).toEqual([])
  for (const [by, who] of [[ana, ben] as const, [ben, ana] as const]) {
    const refusal = await vouch(by, who).catch((error: unknown) => error)
    expect(refusal).toMatchObject(refused('recommendation_not_blocked'))
    expect(asProblem(refusal)?.text.en).toBe('You cannot vouch for this person.')
  }
  await expect(
    run(sql`update recommendation set withdrawn_at = null where by_id = ${ana.id}`),
  ).rejects.toMatchObject(refused('recommendation_not_blocked'))
})

it('a block and a vouch at the same moment leave a block alone', async () => {
  const vouch =
    run(sql`insert into recommendation (id, by_id, user_id, rating, confidence, comment, created_at)
    values (${randomId()}, ${ana.id}, ${ben.id}, 9, 0.5, '', now())`)
  await Promise.allSettled([vouch, block(ben, ana)])
  const { rows } = await sql`select id from recommendation
    where by_id = ${ana.id} and withdrawn_at is null`.execute(server.services.db)
  expect(rows).toEqual([])
})
