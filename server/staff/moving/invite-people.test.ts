import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#protocol/people/operations.ts'
import {
  staffGiveEmail,
  staffInvitePeople,
  staffMovedIn,
} from '#protocol/staff/moving/moving-in.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { file, moveInByScreen, peopleHeader, personLine } from '#testing/moving/moving-company.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn } from '#testing/sign-in-mail.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { randomId } from '../../platform/random.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

const tagged = () => `T${randomId()}`
const mailbox = (tag: string) => `${tag.toLowerCase()}@clients.example.com`
const people = (line: string) => file(peopleHeader, [line])
const personOf = (ref: string) =>
  server.services.db
    .selectFrom('app_user')
    .selectAll()
    .where('source_id', '=', ref)
    .executeTakeFirst()

test('nothing is written to who was not invited, but the link that they ask for; and then they are', async () => {
  const tag = tagged()
  const email = mailbox(tag)
  await moveInByScreen(server, staff, 'people', people(personLine(tag, email, true)))
  const person = await personOf(tag)
  const { db } = server.services
  const write = () =>
    db.transaction().execute(async (tx) => {
      const now = server.services.clock()
      const title = { en: 'Hi', es: 'Hola' }
      await notify(
        tx,
        { userId: person?.id ?? '', topic: 'payment', thread: randomId(), title, text: title },
        now,
      )
      await queueMail(tx, { to: email, subject: 'Hi', text: 'Hi', html: 'Hi' }, now)
    })
  await write()
  await server.work()
  expect(mailsTo(server.dataDir, email)).toEqual([])
  const { mail } = await askToSignIn(server, email)
  expect(mailsTo(server.dataDir, email)).toHaveLength(1)
  expect((await personOf(tag))?.invited_at).toBeNull()
  await server.as().send(signIn, { email, code: mail.code })
  expect((await personOf(tag))?.invited_at).not.toBeNull()
  server.passMinutes(1)
  await write()
  await server.work()
  expect(mailsTo(server.dataDir, email)).toHaveLength(3)
  const log = await server.as(staff.token).read(staffAudit, {})
  const license = log.body.entries?.find(({ details }) => details['checkedBy'] === 'Marta Solis')
  expect(license?.details).toMatchObject({ to: 'verified', checkedOn: '2026-09-30', by: 'screen' })
})

test('who came without an e-mail is listed, gets one, and is invited once', async () => {
  const tag = tagged()
  await moveInByScreen(server, staff, 'people', people(personLine(tag, '', false)))
  const { id: person = '' } = (await personOf(tag)) ?? {}
  const me = server.as(staff.token)
  const listed = (await me.read(staffMovedIn, {})).body
  expect(listed.withoutEmail?.find(({ id }) => id === person)).toBeDefined()
  expect(listed.withEmail?.find(({ id }) => id === person)).toBeUndefined()
  expect((await me.send(staffInvitePeople, { person })).http).toBe(409)
  expect((await me.send(staffGiveEmail, { person, email: staff.email })).http).toBe(409)
  const email = mailbox(tag)
  expect((await me.send(staffGiveEmail, { person, email })).body.status).toBe(1)
  const { withEmail, toInvite } = (await me.read(staffMovedIn, {})).body
  expect(withEmail?.find(({ id }) => id === person)).toMatchObject({ email })
  expect(toInvite).toBe(withEmail?.length)
  expect((await me.send(staffInvitePeople, { person })).body).toMatchObject({ invited: 1 })
  expect((await me.send(staffInvitePeople, { person })).http).toBe(409)
  await server.work()
  expect(mailsTo(server.dataDir, email)).toHaveLength(1)
})
