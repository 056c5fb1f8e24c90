import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readBusyCalendars } from '#server/fleet/calendars-in/read-calendars.ts'
import { claimCalendar } from '#server/fleet/occupancy/busy-calendars.ts'
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
import { toInstant } from '#domain/core/time/zone.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { staffEndFeed, staffSeeOverlap } from '#protocol/staff/calendars/staff-feeds.ts'
import { takeOff } from '#testing/decisions/broken-car.ts'
import { bayZone } from '#testing/fleet.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { bookedCar } from '#testing/rental-life.ts'

test('what a calendar says is blocked; what it says no more, and moved times, follow', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const turo = await marketplace(calendarOf(december, later))
  expect((await give(server, staff, car, turo.url)).http).toBe(200)
  expect((await readFeeds(server, staff, car)).feeds).toMatchObject([
    { state: 'waiting', ahead: 0 },
  ])
  await readBusyCalendars(server.services)
  expect(await blocksOf(server, car)).toEqual(['12-03 18 – 12-07 18', '12-13 18 – 12-17 18'])
  expect((await readFeeds(server, staff, car)).feeds).toMatchObject([
    { state: 'read', ahead: 2, name: 'Turo', readAt: '2026-11-20T10:00' },
  ])
  const wish = { car, start: '2026-12-04T10:00', end: '2026-12-12T10:00' }
  const renter = server.as((await buildUser(server)).token)
  expect((await renter.send(submitBooking, wish)).http).toBe(409)

  turo.say(calendarOf(['20261204T180000Z', '20261208T180000Z']))
  await readAgain(server)
  expect(await blocksOf(server, car)).toEqual(['12-04 18 – 12-08 18'])

  // Nothing is asked before its time.
  await readBusyCalendars(server.services)
  expect(turo.asked).toHaveLength(2)

  const [feed] = (await readFeeds(server, staff, car)).feeds ?? []
  const ended = { feed: feed?.id ?? '', version: feed?.version ?? '' }
  expect((await server.as(staff.token).send(staffEndFeed, ended)).http).toBe(200)
  expect(await blocksOf(server, car)).toEqual([])
  expect((await server.as(staff.token).send(staffEndFeed, ended)).http).toBe(404)
})

test('a time that has begun is given back from now on', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const turo = await marketplace(calendarOf(['20261119T180000Z', '20261207T180000Z']))
  await give(server, staff, car, turo.url)
  await readBusyCalendars(server.services)
  expect(await blocksOf(server, car)).toEqual(['11-20 18 – 12-07 18'])
  turo.say(calendarOf())
  server.passMinutes(3 * 24 * 60)
  await readBusyCalendars(server.services)
  expect(await blocksOf(server, car)).toEqual(['11-20 18 – 11-23 18'])
})

test('who booked before keeps the car; staff are told once, until they say that they know', async () => {
  const server = await reachingServer()
  const { user, car, staff } = await bookedCar(await reachingServer())
  const turo = await marketplace(calendarOf(['20270110T180000Z', '20270120T180000Z']))
  await give(server, staff, car, turo.url)
  await server.work()
  // The hours after the return are the rental's too.
  expect(await blocksOf(server, car)).toEqual(['01-13 02 – 01-20 18'])
  const { overlaps = [] } = await readFeeds(server, staff, car)
  expect(overlaps).toMatchObject([
    {
      seen: false,
      text: 'Turo has this car Sun 10 Jan to Wed 20 Jan, but Ana has it with us until Tue 12 Jan.',
    },
  ])
  await readAgain(server)
  await server.work()
  expect(await noticesOf(server, staff, car)).toMatchObject([
    { title_en: 'Two calendars have one car', text_en: expect.stringContaining('Tue 12 Jan') },
  ])
  const [first] = overlaps
  const seen = { overlap: first?.id ?? '', version: first?.version ?? '' }
  expect((await server.as(staff.token).send(staffSeeOverlap, seen)).http).toBe(200)
  expect((await server.as(staff.token).send(staffSeeOverlap, seen)).http).toBe(409)
  expect((await readFeeds(server, staff, car)).overlaps).toMatchObject([{ seen: true }])

  // Who leaves leaves the days to the calendar, in the same transaction.
  const { orderId: order } = first ? { orderId: overlaps[0]?.order ?? '' } : { orderId: '' }
  expect((await server.as(user.token).send(cancelContract, { order })).http).toBe(200)
  expect((await readFeeds(server, staff, car)).overlaps).toEqual([])
  expect(await blocksOf(server, car)).toEqual(['01-10 18 – 01-13 02', '01-13 02 – 01-20 18'])
})

