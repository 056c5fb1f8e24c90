import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { mayDo } from '#protocol/core/rights.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import {
  staffApiKeys,
  staffEndApiKey,
  staffMakeApiKey,
} from '#protocol/staff/connections/api-keys.ts'
import { type KeyRight, keyRights } from '#protocol/staff/connections/choices.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { staffRemoveMember } from '#protocol/staff/team/team.ts'
import { limit } from '#server/platform/http/limits.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { type OwnersThings, ownersThings } from '#testing/owners-things.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import { serverOn, type TestServer, testNow, testServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'

let server: TestServer
let things: OwnersThings
let owner: TestUser

beforeAll(async () => {
  server = await testServer()
  things = await ownersThings(server)
  owner = await buildUser(server, { staff: true })
})

beforeEach(() => server.setNow(testNow))

const all = Object.values(operations) as Operation[]
const reads = all.filter(({ kind }) => kind === 'query')
const writes = all.filter(({ kind }) => kind === 'command')

async function made(rights: readonly KeyRight[], more: { days?: number } = {}) {
  const fields = { name: 'Accountant', rights: rights.join(','), ...more }
  const { body } = await server.as(owner.token).send(staffMakeApiKey, fields)
  const key = body.key ?? ''
  return { key, id: await idOf(key) }
}

/** As the list knows it, by its first letters. */
async function idOf(key: string): Promise<string> {
  const { keys = [] } = (await server.as(owner.token).read(staffApiKeys, {})).body
  return keys.find(({ starts }) => key.startsWith(starts))?.id ?? ''
}

const listed = async (id: string) =>
  (await server.as(owner.token).read(staffApiKeys, {})).body.keys?.find((one) => one.id === id)

