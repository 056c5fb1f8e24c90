import { expect, test } from 'vitest'
import {
  noticeHours,
  noticeLanguage,
  noticeSettings,
  notificationPreferences,
} from '#protocol/rentals/dashboard/notifications.ts'
import { notify } from '#server/platform/mail/notifications.ts'
import type { Notice } from '#server/platform/mail/notice.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const tell = (
  { services }: TestServer,
  { id }: TestUser,
  notice: Pick<Notice, 'topic' | 'severity' | 'title' | 'text'>,
) =>
  services.db
    .transaction()
    .execute((tx) => notify(tx, { userId: id, thread: 'network', ...notice }, services.clock()))

test('a person is written to in the language they chose, whatever their screen shows', async () => {
  const server = await testServer()
  const ana = await buildUser(server)
  const me = server.as(ana.token)
  expect((await me.read(noticeSettings, {}, { lang: 'es' })).body.language).toBe('en')
  const chosen = await me.send(noticeLanguage, { language: 'es' }, { lang: 'en' })
  expect(chosen.body).toEqual({ status: 1, language: 'es' })
  expect((await me.read(noticeSettings, {})).body.language).toBe('es')
  await tell(server, ana, {
    topic: 'payment',
    severity: 'warning',
    title: { en: 'Money', es: 'Dinero' },
    text: { en: 'It came.', es: 'Llegó.' },
  })
  await server.work()
  server.passMinutes(24 * 60)
  await server.work()
  expect(mailsTo(server.dataDir, ana.email).at(-1)?.text).toContain('Llegó.')
  const wrong = await me.send(noticeLanguage, { language: 'fr' as never })
  expect([wrong.http, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['language']])
})

test('notice settings tell what was chosen for each topic, and nobody else’s', async () => {
  const server = await testServer()
  const ana = await buildUser(server)
  const ben = await buildUser(server)
  await server.as(ana.token).send(notificationPreferences, {
    topic: 'network',
    inApp: false,
    mail: false,
  })
  const of = async (token: string) =>
    (await server.as(token).read(noticeSettings, {})).body.preferences?.find(
      ({ topic }) => topic === 'network',
    )
  expect(await of(ana.token)).toMatchObject({ inApp: false, mail: false })
  expect(await of(ben.token)).toMatchObject({ inApp: true, mail: true })
})

test('news that is not urgent is mailed within the hours that the person chose, also what waits already', async () => {
  const server = await testServer()
  const ana = await buildUser(server)
  const me = server.as(ana.token)
  expect((await me.read(noticeSettings, {})).body.hours).toEqual({ from: 8, to: 20 })
  // Friday, 21:00 in Los Angeles.
  server.setNow(new Date('2026-11-21T05:00:00Z'))
  await tell(server, ana, {
    topic: 'network',
    severity: 'info',
    title: { en: 'A request', es: 'Una solicitud' },
    text: { en: 'Ben asks.', es: 'Ben pregunta.' },
  })
  server.passMinutes(40)
  await server.work()
  expect(mailsTo(server.dataDir, ana.email)).toEqual([])
  expect((await me.send(noticeHours, { from: 6, to: 23 })).body).toEqual({
    status: 1,
    from: 6,
    to: 23,
  })
  server.passMinutes(40)
  await server.work()
  expect(mailsTo(server.dataDir, ana.email).at(-1)?.text).toContain('Ben asks.')
})

test.each([
  [{ from: 9, to: 9 }, 'to'],
  [{ from: 22, to: 6 }, 'to'],
  [{ from: -1, to: 6 }, 'from'],
  [{ from: 0, to: 25 }, 'to'],
  [{ from: 7.5, to: 20 }, 'from'],
])('hours such as %j are refused, and the old ones stay', async (hours, field) => {
  const server = await testServer()
  const ana = await buildUser(server)
  const refused = await server.as(ana.token).send(noticeHours, hours)
  expect([refused.http, Object.keys(refused.body.errors ?? {})]).toEqual([400, [field]])
  const { body } = await server.as(ana.token).read(noticeSettings, {})
  expect(body.hours).toEqual({ from: 8, to: 20 })
})
