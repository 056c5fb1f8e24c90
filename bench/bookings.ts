import type { LogEvent } from 'kysely'
import pg from 'pg'
import { appointmentId, pickupSlots } from '#domain/fleet/fleet/pickup-slots.ts'
import { openPostgres } from '#server/platform/db/database.ts'
import { serverOn } from '#testing/server.ts'
import { useTestKey } from '#testing/test-database.ts'
import { benchPostgres, copyOf, fleetDatabase, tokenOf } from './support/databases.ts'
import { load, median, percentile, postRequest } from './support/load.ts'
import type { Statement } from './support/plan-costs.ts'
import { openRaw } from './support/raw-sql.ts'
import { realServer } from './support/real-server.ts'

/*
 * How many bookings a second a server makes at 64 connections, each of another person, car and slot, beside
 * their own statements asked of a copy of the same database, in turns of one run. No
 * error is allowed. `--prof` writes a CPU profile.
 */

const connections = 64
const rounds = 5
const perRound = 200
const warm = 200
const cars = 5_000

const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Bookings that are not in each other's way, after all rentals of the seed. */
async function bookings(url: string, now: Date, count: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  type Row = { n: number; id: string; opens: string; closes: string; seats: number }
  const { rows } = await client.query<Row>(
    `select substr(c.id, 2)::int as n, a.id, a.opens::text, a.closes::text, a.slot_capacity as seats
      from car c join area a on a.id = c.area_id order by 1 limit ${count}`,
  )
  await client.end()
  const placed = new Map<string, number>()
  return rows.map(({ n, id, opens, closes, seats }) => {
    const before = placed.get(id) ?? 0
    placed.set(id, before + 1)
    const hours = { opens: opens.slice(0, 5), closes: closes.slice(0, 5), otherHours: '' }
    const perDay = pickupSlots({ day: inDays(now, 100), ...hours }).length
    const at = Math.floor(before / seats)
    const day = 100 + Math.floor(at / perDay)
    const start = pickupSlots({ day: inDays(now, day), ...hours })[at % perDay]?.slot ?? ''
    const fields = {
      objectType: 'submitBooking',
      requestId: `bench ${n}`,
      car: `c${n}`,
      start,
      end: `${inDays(now, day + 35)}T17:00`,
      appt: appointmentId('pickup', id, start),
    }
    return { fields, token: tokenOf(n) }
  })
}

type Booking = Awaited<ReturnType<typeof bookings>>[number]

/** Begin and end of a transaction, which the replay has of its own. */
const isFrame = /^(begin|commit)$/

/** The statements of each, learned without a socket in a copy of the database. */
async function learn(url: string, all: readonly Booking[], now: Date) {
  const statements: Statement[] = []
  const database = await openPostgres(url, {}, ({ query }: LogEvent) => void statements.push(query))
  const server = await serverOn(database)
  server.setNow(now)
  const asked: { statements: Statement[]; changes: boolean }[] = []
  for (const { fields, token } of all) {
    statements.length = 0
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    })
    if (!body.startsWith('{"status":1'))
      throw new Error(`${JSON.stringify(fields)}: ${statusCode} ${body}`)
    asked.push({ statements: statements.filter(({ sql }) => !isFrame.test(sql)), changes: true })
  }
  await server.app.close()
  await database.close()
  return asked
}

const taking = <Item>(items: readonly Item[], from: number, count: number) => {
  let at = from
  return () => (at < from + count ? items[at++] : undefined)
}

useTestKey()
const cluster = await benchPostgres()
try {
  const now = new Date()
  const seeded = await fleetDatabase(cluster.url, cars, now)
  const template = new URL(seeded).pathname.slice(1)
  const all = await bookings(seeded, now, warm + rounds * perRound)
  const asked = await learn(await copyOf(cluster.url, template, 'learned'), all, now)
  const requests = all.map(({ fields, token }) => ({
    name: fields.car,
    request: postRequest(fields, token),
  }))
  const raw = await openRaw(await copyOf(cluster.url, template, 'booked_raw'))
  const server = await realServer(
    await copyOf(cluster.url, template, 'booked'),
    process.argv.includes('--prof') ? ['--cpu-prof', '--cpu-prof-dir=.tmp/prof'] : [],
  )
  try {
    const isBooked = (body: string) => body.startsWith('{"status":1')
    await load(server.url, connections, taking(requests, 0, warm), isBooked)
    await raw.run(taking(asked, 0, warm))
    const rates = { http: [] as number[], raw: [] as number[] }
    const times: number[] = []
    let errors = 0
    const before = await server.usage()
    for (let round = 0; round < rounds; round++) {
      const from = warm + round * perRound
      const http = await load(server.url, connections, taking(requests, from, perRound), isBooked)
      const alone = await raw.run(taking(asked, from, perRound))
      rates.http.push(http.calls / http.seconds)
      rates.raw.push(alone.calls / alone.seconds)
      errors += http.errors
      times.push(...http.times)
    }
    const after = await server.usage()
    const cpu = (after.cpuMs - before.cpuMs) / times.length
    const [http, alone] = [median(rates.http), median(rates.raw)]
    const statements = asked.reduce((sum, one) => sum + one.statements.length, 0) / asked.length
    console.log(
      '| bookings | statements each | raw SQL /s | HTTP /s | HTTP / raw | CPU ms each | p50 ms | p99 ms | errors | memory MB |',
    )
    console.log(`|${' --- |'.repeat(10)}`)
    const cells = [
      times.length,
      statements.toFixed(1),
      alone.toFixed(0),
      http.toFixed(0),
      (http / alone).toFixed(2),
      cpu.toFixed(2),
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.99).toFixed(1),
      errors,
      after.megabytes,
    ]
    console.log(`| ${cells.join(' | ')} |`)
    if (errors > 0) process.exitCode = 1
  } finally {
    await raw.close()
    await server.stop()
  }
} finally {
  await cluster.stop()
}