/** Every row of every table, counted, but of what a key writes itself: when it was used. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables order by relname`.execute(server.services.db)
  const counts = rows.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as count,
      md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) as of from ${sql.table(name)} t`,
  )
  const asked = sql`select * from (${sql.join(counts, sql` union all `)}) counted where name <> 'api_key'`
  return JSON.stringify((await asked.execute(server.services.db)).rows)
}

test.each(keyRights.map((right) => [right] as const))(
  'a key for %s reads what its right says, and changes nothing',
  async (right) => {
    const { key } = await made([right])
    const caller = server.as(key)
    const before = await everything()
    const wrong: string[] = []
    for (const operation of reads) {
      const name = operation.name as ObjectType
      const { http } = await caller.read(operation, fieldsFor(name, things))
      const isOpen =
        operation.access === 'visitor' ||
        (operation.access === 'staff' &&
          mayDo([right], staffRights[name as keyof typeof staffRights]))
      if ((http !== 403) !== isOpen || http === 401 || http >= 500) wrong.push(`${name}: ${http}`)
    }
    for (const operation of writes) {
      const fields = fieldsFor(operation.name as ObjectType, things)
      const reply = await caller.send(operation, fields)
      const isRefused =
        reply.http === 403 &&
        reply.body.message === 'A key only reads. Sign in to change something.'
      if (!isRefused) wrong.push(`${operation.name}: ${reply.http}`)
    }
    expect(wrong).toEqual([])
    expect(await everything()).toBe(before)
  },
)

test('what is about the person who is signed in says so', async () => {
  const { key } = await made(['desk'])
  const reply = await server.as(key).read(operations.userInfo, {})
  expect(reply).toMatchObject({ http: 403, body: { message: expect.stringContaining('nobody') } })
})

test('a key opens no file and no paper, neither of a person nor of the company', async () => {
  const { key } = await made(keyRights)
  const { rows } = await sql<{ id: string }>`select id from stored_file`.execute(server.services.db)
  expect(rows.length).toBeGreaterThan(2)
  const { order } = things
  const addresses: ['GET' | 'POST', string][] = [
    ...rows.map(({ id }): ['GET', string] => ['GET', `/files/${id}`]),
    ['POST', `/api/contract/${order}`],
    ['GET', `/api/receipt?start=${order}&end=${order}&lang=en`],
    ['GET', '/api/cars.csv'],
  ]
  for (const [method, url] of addresses) {
    const headers = { authorization: `Bearer ${key}` }
    const { statusCode } = await server.app.inject({ method, url, headers })
    expect([401, 403, 404]).toContain(statusCode)
  }
})

test('it is shown once; only its hash and its first letters are kept', async () => {
  const { key, id } = await made(['money'])
  expect(key).toMatch(/^tramo_[\w-]{43}$/)
  const { rows } = await sql<{ row: string }>`
    select k::text as row from api_key k where id = ${id}`.execute(server.services.db)
  expect(rows[0]?.row).not.toContain(key.slice(12))
  expect(await listed(id)).toMatchObject({ starts: key.slice(0, 10), rights: ['money'] })
})

test('its last use is told to within five minutes', async () => {
  const { key, id } = await made(['desk'])
  expect((await listed(id))?.lastUsedAt).toBeUndefined()
  const look = () => server.as(key).read(staffBookings, {})
  await look()
  const first = testNow.toISOString()
  expect((await listed(id))?.lastUsedAt).toBe(first)
  server.passMinutes(4)
  await look()
  expect((await listed(id))?.lastUsedAt).toBe(first)
  server.passMinutes(1)
  await look()
  expect((await listed(id))?.lastUsedAt).toBe(server.services.clock().toISOString())
})

test('it works until it expires', async () => {
  const { key, id } = await made(['desk'], { days: 30 })
  server.setNow(new Date(testNow.getTime() + 30 * 86_400_000 - 1))
  expect((await server.as(key).read(staffBookings, {})).http).toBe(200)
  server.passMinutes(1)
  const over = await server.as(key).read(staffBookings, {})
  expect(over).toMatchObject({ http: 401, body: { message: expect.stringContaining('expired') } })
  server.setNow(testNow)
  expect(await listed(id)).toMatchObject({
    expiresAt: '2026-12-20T18:00:00.000Z',
    isOver: false,
  })
})

test('an owner ends it at once, also one that a colleague made who is gone', async () => {
  const colleague = await buildUser(server, { staff: true })
  const fields = { name: 'Board', rights: 'fleet' }
  const { key = '' } = (await server.as(colleague.token).send(staffMakeApiKey, fields)).body
  const me = server.as(owner.token)
  const gone = await decideAsSeen(server, me, staffRemoveMember, { member: colleague.id })
  expect(gone.body.status).toBe(1)
  // It is the company's.
  expect((await server.as(key).read(operations.staffCars, {})).http).toBe(200)
  const id = await idOf(key)
  expect((await me.send(staffEndApiKey, { key: id })).body.status).toBe(1)
  expect((await server.as(key).read(operations.staffCars, {})).http).toBe(401)
  expect(await listed(id)).toBeUndefined()
  expect((await me.send(staffEndApiKey, { key: id })).http).toBe(404)
})

test('in the address, or in a form, it is refused with where it goes', async () => {
  const { key } = await made(['desk'])
  const asked = await server.app.inject(`/api?objectType=staffBookings&token=${key}`)
  expect(asked.statusCode).toBe(401)
  expect(asked.json().message).toContain('Authorization: Bearer')
})

test('a made-up key is told, also where visitors may read', async () => {
  for (const operation of [operations.home, staffBookings]) {
    const reply = await server.as(`tramo_${'A'.repeat(43)}`).read(operation, {})
    expect(reply).toMatchObject({ http: 401, body: { message: expect.stringContaining('key') } })
  }
})

test.each([
  [{ name: '', rights: 'desk' }, 'name'],
  [{ name: 'x'.repeat(61), rights: 'desk' }, 'name'],
  [{ name: 'A', rights: '' }, 'rights'],
  [{ name: 'A', rights: 'owner' }, 'rights'],
  [{ name: 'A', rights: 'desk,everything' }, 'rights'],
  [{ name: 'A', rights: 'desk', days: 0 }, 'days'],
  [{ name: 'A', rights: 'desk', days: 3651 }, 'days'],
])('%j is refused at %s', async (fields, field) => {
  const reply = await server.as(owner.token).send(staffMakeApiKey, fields)
  expect(reply.http).toBe(400)
  expect(reply.body.errors?.[field]).toBeTruthy()
})

test('there are 50 at most', async () => {
  const { db } = server.services
  await sql`update api_key set ended_at = ${testNow}::timestamptz`.execute(db)
  for (let count = 0; count < 50; count++) expect((await made(['desk'])).key).not.toBe('')
  const reply = await server.as(owner.token).send(staffMakeApiKey, { name: 'A', rights: 'desk' })
  expect(reply).toMatchObject({ http: 409, body: { message: expect.stringContaining('50') } })
  await sql`update api_key set ended_at = ${testNow}::timestamptz`.execute(db)
})

test('a key that asks too often waits', async () => {
  const limited = await serverOn(await testDatabase(), { RATE_LIMITS: 'on' })
  const { key, id } = await made(['desk'])
  const { services } = limited
  for (let call = 1; call < 1200; call++)
    limit({ now: services.clock(), services }, `api key ${id}`, 1200, 60)
  const look = () => limited.as(key).read(operations.staffToday, {})
  expect((await look()).http).toBe(200)
  expect(await look()).toMatchObject({ http: 429, headers: { 'retry-after': '60' } })
})
