import { beforeEach, describe, expect, test } from 'vitest'
import { operations } from '#protocol/operations.ts'
import { mayDo, type Right, rights } from '#protocol/core/rights.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { userInfo } from '#protocol/people/operations.ts'
import {
  staffDecidePayment,
  staffInvite,
  staffRemoveMember,
  staffSetRights,
  staffSignOutMember,
  staffTeam,
  staffToday,
} from '#protocol/staff/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { openFile, sendPicture } from '#testing/help.ts'
import { testServer } from '#testing/server.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

const server = await testServer()
const { db } = server.services
let dana: TestUser
beforeEach(async () => {
  await db.deleteFrom('staff_invitation').execute()
  await db.deleteFrom('staff_member').execute()
  dana = await buildUser(server, { staff: true, user: { first_name: 'Dana', last_name: 'White' } })
})

const owner = () => server.as(dana.token)
const add = (id: string, ...may: Right[]) =>
  db.insertInto('staff_member').values({ user_id: id, rights: may }).execute()
const member = async (...may: Right[]) => {
  const user = await buildUser(server)
  await add(user.id, ...may)
  return user
}
const versionOf = async (id: string) =>
  (await owner().read(staffTeam, {})).body.members?.find((one) => one.id === id)?.version ?? ''
const setRights = async (id: string, may: string, by = dana) =>
  server
    .as(by.token)
    .send(staffSetRights, { member: id, version: await versionOf(id), rights: may })

describe('each operation of the staff', () => {
  const all = (Object.values(operations) as Operation[]).filter(({ access }) => access === 'staff')
  const refused = 'Your rights do not cover this. Ask an owner of the company.'

  test.each(rights)('asks for its right: with %s alone all others are refused', async (right) => {
    const { token } = await member(right)
    const as = server.as(token)
    const wrong: string[] = []
    for (const operation of all) {
      const needed = staffRights[operation.name as keyof typeof staffRights]
      const reply =
        operation.kind === 'query'
          ? await as.read(operation as never, {} as never)
          : await as.send(operation as never, {} as never)
      const isRefused = (reply as { body: { message?: string } }).body.message === refused
      if (isRefused === mayDo([right], needed)) wrong.push(operation.name)
    }
    expect(wrong).toEqual([])
  })

  test('an owner may do all of it, and somebody who is taken off nothing', async () => {
    const { id, token } = await member('owner')
    expect((await server.as(token).read(staffTeam, {})).http).toBe(200)
    expect((await server.as(token).read(userInfo, {})).body.userInfo?.rights).toEqual(['owner'])
    const version = await versionOf(id)
    expect((await owner().send(staffRemoveMember, { member: id, version })).body).toEqual({
      status: 1,
    })
    expect((await server.as(token).read(staffToday, {})).http).toBe(401)
  })
})

