import { expect, test } from 'vitest'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { statusOf, verifiedEvidence } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { insertImported } from './imported-orders.ts'

test('a rental that was running before these books says so, and nothing else begins with its car out', async () => {
  const server = await testServer()
  const { db, clock } = server.services
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const now = clock()
  const { number: _, ...held } = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const running = {
    ...held,
    id: 'running',
    transaction_id: 'running',
    car_id: await buildCar(server),
    state: 'booked',
    confirmation: 'confirmed',
    paid: true,
    picked_up_at: now,
    start_odometer: 10,
  }
  const rental = { id: 'running', user_id: user.id, created_at: now }
  const straight = db.transaction().execute(async (tx) => {
    await tx.insertInto('rental_transaction').values(rental).execute()
    const row = { ...running, rental_status: 86, quote: JSON.stringify(held.quote) }
    await tx.insertInto('rental_order').values(row).execute()
  })
  await expect(straight).rejects.toMatchObject({ constraint: 'rental_order_imported' })
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('rental_transaction').values(rental).execute()
    await insertImported(tx, [running], now)
  })
  const [first] = await verifiedEvidence(server, 'running')
  expect(first).toMatchObject({ kind: 'status', data: { event: 'imported', to: 86 } })
  expect(await statusOf(server, user.token, 'running')).toBe(86)
})
