import type { ServerResponse as Reply } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readBusyCalendars } from '#server/fleet/calendars-in/read-calendars.ts'
import { calendarOf, marketplace, reachingServer } from '#testing/calendars/feed-server.ts'
import {
  blocksOf,
  december,
  give,
  later,
  noticesOf,
  readAgain,
} from '#testing/calendars/reading.ts'
import { readFeeds } from '#testing/decisions/calendars.ts'
import { buildCar, buildUser } from '#testing/factories.ts'

test('one that says nothing any more is believed, and staff are told', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const days = ['01', '03', '05', '07'].map((day): [string, string] => [
    `202612${day}T180000Z`,
    `202612${day}T200000Z`,
  ])
  const turo = await marketplace(calendarOf(...days))
  await give(server, staff, car, turo.url)
  await server.work()
  turo.say(calendarOf())
  await readAgain(server)
  await server.work()
  expect(await blocksOf(server, car)).toEqual([])
  expect((await readFeeds(server, staff, car)).feeds).toMatchObject([
    { state: 'read', message: expect.stringContaining('named 4 times') },
  ])
  expect(await noticesOf(server, staff, car)).toMatchObject([
    { title_en: 'A calendar is empty now' },
  ])
})

test.each([
  [
    'that never ends',
    'It is larger than 2 MB.',
    (reply: Reply) => {
      const more = () => {
        if (!reply.destroyed) reply.write('X'.repeat(65_536), () => setImmediate(more))
      }
      more()
    },
  ],
  [
    'that says it is longer than it is',
    'No connection to it was possible.',
    (reply: Reply) => {
      reply.writeHead(200, { 'content-length': '999999' }).write(calendarOf())
      setTimeout(() => reply.destroy(), 50)
    },
  ],
  [
    'that says it is shorter than it is',
    expect.stringMatching(/^(What came is no whole calendar|No connection to it was possible)/),
    (reply: Reply) => {
      reply.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: 30\r\n\r\n${calendarOf(later)}`)
    },
  ],
  [
    'of 50 MB',
    'It is larger than 2 MB.',
    (reply: Reply) => {
      reply.end(Buffer.alloc(50 * 1024 * 1024, 'X'))
    },
  ],
  [
    'that unfolds to gigabytes',
    'It came compressed, which was not asked for.',
    (reply: Reply) => {
      reply.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(20_000_000)))
    },
  ],
  [
    'that is not there',
    'Its server answered 404. Check the address.',
    (reply: Reply) => {
      reply.writeHead(404).end()
    },
  ],
  [
    'that leads elsewhere',
    'Its server answered 302. Check the address.',
    (reply: Reply) => {
      reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    },
  ],
  [
    'of another kind',
    'What came is no whole calendar. Check the address.',
    (reply: Reply) => {
      reply.end('<!doctype html>')
    },
  ],
])('a calendar %s frees nothing, and says why', async (_what, sentence, answers) => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const turo = await marketplace(calendarOf(december))
  await give(server, staff, car, turo.url)
  await readBusyCalendars(server.services)
  turo.say((_request, reply) => answers(reply))
  await readAgain(server)
  expect(await blocksOf(server, car)).toEqual(['12-03 18 – 12-07 18'])
  expect((await readFeeds(server, staff, car)).feeds).toMatchObject([
    { state: 'failing', message: sentence, failingSince: '2026-11-20T10:35', ahead: 1 },
  ])
  turo.say(calendarOf(later))
  await readAgain(server)
  expect(await blocksOf(server, car)).toEqual(['12-13 18 – 12-17 18'])
  expect((await readFeeds(server, staff, car)).feeds).toMatchObject([{ state: 'read' }])
})

test('of one that cannot be read for hours staff are told, once', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const turo = await marketplace((_request, reply) => reply.writeHead(500).end())
  const car = await buildCar(server)
  await give(server, staff, car, turo.url)
  await server.work()
  expect(await noticesOf(server, staff, car)).toEqual([])
  for (let round = 0; round < 8; round++) {
    await readAgain(server)
    await server.work()
  }
  expect(await noticesOf(server, staff, car)).toMatchObject([
    { text_en: expect.stringContaining('Its server answered 500.') },
  ])
})

test('a calendar in other letters is read in those', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const turo = await marketplace((_request, reply) => {
    const text = `\uFEFF${calendarOf(december)}`
    reply
      .setHeader('content-type', 'text/calendar; charset=utf-16le')
      .end(Buffer.from(text, 'utf16le'))
  })
  await give(server, staff, car, turo.url)
  await readBusyCalendars(server.services)
  expect(await blocksOf(server, car)).toEqual(['12-03 18 – 12-07 18'])
})

test.each([
  ['http://turo.example/car.ics', 'The address must begin with https://.'],
  ['https://10.0.0.7/car.ics', expect.stringContaining('private network')],
  ['https://me:secret@turo.example/car.ics', expect.stringContaining('without a password')],
  ['turo', 'Invalid data'],
])('an address that may not be asked is refused at its field: %s', async (url, sentence) => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const refused = await give(server, staff, await buildCar(server), url)
  expect(refused).toMatchObject({ http: 400, body: { errors: { url: sentence } } })
})
