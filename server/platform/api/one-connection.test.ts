import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { type Database, openPostgres } from '#server/platform/db/database.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { type OwnersThings, ownersThings } from '#testing/owners-things.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { signWithTestKey } from '#testing/test-database.ts'

/*
 * Who holds a connection of the pool and asks it for another one waits for somebody who does the same,
 * as soon as there are enough of them. With a single connection each would wait for itself.
 */

let database: Database
let server: TestServer
let things: OwnersThings
beforeAll(async () => {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  // Long enough for a machine that others keep busy; who waits for itself waits as long, and fails.
  database = await openPostgres(url, { poolSize: 1, connectSeconds: 60 })
  await signWithTestKey(database)
  server = await serverOn(database)
  things = await ownersThings(server)
})
afterAll(() => database?.close())

/** Signing out comes last: it ends what the others are called by. */
const all = (Object.values(operations) as Operation[]).toSorted(
  (a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'),
)

async function answered(operation: Operation, number: number): Promise<number> {
  const { owner, staff } = things
  const caller = server.as(operation.access === 'staff' ? staff.token : owner.token)
  const fields = fieldsFor(operation.name as ObjectType, things) as never
  const more = { address: `10.0.${number}.1`, requestId: `one connection ${number}` }
  const { http } = await (operation.kind === 'query'
    ? caller.read(operation, fields, more)
    : caller.send(operation, fields, more))
  return http
}

test('every operation is answered by a server with one connection, all of them at once', async () => {
  const statuses = await Promise.all(all.map(answered))
  const failed = all.flatMap(({ name }, at) => ((statuses[at] ?? 500) >= 500 ? [name] : []))
  expect(failed).toEqual([])
})

async function told(userId: string): Promise<number> {
  const notices = await database.db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  return notices.length
}

test('and what time does by itself in three weeks needs no second one', async () => {
  const { user } = await pickedUp(server)
  const atFirst = await told(user.id)
  await holdCar(server, await buildUser(server), await buildCar(server))
  for (let half = 0; half < 42; half++) {
    await server.work()
    server.passMinutes(60 * 12)
  }
  expect(await told(user.id)).toBeGreaterThan(atFirst)
})
