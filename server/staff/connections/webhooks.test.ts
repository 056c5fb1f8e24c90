import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffRemoveWebhook, staffSaveWebhook } from '#protocol/staff/connections/webhooks.ts'
import { sendWebhooks } from '#server/news/webhooks/send-webhooks.ts'
import { toldOf } from '#testing/connections/told.ts'
import { serverOn } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

let world: Awaited<ReturnType<typeof toldOf>>

beforeEach(async () => {
  world = await toldOf()
})

afterEach(() => world.there.close())

test.each([
  ['https://10.0.0.5/hook', 'This address is inside a private network.'],
  ['https://169.254.169.254/', 'This address is inside a private network.'],
  ['https://[::ffff:127.0.0.1]/', 'This address is inside a private network.'],
  ['http://93.184.215.14/', 'The address must begin with https://.'],
  ['not an address', 'Enter a whole address'],
])('%s is refused at its field', async (url, sentence) => {
  const reply = await world.me.send(staffSaveWebhook, { url, events: 'booking.made' })
  expect(reply.http).toBe(400)
  expect(reply.body.errors?.url).toContain(sentence)
  const inSpanish = { url, events: 'booking.made' }
  const other = await world.me.send(staffSaveWebhook, inSpanish, { lang: 'es' })
  expect(other.body.errors?.url).not.toContain(sentence)
})

test('a server that is not in development refuses its own machine', async () => {
  const strict = await serverOn(await testDatabase())
  const refused = await strict
    .as(world.owner.token)
    .send(staffSaveWebhook, { url: 'https://127.0.0.1/', events: 'booking.made' })
  expect(refused.body.errors?.url).toContain('private network')
  // Nor does it send there what was added when it was.
  const { webhook } = await world.added(world.there.url, ['booking.made'])
  await world.happens()
  await sendWebhooks(strict.services)
  expect(world.there.got).toEqual([])
  expect(await world.deliveries(webhook)).toMatchObject([
    { state: 'waiting', tries: 1, why: 'The address must begin with https://.' },
  ])
})

test('there are ten at most, events are ours, and what a colleague changed is not changed unseen', async () => {
  const { webhook } = await world.added()
  const { version } = (await world.listed(webhook)) ?? {}
  const url = `${world.there.url}/other`
  const change = { webhook, version, url, events: 'booking.paid' }
  expect((await world.me.send(staffSaveWebhook, change)).body.status).toBe(1)
  expect((await world.me.send(staffSaveWebhook, change)).http).toBe(409)
  expect(await world.listed(webhook)).toMatchObject({ url, events: ['booking.paid'] })
  const wrong = await world.me.send(staffSaveWebhook, { url, events: 'booking.lost' })
  expect(wrong.http).toBe(400)
  for (let count = 1; count < 10; count++) expect((await world.added()).webhook).not.toBe('')
  const tooMany = await world.me.send(staffSaveWebhook, { url, events: 'booking.made' })
  expect(tooMany).toMatchObject({ http: 409, body: { message: expect.stringContaining('ten') } })
  expect((await world.decide(staffRemoveWebhook, { webhook })).body.status).toBe(1)
  expect(await world.listed(webhook)).toBeUndefined()
})
