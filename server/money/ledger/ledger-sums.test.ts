import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { home } from '#protocol/fleet/home/home.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { balances, donationTotal, writeEntry } from './ledger.ts'

async function summed({ services }: TestServer) {
  const { rows } = await sql`
    select account, sum(amount_cents)::bigint as cents from ledger_line group by account order by account`.execute(
    services.db,
  )
  return rows
}

async function anEntry(server: TestServer) {
  const user = await buildUser(server)
  const orderId = await holdCar(server, user, await buildCar(server))
  const { transaction_id: transactionId } = await server.services.db
    .selectFrom('rental_order')
    .select('transaction_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { orderId, transactionId, code: 'payment' as const, now: server.services.clock() }
}

test('what accounts stand at is the sum of their lines, and home shows the donations of it', async () => {
  const server = await testServer()
  await pickedUp(server)
  const accounts = await balances(server.services.db)
  expect(accounts.length).toBeGreaterThan(4)
  expect(accounts).toEqual(await summed(server))
  const donated = await donationTotal(server.services.db)
  expect(donated).toBeGreaterThan(0)
  expect((await server.as().read(home, {})).body.donationTotal).toBe(donated / 100)
})

test('transactions at once, in whatever order of accounts, wait for nobody and lose nothing', async () => {
  const server = await testServer()
  const entries = []
  for (let number = 0; number < 8; number++) entries.push(await anEntry(server))
  const { db } = server.services
  const lines = [
    { card: 500, rent: -500 },
    { rent: -700, card: 700 },
  ] as const
  await Promise.all(
    entries.map((entry, at) =>
      db.transaction().execute(async (tx) => {
        await writeEntry(tx, { ...entry, lines: lines[at % 2] ?? {} })
        await writeEntry(tx, { ...entry, code: 'charge', lines: lines[(at + 1) % 2] ?? {} })
      }),
    ),
  )
  expect(await balances(db)).toEqual(await summed(server))
})

test('an entry that is taken back takes its sums along', async () => {
  const server = await testServer()
  const { db } = server.services
  const entry = await anEntry(server)
  const before = await balances(db)
  const undone = db.transaction().execute(async (tx) => {
    await writeEntry(tx, { ...entry, lines: { cash: 900, rent: -900 } })
    expect(await balances(tx)).not.toEqual(before)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await balances(db)).toEqual(before)
})
