import { beforeEach, expect, test } from 'vitest'
import { userInfo } from '#protocol/people/operations.ts'
import {
  acceptTeamInvitation,
  staffInvite,
  staffRevokeInvitation,
  staffTeam,
  teamInvitation,
} from '#protocol/staff/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { testServer } from '#testing/server.ts'
import { createSession } from '../../platform/auth/sessions.ts'
import { sendWaitingMail } from '../../platform/mail/outgoing-mail.ts'
import { forgetInvitations } from '../../people/people/team-store.ts'

const server = await testServer()
const { db } = server.services
let dana: TestUser
beforeEach(async () => {
  await db.deleteFrom('staff_invitation').execute()
  dana = await buildUser(server, { staff: true, user: { first_name: 'Dana', last_name: 'White' } })
})
const owner = () => server.as(dana.token)

const invite = async (email: string, may = 'desk,content') => {
  expect((await owner().send(staffInvite, { email, rights: may })).body).toEqual({ status: 1 })
  await sendWaitingMail(server.services)
  const mail = mailsTo(server.dataDir, email).at(-1)
  return /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const accept = (user: TestUser, invitation: string) =>
  server.as(user.token).send(acceptTeamInvitation, { invitation })

test('an invitation comes by mail, says who invites to what, and makes the person one of the staff, once', async () => {
  const kim = await buildUser(server)
  const token = await invite(kim.email)
  const told = await server.as(kim.token).read(teamInvitation, { invitation: token })
  expect(told.body).toMatchObject({ invitedBy: 'Dana White', rights: ['desk', 'content'] })
  expect((await accept(kim, token)).body).toEqual({ status: 1 })
  expect((await server.as(kim.token).read(userInfo, {})).body.userInfo).toMatchObject({
    staff: true,
    rights: ['desk', 'content'],
  })
  expect((await accept(kim, token)).http).toBe(404)
  const again = await owner().send(staffInvite, { email: kim.email, rights: 'money' })
  expect(again.http).toBe(409)
})

test('an invitation is for whoever has the mailbox', async () => {
  const [kim, ben] = [await buildUser(server), await buildUser(server)]
  const token = await invite(kim.email)
  const told = await server.as(ben.token).read(teamInvitation, { invitation: token })
  expect(told.body.otherEmail).toMatch(/^.…@/)
  const reply = await accept(ben, token)
  expect(reply.http).toBe(409)
  expect(reply.body.message).toContain('Sign in with that e-mail.')
  await db
    .updateTable('app_user')
    .set({ email_verified_at: null })
    .where('id', '=', kim.id)
    .execute()
  expect((await accept(kim, token)).http).toBe(409)
  expect((await server.as(kim.token).read(userInfo, {})).body.userInfo?.staff).toBe(false)
})

test('an invitation of somebody who leaves is forgotten', async () => {
  const kim = await buildUser(server)
  await invite(kim.email)
  await db.transaction().execute((tx) => forgetInvitations(tx, kim.id))
  expect((await owner().read(staffTeam, {})).body.invitations).toEqual([])
})

test('an invitation works for seven days, not once it is taken back, nor after a newer one', async () => {
  const kim = await buildUser(server)
  const first = await invite(kim.email)
  const second = await invite(kim.email, 'fleet')
  expect((await accept(kim, first)).http).toBe(404)
  const { invitations = [] } = (await owner().read(staffTeam, {})).body
  expect(invitations).toMatchObject([
    { email: kim.email, rights: ['fleet'], invitedBy: 'Dana White' },
  ])
  await owner().send(staffRevokeInvitation, { invitation: invitations[0]?.id ?? '' })
  expect((await accept(kim, second)).http).toBe(404)
  const third = await invite(kim.email)
  server.passMinutes(7 * 24 * 60)
  const late = await db
    .transaction()
    .execute((tx) => createSession(tx, kim.id, server.services.clock()))
  expect((await server.as(late).send(acceptTeamInvitation, { invitation: third })).http).toBe(404)
})
