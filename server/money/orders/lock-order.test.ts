import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'
import { lockOrder } from './orders-store.ts'

test('who waited for an order reads what it became meanwhile', async () => {
  const server = await testServer()
  const { db } = server.services
  const order = await holdCar(server, await buildUser(server), await buildCar(server))
  /** Adds one to what is written there, as everybody else does at the same moment. */
  const add = () =>
    db.transaction().execute(async (tx) => {
      const locked = await lockOrder(tx, order)
      const count = Number(locked?.special_requests ?? 0) + 1
      await sql`select 1`.execute(tx)
      await tx
        .updateTable('rental_order')
        .set({ special_requests: String(count) })
        .where('id', '=', order)
        .execute()
    })
  await Promise.all(Array.from({ length: 9 }, add))
  const after = await db.transaction().execute((tx) => lockOrder(tx, order))
  expect(after?.special_requests).toBe('9')
})
