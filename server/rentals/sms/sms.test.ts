import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mostLetters } from '#domain/rentals/sms/one-sms.ts'
import { endSms, saveSmsNumber, setSmsTopics, smsNumber } from '#protocol/rentals/sms/sms-number.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { leave } from '#testing/leaving/leave.ts'
import { bookedCar, pickedUp, setWall } from '#testing/rental-life.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { sendSms } from './send-sms.ts'
import { writeSms } from './write-sms.ts'

type Given = { id: string; to: string; text: string }

const token = 'a token of the company'.replaceAll(' ', '-')

/** A provider of text messages, and a server that knows it. */
async function provider() {
  const given: Given[] = []
  let status = 202
  const fake = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const isOurs = request.headers.authorization === `Bearer ${token}`
      if (isOurs && request.method === 'POST') given.push(JSON.parse(body) as Given)
      reply
        .writeHead(isOurs ? status : 401)
        .end(status < 400 ? '' : 'No such number\r\nin this country')
    })
  })
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    fake.closeAllConnections()
    fake.close()
  })
  const at = `http://127.0.0.1:${(fake.address() as AddressInfo).port}/send`
  const server = await serverOn(await testDatabase(), { SMS_URL: at, SMS_TOKEN: token })
  return {
    server,
    given,
    answers: (next: number) => {
      status = next
    },
  }
}

const run = async (server: TestServer) => {
  await writeSms(server.services)
  await sendSms(server.services)
}

/** Asks for text messages and follows the link that comes. */
async function confirmed({ server, given }: Awaited<ReturnType<typeof provider>>, user: TestUser) {
  const me = server.as(user.token)
  const asked = await me.send(saveSmsNumber, { phone: '(305) 555-0177' })
  expect(asked.body.status).toBe(1)
  await run(server)
  const url = /\/sms\/\S+/.exec(given.at(-1)?.text ?? '')?.[0] ?? ''
  const done = await server.app.inject({ method: 'POST', url })
  expect(done.statusCode).toBe(200)
  given.splice(0)
  return me
}

test('without a provider nothing is offered', async () => {
  const server = await testServer()
  const me = server.as((await buildUser(server)).token)
  expect((await me.read(smsNumber, {})).body).toMatchObject({ offered: false, confirmed: false })
  expect((await me.send(saveSmsNumber, { phone: '3055550177' })).http).toBe(404)
})

test('a number gets messages once the link was followed that was sent to it', async () => {
  const { server, given } = await provider()
  const me = server.as((await buildUser(server)).token)
  await me.send(saveSmsNumber, { phone: '(305) 555-0177' })
  await run(server)
  expect(given).toMatchObject([{ to: '+13055550177', text: expect.stringContaining('/sms/') }])
  expect((await me.read(smsNumber, {})).body).toMatchObject({ offered: true, confirmed: false })
  const url = /\/sms\/\S+/.exec(given[0]?.text ?? '')?.[0] ?? ''
  // What looks at links by itself changes nothing.
  expect((await server.app.inject({ url })).body).toContain('<form method="post"')
  expect((await me.read(smsNumber, {})).body.confirmed).toBe(false)
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(200)
  expect((await me.read(smsNumber, {})).body).toMatchObject({
    confirmed: true,
    topics: ['pickup', 'keys', 'late'],
  })
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(404)
  expect((await me.send(endSms, {})).body.status).toBe(1)
  expect((await me.read(smsNumber, {})).body.phone).toBeUndefined()
})

test('a link is good for a day', async () => {
  const { server, given } = await provider()
  const me = server.as((await buildUser(server)).token)
  await me.send(saveSmsNumber, { phone: '3055550177' })
  await run(server)
  server.passMinutes(24 * 60)
  const url = /\/sms\/\S+/.exec(given[0]?.text ?? '')?.[0] ?? ''
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(404)
})