test('a renter who books at the same moment wins or loses whole, and staff are told of what overlaps', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const cars = await Promise.all(Array.from({ length: 6 }, () => buildCar(server)))
  const renters = await Promise.all(cars.map(() => buildUser(server)))
  const turo = await marketplace(calendarOf(['20261203T180000Z', '20270120T180000Z']))
  for (const car of cars) await give(server, staff, car, `${turo.url}?${car}`)
  const [booked] = await Promise.all([
    Promise.all(
      cars.map(async (car, at) => {
        await sleep(at * 25)
        const token = renters[at]?.token
        return (await server.as(token).send(submitBooking, { car, ...trip })).http
      }),
    ),
    readBusyCalendars(server.services),
  ])
  const told = await Promise.all(cars.map((car) => readFeeds(server, staff, car)))
  const overlaps = told.map(({ overlaps: found = [] }) => found.length)
  expect(overlaps).toEqual(booked.map((http) => (http === 200 ? 1 : 0)))
  const blocks = await Promise.all(cars.map((car) => blocksOf(server, car)))
  expect(blocks).toEqual(
    booked.map((http) => [http === 200 ? '01-13 02 – 01-20 18' : '12-03 18 – 01-20 18']),
  )
})

test('two servers read each calendar once', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const slow = (url: string | undefined) => calendarOf(url?.includes('1') ? december : later)
  const turo = await marketplace((request, reply) => {
    setTimeout(() => reply.end(slow(request.url)), 30)
  })
  for (let at = 0; at < 6; at++)
    await give(server, staff, await buildCar(server), `${turo.url}?${at}`)
  const read = await Promise.all([1, 2].map(() => readBusyCalendars(server.services)))
  expect((read[0] ?? 0) + (read[1] ?? 0)).toBe(6)
  expect(turo.asked).toHaveLength(6)
})

test('of many that ask at once each gets another calendar, or none', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const { db, clock } = server.services
  await readBusyCalendars(server.services)
  const turo = await marketplace()
  for (let at = 0; at < 4; at++)
    await give(server, staff, await buildCar(server), `${turo.url}?${at}`)
  const claimed = await Promise.all(Array.from({ length: 10 }, () => claimCalendar(db, clock())))
  const ids = claimed.flatMap((one) => one?.id ?? [])
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
})

test('a calendar that did not change is not sent again, and is asked for as it was', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const turo = await marketplace((request, reply) => {
    const isKnown = request.headers['if-none-match'] === '"7"'
    if (isKnown) reply.writeHead(304).end()
    else reply.setHeader('etag', '"7"').end(calendarOf(december))
  })
  await give(server, staff, car, turo.url)
  await readBusyCalendars(server.services)
  await readAgain(server)
  expect(turo.asked[1]).toMatchObject({ 'if-none-match': '"7"' })
  expect((await readFeeds(server, staff, car)).feeds).toMatchObject([
    { state: 'read', ahead: 1, readAt: '2026-11-20T10:35' },
  ])
})

test('a breakdown and two calendars of one time keep the car once, and each takes over from the other', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const [turo, getaround] = [
    await marketplace(calendarOf(december)),
    await marketplace(calendarOf(december)),
  ]
  await give(server, staff, car, turo.url)
  await give(server, staff, car, getaround.url)
  expect((await give(server, staff, car, turo.url)).http).toBe(409)
  await readBusyCalendars(server.services)
  expect(await blocksOf(server, car)).toEqual(['12-03 18 – 12-07 18'])
  turo.say(calendarOf())
  await readAgain(server)
  expect(await blocksOf(server, car)).toEqual(['12-03 18 – 12-07 18'])
  expect((await takeOff(server, staff, car)).http).toBe(200)
  getaround.say(calendarOf())
  await readAgain(server)
  expect(await blocksOf(server, car)).toEqual([])
  const renter = server.as((await buildUser(server)).token)
  expect((await renter.send(submitBooking, { car, ...trip })).http).toBe(409)
})

test('a hold that runs out leaves its days to the calendar', async () => {
  const server = await reachingServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  await holdCar(server, await buildUser(server), car)
  const turo = await marketplace(calendarOf(december))
  await give(server, staff, car, turo.url)
  await readBusyCalendars(server.services)
  expect(await blocksOf(server, car)).toEqual([])
  expect((await readFeeds(server, staff, car)).overlaps).toMatchObject([
    { text: expect.stringContaining('but Ana is booking it with us') },
  ])
  server.setNow(toInstant('2026-11-20T18:00', bayZone))
  await server.work()
  expect(await blocksOf(server, car)).toEqual(['12-03 18 – 12-07 18'])
})
