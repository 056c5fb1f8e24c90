import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffClaims, staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { staffDocuments } from '#protocol/staff/staff/staff-documents.ts'
import { randomId } from '#server/platform/random.ts'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('a list of many asks the database no more than a list of one, and says how many there are', async () => {
  const server = await testServer()
  const { staff, order } = await pickedUp(server)
  const waits = {
    driver: { license_verification: 'submitted', insurance_verification: 'submitted' },
  }
  for (let person = 0; person < 6; person += 1) await buildUser(server, waits)
  for (let number = 0; number < 4; number += 1) {
    const fields = { order, code: 'damage', description: `Dent ${number}`, estimate: 90 } as const
    await server.as(staff.token).send(staffOpenClaim, fields)
  }
  const { counted, during } = await countedQueries(server)
  const me = counted.as(staff.token)
  for (const list of [staffDocuments, staffClaims]) {
    await me.read(list, { limit: 1 })
    const one = await during(() => me.read(list, { limit: 1 }))
    expect(await during(() => me.read(list, { limit: 500 }))).toBe(one)
  }
  const { body } = await me.read(staffDocuments, { limit: 5 })
  expect(body.documents).toHaveLength(5)
  expect(body.total).toBeGreaterThanOrEqual(12)
  const claims = (await me.read(staffClaims, { limit: 2 })).body
  expect(claims.claims).toHaveLength(2)
  expect(claims.total).toBeGreaterThanOrEqual(4)
  const tooMany = await me.read(staffClaims, { limit: 501 })
  expect(tooMany).toMatchObject({ http: 400, body: { errors: { limit: expect.any(String) } } })
})

test('bookings of one moment are all found, page by page, each once', async () => {
  const server = await testServer()
  const { db } = server.services
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const user = await buildUser(server, { user: { first_name: 'Wilhelmina' } })
  const order = await holdCar(server, user, await buildCar(server))
  const { number: _number, ...row } = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const twin = () => ({ ...row, id: randomId(), state: 'lapsed', quote: JSON.stringify(row.quote) })
  await db
    .insertInto('rental_order')
    .values(Array.from({ length: 60 }, twin))
    .execute()

  const found: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await staff.read(staffBookings, { find: 'wilhelmina', cursor })
    found.push(...(body.bookings ?? []).map((booking) => booking.orderId))
    cursor = body.nextCursor
  } while (cursor)
  expect(found).toHaveLength(61)
  expect(new Set(found).size).toBe(61)
})

test('all bookings are listed by their start in either direction, each once across pages', async () => {
  const server = await testServer()
  const { db } = server.services
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const order = await holdCar(server, await buildUser(server), await buildCar(server))
  const { number: _number, ...row } = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  // Of few starts, so that pages end among orders of one.
  const twin = (_: unknown, index: number) => ({
    ...row,
    id: randomId(),
    state: 'lapsed',
    quote: JSON.stringify(row.quote),
    starts_at: new Date(row.starts_at.getTime() + (index % 4) * 3_600_000),
  })
  await db
    .insertInto('rental_order')
    .values(Array.from({ length: 120 }, twin))
    .execute()
  const { rows } = await sql<{ id: string }>`
    select id from rental_order order by starts_at, id`.execute(db)
  const expected = rows.map(({ id }) => id)
  const listed = async (sort: 'dates' | '-dates') => {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await staff.read(staffBookings, { sort, cursor })
      found.push(...(body.bookings ?? []).map((booking) => booking.orderId))
      cursor = body.nextCursor
    } while (cursor)
    return found
  }
  expect(await listed('dates')).toEqual(expected)
  expect(await listed('-dates')).toEqual(expected.toReversed())
})
