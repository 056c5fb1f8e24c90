import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import {
  calendarLink,
  endCalendarLink,
  makeCalendarLink,
} from '#protocol/staff/calendars/own-calendar.ts'
import { staffEndFeedLink, staffMakeFeedLink } from '#protocol/staff/calendars/staff-feeds.ts'
import { blockFor } from '#testing/conduct/people.ts'
import { readFeeds } from '#testing/decisions/calendars.ts'
import { takeOff } from '#testing/decisions/broken-car.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { leave } from '#testing/leaving/leave.ts'
import { bookedCar, pickedUp, setWall } from '#testing/rental-life.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

/** A program asks for what stands at an address. */
async function subscribe(server: TestServer, address = '', headers: Record<string, string> = {}) {
  const url = address && new URL(address).pathname
  const { statusCode, body, headers: said } = await server.app.inject({ url, headers })
  return { http: statusCode, body, headers: said }
}

/** The times of a calendar as a program reads them. */
async function timesOf(server: TestServer, address: string | undefined) {
  const { http, body } = await subscribe(server, address)
  if (http !== 200) return http
  const all = Object.values(nodeIcal.sync.parseICS(body))
  return all
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map(
      ({ start, summary }) =>
        `${start.toISOString().slice(0, 16)} ${JSON.stringify(summary).slice(1, -1)}`,
    )
}

const linkOfCar = async (server: TestServer, staff: TestUser, car: string) =>
  (await server.as(staff.token).send(staffMakeFeedLink, { car })).body.address

test('a car’s calendar has its rentals without who rents, its blocks, and nothing that is only held', async () => {
  const server = await testServer()
  const { staff, car, order } = await bookedCar(server)
  const { number } = await server.services.db
    .selectFrom('rental_order')
    .select('number')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const before = { kind: 'block', until: trip.start, reason: 'New tires' } as const
  await takeOff(server, staff, car, before)
  const held = { start: '2027-02-01T10:00', end: '2027-02-20T10:00' }
  await holdCar(server, await buildUser(server), car, held)
  const address = await linkOfCar(server, staff, car)
  expect(await timesOf(server, address)).toEqual([
    '2026-11-20T18:00 Blocked: New tires',
    `2026-11-24T18:00 Order ${number}, booked`,
  ])
  const { body, headers } = await subscribe(server, address)
  expect(body).not.toMatch(/Ana|Núñez/)
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:/)
  for (const part of ['UID:order-', 'DTSTAMP:', 'LAST-MODIFIED:', 'SEQUENCE:'])
    expect(body).toContain(part)
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    'x-robots-tag': 'noindex, nofollow',
  })

  // Who has it is told that nothing changed; the ids stay whatever changes.
  const etag = String(headers.etag)
  expect((await subscribe(server, address, { 'if-none-match': `W/${etag}, "x"` })).http).toBe(304)
  server.passMinutes(90)
  expect((await subscribe(server, address, { 'if-none-match': etag })).http).toBe(304)
})

test('another address ends the one before, and ended it is not found', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const first = await linkOfCar(server, staff, car)
  const second = await linkOfCar(server, staff, car)
  expect(second).not.toBe(first)
  expect(await timesOf(server, first)).toBe(404)
  expect(await timesOf(server, second)).toEqual([])
  const { links = [] } = await readFeeds(server, staff, car)
  expect(links).toMatchObject([{ car, by: 'Ana Núñez' }])
  expect(JSON.stringify(links)).not.toContain(second?.slice(-47, -4))
  const ended = { link: links[0]?.id ?? '', version: links[0]?.version ?? '' }
  expect((await server.as(staff.token).send(staffEndFeedLink, ended)).http).toBe(200)
  expect(await timesOf(server, second)).toBe(404)
})

test('an area’s calendar names the car of each time', async () => {
  const server = await testServer()
  const { staff, car } = await bookedCar(server)
  const made = await server.as(staff.token).send(staffMakeFeedLink, { area: '1' })
  const times = await timesOf(server, made.body.address)
  const { plate } = await server.services.db
    .selectFrom('car')
    .select('plate')
    .where('id', '=', car)
    .executeTakeFirstOrThrow()
  expect(times).toEqual(expect.arrayContaining([expect.stringContaining(`${plate}: Order`)]))
  const both = await server.as(staff.token).send(staffMakeFeedLink, { area: '1', car })
  expect(both.http).toBe(400)
})

test('a renter’s calendar has pickup and return with the place, and then the photos of each week', async () => {
  const server = await testServer()
  const { user } = await bookedCar(server)
  const me = server.as(user.token)
  expect((await me.read(calendarLink, {})).body.madeAt).toBeUndefined()
  const { address } = (await me.send(makeCalendarLink, {}, { lang: 'es' })).body
  expect((await me.read(calendarLink, {})).body.madeAt).toBeDefined()
  expect(await timesOf(server, address)).toEqual([
    '2026-11-24T18:00 Recoger Toyota Camry 2022',
    '2027-01-12T18:00 Devolver Toyota Camry 2022',
  ])
  expect((await subscribe(server, address)).body).toMatch(/LOCATION:\S/)
  expect((await me.send(endCalendarLink, {})).http).toBe(200)
  expect(await timesOf(server, address)).toBe(404)
})

test('while the car is out, the next weekly photos stand in it', async () => {
  const server = await testServer()
  const { user } = await pickedUp(server)
  const { address } = (await server.as(user.token).send(makeCalendarLink, {})).body
  await setWall(server, '2026-11-27T10:00')
  expect(await timesOf(server, address)).toEqual([
    '2026-12-01T18:00 Weekly photos of Toyota Camry 2022',
    '2027-01-12T18:00 Return Toyota Camry 2022',
  ])
})

test('the calendar of who is blocked is not found until the block is lifted', async () => {
  const server = await testServer()
  const { user, staff } = await bookedCar(server)
  const { address } = (await server.as(user.token).send(makeCalendarLink, {})).body
  expect((await blockFor(server, staff, user)).http).toBe(200)
  expect(await timesOf(server, address)).toBe(404)
  server.setNow(new Date('2026-12-02T18:00:00Z'))
  expect(await timesOf(server, address)).toHaveLength(2)
})

test('the calendar of who leaves is gone', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const { address } = (await server.as(user.token).send(makeCalendarLink, {})).body
  expect(await timesOf(server, address)).toEqual([])
  expect((await leave(server, user)).body.status).toBe(1)
  expect(await timesOf(server, address)).toBe(404)
})

test('who asks too often, or for what there is not, waits', async () => {
  const limits = { PUBLIC_URL: 'https://cars.example.com', RATE_LIMITS: 'on', SEED_DEMO: '0' }
  const server = await serverOn(await testDatabase(), limits)
  const nowhere = `https://cars.example.com/calendar/${'a'.repeat(43)}.ics`
  const answers = new Set<number>()
  for (let at = 0; at < 61; at++) answers.add((await subscribe(server, nowhere)).http)
  expect([...answers]).toEqual([404, 429])
})
