import { expect, test } from 'vitest'
import { staffDecideTrustSeed, staffTrustSeeds, trust } from '#protocol/community/operations.ts'
import { tiesOn } from '#testing/community/trust-ties.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { leave } from '#testing/leaving/leave.ts'
import { testServer } from '#testing/server.ts'

test('staff look a person up, vouch for them, and take it back; trust flows from them meanwhile', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true, user: { first_name: 'Sol' } })
  const [me, ana, ben] = [await buildUser(server), await buildUser(server), await buildUser(server)]
  await tiesOn(server).vouch(ben, ana)
  const inAna = async () =>
    (await server.as(me.token).read(trust, { userId: ana.id })).body.trust?.value
  const decide = (decision: 'name' | 'withdraw') =>
    decideAsSeen(server, server.as(staff.token), staffDecideTrustSeed, { person: ben.id, decision })
  const look = async (email?: string) =>
    (await server.as(staff.token).read(staffTrustSeeds, { email, limit: 500 })).body.people ?? []

  expect(await look(ben.email)).toMatchObject([{ id: ben.id, isSeed: false, own: false }])
  expect(await inAna()).toBe(0)
  expect((await decide('name')).body).toEqual({ status: 1 })
  expect(await inAna()).toBe(33)
  const [listed] = await look()
  expect(listed).toMatchObject({ id: ben.id, isSeed: true, namedBy: 'Sol Núñez' })
  expect((await decide('name')).http).toBe(409)
  expect((await decide('withdraw')).body).toEqual({ status: 1 })
  expect(await inAna()).toBe(0)
  expect((await look()).map(({ id }) => id)).not.toContain(ben.id)
  expect((await decide('withdraw')).http).toBe(409)
})

test('a decision on what has changed since is refused, and so is one on nobody', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const ben = await buildUser(server)
  const as = server.as(staff.token)
  const seen =
    (await as.read(staffTrustSeeds, { email: ben.email })).body.people?.[0]?.version ?? ''
  const name = (person: string) =>
    as.send(staffDecideTrustSeed, { person, version: seen, decision: 'name' })
  await server.services.db
    .updateTable('app_user')
    .set({ last_name: 'Otra' })
    .where('id', '=', ben.id)
    .execute()
  expect((await name(ben.id)).http).toBe(409)
  expect((await name('nobody')).http).toBe(404)
})

test('nobody names a person who left', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const gone = await buildUser(server)
  await leave(server, gone)
  const named = await server
    .as(staff.token)
    .send(staffDecideTrustSeed, { person: gone.id, version: 'any', decision: 'name' })
  expect(named.http).toBe(404)
})
