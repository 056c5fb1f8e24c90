import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RentalState } from '#domain/rentals/transitions.ts'
import { transitions } from '#domain/rentals/transition-table.ts'
import { type Actor, walk, walkerNames, type World } from '#testing/rental-walk.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { verifiedEvidence } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const moves = new Set(transitions.map((row) => `${row.from}>${row.to}`))
let steps = 0

async function world(): Promise<World> {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const users = [await buildUser(server), await buildUser(server)]
  const cars = [
    await buildCar(server),
    await buildCar(server, { week_cents: 18_000 }),
    await buildCar(server, { month_cents: 150_000, day_cents: 7_000, included_miles_per_day: 5 }),
  ]
  return { server, staff, users, cars }
}

/** What must hold after every single step. */
async function check({ server, users, cars }: World): Promise<void> {
  const { db } = server.services
  const overlaps = await sql<{ count: number }>`
    select count(*)::int as count from occupancy a join occupancy b
      on a.car_id = b.car_id and a.id < b.id and a.occupied && b.occupied
    where a.car_id = any(${cars}::text[])`.execute(db)
  expect(overlaps.rows[0]?.count).toBe(0)
  const ids = users.map((user) => user.id)
  const crowded = await sql<{ transaction_id: string }>`
    select transaction_id from rental_order
    where user_id = any(${ids}::text[]) and rental_status in (86, 91, 92, 93)
    group by transaction_id having count(*) > 1`.execute(db)
  expect(crowded.rows).toEqual([])
  const uneven = await sql<{ id: number }>`
    select e.id from ledger_entry e join ledger_line l on l.entry_id = e.id
      join rental_order o on o.id = e.order_id
    where o.user_id = any(${ids}::text[]) group by e.id having sum(l.amount_cents) <> 0`.execute(db)
  expect(uneven.rows).toEqual([])
}

/** History says how each order came where it is, and the evidence tells the same. */
async function checkHistory({ server, users }: World): Promise<void> {
  const { db } = server.services
  const ids = users.map((user) => user.id)
  const orders = await db
    .selectFrom('rental_order')
    .select(['id', 'rental_status', 'kind'])
    .where('user_id', 'in', ids)
    .where('kind', '<>', 'balance')
    .execute()
  for (const order of orders) {
    const events = await db
      .selectFrom('order_event')
      .select(['status_from', 'status_to', 'code'])
      .where('order_id', '=', order.id)
      .where('status_to', 'is not', null)
      .orderBy('id')
      .execute()
    let at: RentalState = 'none'
    for (const event of events) {
      expect(event.status_from ?? 'none').toBe(at)
      expect(moves).toContain(`${at}>${event.status_to}`)
      at = event.status_to as RentalState
    }
    expect(order.rental_status ?? 'none').toBe(at)
    const evidence = await verifiedEvidence(server, order.id)
    const changes = evidence.filter((entry) => entry.kind === 'status')
    expect(changes.map((entry) => (entry.data as { event: string }).event)).toEqual(
      events.map((event) => event.code),
    )
  }
}

/** All money of the walk is where it belongs once everything has ended. */
async function checkMoney({ server, users }: World): Promise<void> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select l.account, sum(l.amount_cents)::bigint as cents
    from ledger_line l join ledger_entry e on e.id = l.entry_id join rental_order o on o.id = e.order_id
    where o.user_id = any(${users.map((user) => user.id)}::text[]) group by l.account`.execute(
    server.services.db,
  )
  expect(rows.reduce((sum, row) => sum + row.cents, 0)).toBe(0)
  const deposit = rows.find((row) => row.account === 'deposit')?.cents ?? 0
  expect(deposit).toBeLessThanOrEqual(0)
}

async function reachedCodes(): Promise<number[]> {
  const { db } = (await testServer()).services
  const { rows } = await sql<{ code: number }>`
    select distinct status_to as code from order_event where status_to is not null order by 1`.execute(
    db,
  )
  return rows.map((row) => row.code)
}

const actor: fc.Arbitrary<Actor> = fc.record({
  who: fc.nat(1),
  car: fc.nat(2),
  what: fc.oneof(
    { weight: 1, arbitrary: fc.constant('book and pick up') },
    { weight: 12, arbitrary: fc.constantFrom(...walkerNames) },
  ),
  amount: fc.nat(1_000),
})

test('thousands of random steps keep calendar, ledger, history and evidence true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(actor, { minLength: 40, maxLength: 80, size: 'max' }),
      async (actors) => {
        const here = await world()
        for (const one of actors) {
          await walk(here, one)
          steps += 1
          await check(here)
        }
        await here.server.work()
        await check(here)
        await checkHistory(here)
        await checkMoney(here)
      },
    ),
    // The same walks every time, unless somebody asks for others: WALKS=200 npx vitest …
    {
      numRuns: Number(process.env.WALKS ?? 24),
      ...(process.env.WALKS ? {} : { seed: 20_261_121 }),
      endOnFailure: true,
    },
  )
  expect(steps).toBeGreaterThan(1_000)
  // Walks that never get anywhere would prove nothing.
  expect(await reachedCodes()).toEqual([85, 86, 87, 88, 89, 90, 91, 92, 93])
}, 300_000)
