import { beforeEach, expect, test } from 'vitest'
import type { Right } from '#protocol/core/rights.ts'
import {
  staffDecideGoodwill,
  staffGoodwill,
  staffGoodwillQuote,
} from '#protocol/staff/order-page/staff-goodwill.ts'
import { staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { staffSetRights, staffTeam } from '#protocol/staff/team/team.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { paid } from '#testing/decisions/booking-to-cancel.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { noticesOf } from '#testing/help.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let dana: TestUser
beforeEach(async () => {
  server = await testServer()
  dana = await buildUser(server, { staff: true })
})

/** Somebody of the staff whom an owner gave a limit, in dollars. */
async function limited(limit: number | undefined, rights: Right[] = ['money']): Promise<TestUser> {
  const kim = await buildUser(server, { staff: true })
  const fields = { member: kim.id, rights: rights.join(','), refundLimit: limit }
  const set = await decideAsSeen(server, server.as(dana.token), staffSetRights, fields as never)
  expect(set.body).toMatchObject({ status: 1 })
  return kim
}

const give = async (who: TestUser, order: string, amount: number) =>
  decideAsSeen(server, server.as(who.token), staffGoodwill, {
    order,
    amount,
    reason: 'The radio did not work.',
  })

const waiting = async (who: TestUser, order: string) =>
  (await server.as(who.token).read(staffPayments, {})).body.goodwill?.find(
    ({ orderId }) => orderId === order,
  )

const decide = (who: TestUser, goodwill: string, decision: 'confirm' | 'refuse') =>
  decideAsSeen(server, server.as(who.token), staffDecideGoodwill, { goodwill, decision })

test('up to the limit it is given, above it a colleague agrees, and then it is given once', async () => {
  const { user, order } = await paid(server)
  const kim = await limited(50)
  const before = await ledgerOf(server, order)
  expect((await give(kim, order, 50)).body).toMatchObject({ isAsked: false })
  expect(await ledgerOf(server, order)).toMatchObject({ goodwill: 5_000 })
  // What was given for the rental counts: two presses are no way around it.
  expect((await give(kim, order, 1)).body).toMatchObject({ isAsked: true })
  expect(await ledgerOf(server, order)).toMatchObject({ goodwill: 5_000 })
  expect((await give(kim, order, 2)).body.message).toMatch(/waits for a colleague already/)
  const { body } = await server.as(kim.token).read(staffGoodwillQuote, { order })
  expect(body).toMatchObject({ limit: 50, asked: { amount: 1 } })

  const own = await waiting(kim, order)
  expect(own).toMatchObject({ own: true, amount: 1, reason: 'The radio did not work.' })
  const id = own?.goodwill ?? ''
  expect((await decide(kim, id, 'confirm')).http).toBe(403)
  const ana = await limited(0.5)
  expect(await waiting(ana, order)).toMatchObject({ own: false, isAboveLimit: true })
  expect((await decide(ana, id, 'confirm')).body.message).toMatch(/above your own limit/)
  expect(await waiting(dana, order)).toMatchObject({ own: false, isAboveLimit: false })
  expect(JSON.stringify(await noticesOf(server, dana))).toContain('A refund waits for your yes')
  expect(JSON.stringify(await noticesOf(server, kim))).not.toContain('waits for your yes')

  const version = own?.version ?? ''
  const both = await Promise.all(
    [1, 2].map(() =>
      server
        .as(dana.token)
        .send(staffDecideGoodwill, { goodwill: id, version, decision: 'confirm' }),
    ),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  await server.work()
  expect(await ledgerOf(server, order)).toMatchObject({
    rent: before.rent,
    goodwill: 5_100,
  })
  expect(JSON.stringify(await noticesOf(server, user))).toContain('The radio did not work.')
  expect(await waiting(dana, order)).toBeUndefined()
})

test('what a colleague refuses is not given, and less that is left is said', async () => {
  const { order } = await paid(server)
  const kim = await limited(0)
  await give(kim, order, 80)
  const asked = await waiting(dana, order)
  expect((await decide(dana, asked?.goodwill ?? '', 'refuse')).body).toMatchObject({ status: 1 })
  expect(await ledgerOf(server, order)).not.toHaveProperty('goodwill')
  expect(JSON.stringify(await noticesOf(server, kim))).toContain('A colleague refused your refund')

  const { most = 0 } = (await server.as(dana.token).read(staffGoodwillQuote, { order })).body
  await give(kim, order, most)
  const again = await waiting(dana, order)
  expect((await give(dana, order, 10)).body).toMatchObject({ isAsked: false })
  expect((await decide(dana, again?.goodwill ?? '', 'confirm')).body.message).toMatch(
    /not left any more/,
  )
  expect(await waiting(dana, order)).toBeDefined()
})

test('owners have no limit, and everybody reads whose there is', async () => {
  const kim = await limited(250)
  const { members } = (await server.as(dana.token).read(staffTeam, {})).body
  expect(members?.find(({ id }) => id === kim.id)).toMatchObject({ refundLimit: 250 })
  const wrong = { member: kim.id, rights: 'owner', refundLimit: 10 }
  const refused = await decideAsSeen(server, server.as(dana.token), staffSetRights, wrong as never)
  expect(refused).toMatchObject({
    http: 400,
    body: { errors: { refundLimit: expect.any(String) } },
  })
  const negative = { member: kim.id, rights: 'money', refundLimit: -1 }
  const low = await decideAsSeen(server, server.as(dana.token), staffSetRights, negative as never)
  expect(low.http).toBe(400)
})