test.each([
  ['en', /Your pickup is Tue 24 Nov, 10:00\./, /The keys are ready/],
  ['es', /Recoges tu auto el mar 24 nov, 10:00\./, /Las llaves estan listas/],
])(
  'in %s: a pickup the day before, and keys that are ready; short, once, without a code',
  async (language, pickup, keys) => {
    const made = await provider()
    const { server, given } = made
    const { user } = await bookedCar(server)
    await server.services.db
      .updateTable('app_user')
      .set({ language })
      .where('id', '=', user.id)
      .execute()
    await confirmed(made, user)
    await setWall(server, '2026-11-23T10:30')
    await run(server)
    await run(server)
    await setWall(server, '2026-11-24T08:30')
    await run(server)
    await run(server)
    expect(given).toMatchObject([
      { text: expect.stringMatching(pickup) },
      { text: expect.stringMatching(keys) },
    ])
    for (const { text } of given) {
      expect(text.length).toBeLessThanOrEqual(mostLetters)
      expect(text).toMatch(/\/dashboard\?order=\w+$/)
      expect(text.replace(/http\S+/, '')).not.toMatch(/\d{4,}/)
    }
  },
)

test('who does not come back is written to once, in the morning where it is night', async () => {
  const made = await provider()
  const { server, given } = made
  const { user } = await pickedUp(server)
  await confirmed(made, user)
  await server.services.db
    .updateTable('rental_order')
    .set({ ends_at: new Date('2026-11-26T05:00:00Z') })
    .where('user_id', '=', user.id)
    .execute()
  // 21:40 where the car is.
  server.setNow(new Date('2026-11-26T05:40:00Z'))
  await run(server)
  expect(given).toEqual([])
  await setWall(server, '2026-11-26T08:01')
  await run(server)
  await run(server)
  expect(given).toMatchObject([
    { text: expect.stringContaining('Your rental ended Wed 25 Nov, 21:00.') },
  ])
})

test('what is switched off is not sent, also when it waits', async () => {
  const made = await provider()
  const { server, given } = made
  const { user } = await bookedCar(server)
  const me = await confirmed(made, user)
  await setWall(server, '2026-11-23T21:30')
  await writeSms(server.services)
  expect((await me.send(setSmsTopics, { topics: ['late'] })).body.status).toBe(1)
  await setWall(server, '2026-11-24T08:01')
  await run(server)
  expect(given).toEqual([])
  expect((await me.send(setSmsTopics, { topics: ['spam'] as never })).http).toBe(400)
})

test('a provider that is away is asked again under the same id; its refusal is kept', async () => {
  const { server, given, answers } = await provider()
  const me = server.as((await buildUser(server)).token)
  answers(503)
  await me.send(saveSmsNumber, { phone: '3055550177' })
  await run(server)
  server.passMinutes(3)
  answers(400)
  await run(server)
  server.passMinutes(30)
  await run(server)
  const ids = given.map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  const row = await server.services.db
    .selectFrom('sms_message')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirst()
  expect(row).toMatchObject({ refusal: '400 No such number in this country', phone: '', text: '' })
})

test('nobody gets more than four in a day', async () => {
  const { server } = await provider()
  const me = server.as((await buildUser(server)).token)
  const asked: number[] = []
  for (let at = 0; at < 5; at++)
    asked.push((await me.send(saveSmsNumber, { phone: '3055550177' })).http)
  expect(asked).toEqual([200, 200, 200, 200, 409])
})

test('two servers send each message once', async () => {
  const { server, given } = await provider()
  // What other tests left.
  await sendSms(server.services)
  given.splice(0)
  for (let at = 0; at < 6; at++)
    await server.as((await buildUser(server)).token).send(saveSmsNumber, { phone: '3055550177' })
  await Promise.all([sendSms(server.services), sendSms(server.services)])
  expect(new Set(given.map(({ id }) => id)).size).toBe(6)
  expect(given).toHaveLength(6)
})

test('who leaves takes number and messages along', async () => {
  const made = await provider()
  const { server } = made
  const user = await buildUser(server)
  await confirmed(made, user)
  expect((await leave(server, user)).body.status).toBe(1)
  const { db } = server.services
  const left = await Promise.all(
    (['sms_number', 'sms_message'] as const).map((table) =>
      db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute(),
    ),
  )
  expect(left).toEqual([[], []])
})