describe('rights', () => {
  test('are set by an owner, and count from the next call on', async () => {
    const kim = await member('desk')
    expect((await setRights(kim.id, 'fleet, money')).body).toEqual({ status: 1 })
    expect((await server.as(kim.token).read(userInfo, {})).body.userInfo?.rights).toEqual([
      'fleet',
      'money',
    ])
  })

  test.each([
    ['none', ''],
    ['unknown ones', 'desk,king'],
  ])('%s are refused at their field', async (_what, may) => {
    const kim = await member('desk')
    const reply = await setRights(kim.id, may)
    expect(reply.http).toBe(400)
    expect(Object.keys(reply.body.errors ?? {})).toEqual(['rights'])
  })

  test('of two who set them the second is told', async () => {
    const kim = await member('desk')
    const version = await versionOf(kim.id)
    await owner().send(staffSetRights, { member: kim.id, version, rights: 'money' })
    const second = await owner().send(staffSetRights, {
      member: kim.id,
      version,
      rights: 'content',
    })
    expect(second.http).toBe(409)
  })

  test('nobody changes their own, and nobody is changed who is not of the staff', async () => {
    const own = { http: 403, body: { message: 'This is your own. A colleague has to decide it.' } }
    expect(await setRights(dana.id, 'desk')).toMatchObject(own)
    expect(await owner().send(staffSignOutMember, { member: dana.id })).toMatchObject(own)
    const ana = await buildUser(server)
    expect(
      await owner().send(staffSetRights, { member: ana.id, version: 'x', rights: 'desk' }),
    ).toMatchObject({ http: 404 })
  })

  test('of two owners who take each other off at once, one stays', async () => {
    const rosa = await member('owner')
    const [ofDana, ofRosa] = [await versionOf(dana.id), await versionOf(rosa.id)]
    const replies = await Promise.all([
      owner().send(staffSetRights, { member: rosa.id, version: ofRosa, rights: 'desk' }),
      server
        .as(rosa.token)
        .send(staffSetRights, { member: dana.id, version: ofDana, rights: 'desk' }),
    ])
    const owners = await db.selectFrom('staff_member').select('rights').execute()
    expect(owners.filter((row) => row.rights.includes('owner')).length).toBeGreaterThanOrEqual(1)
    expect(replies.filter(({ http }) => http === 200).length).toBe(1)
  })

  test('the database holds that an owner stays, and that rights are known', async () => {
    await member('desk')
    await expect(
      db.deleteFrom('staff_member').where('user_id', '=', dana.id).execute(),
    ).rejects.toMatchObject({ constraint: 'an_owner_stays' })
    const kim = await buildUser(server)
    for (const wrong of [[], ['king']])
      await expect(
        db.insertInto('staff_member').values({ user_id: kim.id, rights: wrong }).execute(),
      ).rejects.toMatchObject({ code: '23514' })
  })

  test('a colleague is signed out everywhere', async () => {
    const kim = await member('desk')
    expect((await owner().send(staffSignOutMember, { member: kim.id })).body).toEqual({ status: 1 })
    expect((await server.as(kim.token).read(userInfo, {})).http).toBe(401)
  })
})

test('where there can be passkeys, money and rights ask for one, and reading does not', async () => {
  const { config } = server.services
  const before = config.publicUrl
  config.publicUrl = 'https://cars.example.com'
  try {
    const said = {
      http: 403,
      body: { message: expect.stringMatching(/^Money and rights ask for a passkey/) },
    }
    const kim = await buildUser(server)
    expect(await owner().send(staffInvite, { email: kim.email, rights: 'desk' })).toMatchObject(
      said,
    )
    expect(
      await owner().send(staffDecidePayment, {
        payment: 'P',
        version: 'x',
        decision: 'confirm',
      } as never),
    ).toMatchObject(said)
    expect((await owner().read(staffTeam, {})).http).toBe(200)
    // A bare address can have none.
    config.publicUrl = 'https://10.1.2.3'
    const sent = await owner().send(staffInvite, { email: kim.email, rights: 'desk' })
    expect(sent.body).toEqual({ status: 1 })
  } finally {
    config.publicUrl = before
  }
})

test('the papers of a person open for the desk, and for no other right alone', async () => {
  const ana = await buildUser(server)
  const [desk, fleet] = [await member('desk'), await member('fleet', 'money', 'content')]
  const paper = await sendPicture(server, ana, 'help')
  const car = await sendPicture(server, dana, 'claim')
  const open = (id: string, user: TestUser) => openFile(server, user, id)
  expect([await open(paper, ana), await open(paper, desk), await open(paper, dana)]).toEqual([
    200, 200, 200,
  ])
  expect(await open(paper, fleet)).toBe(404)
  expect(await open(car, fleet)).toBe(200)
})

test('news of the staff reach who has the right to what they are about', async () => {
  const [desk, content] = [await member('desk'), await member('content')]
  const said = { en: 'A key is missing.', es: 'Falta una llave.' }
  const news = {
    renterId: '',
    right: 'desk',
    topic: 'rental',
    thread: 'key 1',
    severity: 'info',
    title: said,
    text: said,
    mail: 'none',
  } as const
  await db.transaction().execute((tx) => tellStaff(tx, news, server.services.clock()))
  const told = await db
    .selectFrom('notification')
    .select('user_id')
    .where('thread', '=', 'key 1')
    .execute()
  const ids = told.map((row) => row.user_id)
  expect([ids.includes(desk.id), ids.includes(dana.id), ids.includes(content.id)]).toEqual([
    true,
    true,
    false,
  ])
})
