import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffPauseWebhook, staffResendWebhook } from '#protocol/staff/connections/webhooks.ts'
import { receiver } from '#testing/connections/receiver.ts'
import { toldOf } from '#testing/connections/told.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { sendWebhooks } from './send-webhooks.ts'

let world: Awaited<ReturnType<typeof toldOf>>

beforeEach(async () => {
  world = await toldOf()
})

afterEach(() => world.there.close())

test('what fails is tried again with growing pauses; after the eighth try the endpoint is paused and owners are told', async () => {
  const { webhook } = await world.added(world.there.url, ['booking.made'])
  world.there.answers = (_request, reply) => reply.writeHead(500).end('no')
  await world.happens()
  const pauses: number[] = []
  for (let tries = 1; tries < 8; tries++) {
    await world.server.work()
    const [one] = await world.deliveries(webhook)
    expect(one).toMatchObject({ state: 'waiting', tries, responseStatus: 500 })
    const next = new Date(one?.nextTryAt ?? 0)
    pauses.push((next.getTime() - world.server.services.clock().getTime()) / 1000)
    world.server.setNow(new Date(next.getTime() - 1))
    await world.server.work()
    expect(world.there.got).toHaveLength(tries)
    world.server.setNow(next)
  }
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 86_400])
  await world.server.work()
  // Of the same body and the same id.
  expect(new Set(world.there.got.map(({ body }) => body)).size).toBe(1)
  expect(new Set(world.there.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await world.deliveries(webhook))[0]).toMatchObject({ state: 'failed', tries: 8 })
  expect(await world.listed(webhook)).toMatchObject({ pausedWhy: 'failing', failed: 1 })
  const told = await world.server.services.db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', world.owner.id)
    .where('thread', '=', `webhook ${webhook}`)
    .execute()
  expect(told).toMatchObject([{ title_en: 'A webhook was paused', query: { view: 'connections' } }])
  expect(told[0]?.text_en).toContain('127.0.0.1')

  // What happens meanwhile waits, and is sent when it goes on.
  world.there.got.length = 0
  world.there.answers = (_request, reply) => reply.writeHead(200).end()
  await world.happens()
  await world.server.work()
  expect(world.there.got).toEqual([])
  await world.decide(staffPauseWebhook, { webhook, paused: false })
  await world.server.work()
  expect(world.there.got).toHaveLength(1)
})

test('410 pauses the endpoint at once', async () => {
  const { webhook } = await world.added(world.there.url, ['booking.made'])
  world.there.answers = (_request, reply) => reply.writeHead(410).end()
  await world.happens()
  await world.server.work()
  expect(await world.listed(webhook)).toMatchObject({ pausedWhy: 'gone', failed: 1 })
})

test('one delivery is sent again, or all that failed, each with the id that it had', async () => {
  const { webhook } = await world.added(world.there.url, ['booking.made'])
  world.there.answers = (_request, reply) => reply.writeHead(410).end()
  await world.happens(2)
  await world.server.work()
  const resend = (more: object = {}) => world.me.send(staffResendWebhook, { webhook, ...more })
  expect(await resend()).toMatchObject({
    http: 409,
    body: { message: 'This webhook is paused. Let it go on first.' },
  })
  world.there.answers = (_request, reply) => reply.writeHead(200).end()
  await world.decide(staffPauseWebhook, { webhook, paused: false })
  await world.server.work()
  const ids = new Set(world.there.got.map(({ headers }) => headers['webhook-id']))
  world.there.got.length = 0
  const { failed = 0 } = (await world.listed(webhook)) ?? {}
  expect((await resend()).body).toMatchObject({ status: 1, sent: failed })
  await world.server.work()
  expect(world.there.got).toHaveLength(failed)
  expect((await resend()).http).toBe(409)
  const [delivered] = await world.deliveries(webhook)
  world.there.got.length = 0
  expect((await resend({ delivery: delivered?.id })).body.sent).toBe(1)
  await world.server.work()
  expect(world.there.got.map(({ headers }) => headers['webhook-id'])).toEqual([delivered?.id])
  expect(ids).toContain(delivered?.id)
})

const patient = { timeout: 12_000 }

test('a slow endpoint holds up nobody else, and its answer is read no further than 64 kB', async () => {
  const slow = await receiver()
  const large = await receiver()
  try {
    const waits: ServerResponse[] = []
    slow.answers = (_request, reply) => {
      waits.push(reply)
    }
    large.answers = (_request, reply) => reply.writeHead(200).end(Buffer.alloc(10_000_000, 120))
    await world.added(slow.url, ['booking.made'])
    const { webhook } = await world.added(large.url, ['booking.made'])
    await world.happens(4)
    const sent = sendWebhooks(world.server.services)
    await expect.poll(() => large.got.length, patient).toBe(4)
    // No more than two at once go to the slow one, which has answered nothing yet.
    await expect.poll(() => slow.got.length, patient).toBe(2)
    const states = async () => (await world.deliveries(webhook)).map(({ state }) => state)
    await expect.poll(states, patient).toEqual(Array.from({ length: 4 }, () => 'delivered'))
    // What comes while the slow one is asked goes out, too.
    await world.happens()
    await expect.poll(() => large.got.length, patient).toBe(5)
    slow.answers = (_request, reply) => reply.writeHead(200).end()
    for (const reply of waits) reply.writeHead(200).end()
    expect(await sent).toBe(10)
    expect(slow.got).toHaveLength(5)
  } finally {
    slow.close()
    large.close()
  }
})

test('two servers send each delivery once', async () => {
  await world.added(world.there.url, ['booking.made'])
  const second = await serverOn(await testDatabase(), {}, undefined, { ownMachine: true })
  await world.happens(6)
  await Promise.all([sendWebhooks(world.server.services), sendWebhooks(second.services)])
  const ids = world.there.got.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})

test('what a server was sending when it was killed is sent by another one', async () => {
  await world.added(world.there.url, ['booking.made'])
  await world.happens()
  // As a server leaves it that took it and ended before the answer.
  await sql`update webhook_delivery set tries = 1, next_try_at = ${testNow}::timestamptz + interval '2 minutes'`.execute(
    world.server.services.db,
  )
  await world.server.work()
  expect(world.there.got).toEqual([])
  world.server.passMinutes(2)
  await world.server.work()
  expect(world.there.got).toHaveLength(1)
})

test('deliveries are forgotten after 30 days', async () => {
  const { webhook } = await world.added(world.there.url, ['booking.made'])
  await world.happens()
  await world.server.work()
  const later = new Date(testNow.getTime() + 30 * 86_400_000)
  const count = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from webhook_delivery
      where endpoint_id = ${webhook}`.execute(world.server.services.db)
    ).rows[0]?.count
  world.server.setNow(later)
  await world.server.work()
  expect(await count()).toBe(1)
  world.server.setNow(new Date(later.getTime() + 1))
  await world.server.work()
  expect(await count()).toBe(0)
})
