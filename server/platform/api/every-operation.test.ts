import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { type OwnersThings, ownersThings } from '#testing/owners-things.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import { type Caller, type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let things: OwnersThings

beforeAll(async () => {
  server = await testServer()
  things = await ownersThings(server)
})

const all = Object.values(operations) as Operation[]
const protectedOnes = all.filter((operation) => operation.access !== 'visitor')

function call(caller: Caller, operation: Operation) {
  const fields = fieldsFor(operation.name as ObjectType, things) as never
  return operation.kind === 'query'
    ? caller.read(operation, fields)
    : caller.send(operation, fields)
}

test('an operation that wants fields is called with some, not only refused for want of them', () => {
  const without = all.filter(
    ({ name, input }) =>
      !input.safeParse({}).success &&
      Object.keys(fieldsFor(name as ObjectType, things)).length === 0,
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

// @6-visitors-use
test.each(protectedOnes)(
  '$name answers 401 to a visitor and to a dead token',
  async (operation) => {
    for (const token of [undefined, 'dead-token']) {
      const reply = await call(server.as(token), operation)
      expect(reply.http).toBe(401)
      expect(reply.body).toEqual({ status: 0, message: 'Please sign in to continue.' })
    }
  },
)

test.each(all)(
  '$name never fails and never shows a library’s words to a dead token',
  async (operation) => {
    const reply = await call(server.as('dead-token'), operation)
    expect(reply.http).toBeLessThan(500)
    expect(JSON.stringify(reply.body)).not.toMatch(
      /invalid_type|Invalid input|FST_|ZodError|\\n +at /,
    )
  },
)

// @2.1-staff
test.each(all.filter((operation) => operation.access === 'staff'))(
  '$name answers 403 to a renter',
  async (operation) => {
    expect((await call(server.as(things.stranger.token), operation)).http).toBe(403)
  },
)

// Signing out would end the stranger's session.
const forRenters = all.filter(({ access, name }) => access !== 'staff' && name !== 'signOut')

/** Whether the sample fields of an operation name something that is the owner's alone. */
function isAboutOwner(operation: Operation): boolean {
  const {
    owner,
    order,
    noticeId,
    waitingId,
    offerId,
    helpId,
    specialRequestId,
    claimId,
    feeId,
    invitationId,
    reviewId,
    jobId,
  } = things
  const theirs = [
    order,
    owner.driverId,
    noticeId,
    waitingId,
    offerId,
    helpId,
    specialRequestId,
    claimId,
    feeId,
    invitationId,
    reviewId,
    jobId,
  ]
  const fields = Object.values(fieldsFor(operation.name as ObjectType, things))
  return fields.some((field) => theirs.some((id) => id !== '' && id === field))
}

// @6-orders-others @7-specialRequest
test.each(forRenters)('$name tells a stranger nothing of the owner’s', async (operation) => {
  for (const token of [things.stranger.token, undefined]) {
    const reply = await call(server.as(token), operation)
    // A form that is refused at a field before anybody looks whose it is tells nothing either.
    const mayAnswer = !token || !isAboutOwner(operation)
    expect(mayAnswer || [400, 404].includes(reply.http)).toBe(true)
    const text = JSON.stringify(reply.body)
    // Profile and tree show the first name to whoever has their link (docs/product/community.md#profile).
    const showsName = ['userDetails', 'referralTree'].includes(operation.name)
    const secrets = showsName ? [] : ['Guadalupe']
    for (const secret of [...secrets, '5559999', things.owner.email, things.order])
      expect(text).not.toContain(secret)
  }
})

test('every file of the owner’s and every paper of the rental is refused to a stranger and a visitor', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where owner_id = ${things.owner.id} order by purpose, id`.execute(
    server.services.db,
  )
  expect(rows.length).toBeGreaterThan(2)
  const { order, owner, stranger } = things
  const addresses: ['GET' | 'POST', string, number][] = [
    ...rows.map(({ id }): ['GET', string, number] => ['GET', `/files/${id}`, 200]),
    ['POST', `/api/contract/${order}`, 200],
    ['GET', `/api/receipt?start=${order}&end=${order}&lang=en`, 200],
  ]
  const open = (method: 'GET' | 'POST', url: string, token: string | undefined) =>
    server.app.inject({
      method,
      url,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  for (const [method, url, expected] of addresses) {
    expect((await open(method, url, owner.token)).statusCode).toBe(expected)
    for (const token of [stranger.token, undefined, 'dead-token']) {
      const refused = await open(method, url, token)
      expect([401, 404]).toContain(refused.statusCode)
      expect(refused.headers['content-type']).toContain('application/json')
      expect(refused.body).not.toContain('Guadalupe')
    }
  }
})

test('nothing of the owner’s order has changed through all of this', async () => {
  const row = await server.services.db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', things.order)
    .executeTakeFirst()
  expect(row).toMatchObject({ rental_status: 85, paid: true, confirmation: 'pending' })
})

test('staff may see and decide', async () => {
  const reply = await call(server.as(things.staff.token), operations.staffBookings)
  expect(reply.http).toBe(200)
  const decision = { order: things.order, decision: 'confirm' } as const
  const decide = () =>
    decideAsSeen(server, server.as(things.staff.token), operations.staffDecideBooking, decision)
  const decided = await decide()
  expect(decided.body).toEqual({ status: 1 })
  const again = await decide()
  expect(again.http).toBe(409)
})

// @7-every-objecttype
test('every objectType is described at /api/openapi.json', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json()
  const described = Object.values(
    document.paths as Record<string, Record<string, { operationId: string }>>,
  )
    .flatMap((path) => Object.values(path))
    .map((operation) => operation.operationId)
  expect(new Set(described)).toEqual(new Set(Object.keys(operations)))
})

test.each([
  ['an unknown objectType', 'GET', '/api?objectType=nothing', 400],
  ['no objectType', 'GET', '/api', 400],
  ['an inherited name', 'GET', '/api?objectType=constructor', 400],
  ['a change by GET', 'GET', '/api?objectType=submitBooking', 400],
  ['a path that is not there', 'GET', '/api/nothing', 404],
] as const)('%s is refused with a sentence', async (_what, method, url, status) => {
  const response = await server.app.inject({ method, url })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ status: 0, message: expect.any(String) })
})
