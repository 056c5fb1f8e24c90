import { beforeEach, expect, test } from 'vitest'
import {
  markNotificationRead,
  notificationPreferences,
} from '#protocol/rentals/dashboard/notifications.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { notify } from '#server/platform/mail/notifications.ts'
import type { Notice } from '#server/platform/mail/notice.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const about = (thread: string, more: Partial<Notice> = {}) => ({
  topic: 'rental' as const,
  thread,
  title: { en: `News of ${thread}`, es: `Novedad de ${thread}` },
  text: { en: 'Something happened.', es: 'Algo pasó.' },
  route: 'vehicleMaintenance',
  query: { order: thread },
  ...more,
})

/** Tells one person something, as a command does. */
function tell(user: TestUser, thread: string, more: Partial<Notice> = {}) {
  const { db, clock } = server.services
  return db
    .transaction()
    .execute((tx) => notify(tx, { userId: user.id, ...about(thread, more) }, clock()))
}

/** Sorted: mails of one moment have no order. */
async function subjects(user: TestUser): Promise<string[]> {
  await server.work()
  const mails = mailsTo(server.dataDir, user.email)
  return mails.map((mail) => mail.headers.subject ?? '').toSorted()
}

test('what is urgent is mailed at once, each with its next step; the rest is gathered into one mail', async () => {
  const user = await buildUser(server)
  await tell(user, 'a')
  await tell(user, 'b', { severity: 'warning' })
  await tell(user, 'c', { topic: 'messages' })
  await tell(user, 'd', { topic: 'payment' })
  expect(await subjects(user)).toEqual(['News of b', 'News of d'])
  const urgent = mailsTo(server.dataDir, user.email).find(
    (mail) => mail.headers.subject === 'News of b',
  )
  const address = `${server.services.config.publicUrl}/vehicle-maintenance?order=b`
  expect(urgent?.text).toContain(`See the maintenance:\n${address}`)
  expect(urgent?.html).toContain(`href="${address.replaceAll('&', '&#38;')}"`)

  server.passMinutes(29)
  expect(await subjects(user)).toHaveLength(2)
  server.passMinutes(1)
  expect(await subjects(user)).toEqual(['2 updates about your rentals', 'News of b', 'News of d'])
  const gathered = mailsTo(server.dataDir, user.email).at(-1)
  for (const body of [gathered?.text, gathered?.html]) {
    expect(body).toContain('News of a')
    expect(body).toContain('News of c')
  }
  expect(gathered?.text).toContain('/vehicle-maintenance?order=a')
})

test('after a mail of gathered news the next comes four hours later, and not at night', async () => {
  const user = await buildUser(server)
  await tell(user, 'a')
  server.passMinutes(30)
  expect(await subjects(user)).toEqual(['News of a'])
  await tell(user, 'b')
  server.passMinutes(239)
  expect(await subjects(user)).toHaveLength(1)
  server.passMinutes(1)
  expect(await subjects(user)).toEqual(['News of a', 'News of b'])
  // It is 14:30 in Los Angeles; six hours later 20:30.
  server.passMinutes(360)
  await tell(user, 'c')
  server.passMinutes(11 * 60)
  expect(await subjects(user)).toHaveLength(2)
  server.passMinutes(30)
  expect(await subjects(user)).toHaveLength(3)
})

test('newer news of a thread replaces the older, and what was read is not mailed', async () => {
  const user = await buildUser(server)
  await tell(user, 'a')
  await tell(user, 'a', { title: { en: 'Newer', es: 'Más nueva' } })
  await tell(user, 'b')
  const { body } = await server.as(user.token).read(dashboard, {})
  const read = body.notifications?.find((one) => one.title === 'News of b')
  await server.as(user.token).send(markNotificationRead, { id: read?.id ?? '' })
  server.passMinutes(30)
  expect(await subjects(user)).toEqual(['Newer'])
})

test('a topic that is switched off is not mailed, but payments always are; each in the reader’s language', async () => {
  const user = await buildUser(server, { user: { language: 'es' } })
  for (const topic of ['help', 'payment', 'rental'] as const)
    await server
      .as(user.token)
      .send(notificationPreferences, { topic, inApp: topic !== 'rental', mail: topic === 'rental' })
  await tell(user, 'a', { topic: 'help' })
  await tell(user, 'b', { topic: 'payment' })
  await tell(user, 'c', { mail: 'now' })
  expect(await subjects(user)).toEqual(['Novedad de b', 'Novedad de c'])
  const { body } = await server.as(user.token).read(dashboard, {})
  expect(body.notifications?.map((one) => one.title).toSorted()).toEqual(['News of a', 'News of b'])
})
