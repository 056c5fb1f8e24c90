import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDaysToDay } from '#domain/core/time/wall-time.ts'
import { buildCar } from '#testing/factories.ts'
import { bookVisit, rentedWithPlan } from '#testing/maintenance.ts'
import { setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { walks } from '#testing/walk/length.ts'
import { stateOf } from '../../rentals/maintenance/item-state.ts'
import { itemsOfCar } from '../../rentals/maintenance/maintenance-rows.ts'
import { byUrgency } from '../../rentals/maintenance/present-item.ts'
import { countDue, urgentThings } from '../../rentals/workshop/urgent-things.ts'

const around = fc.integer({ min: -6, max: 17 })
const item = fc.record({
  days: fc.option(fc.oneof({ weight: 4, arbitrary: around }, fc.constant(40))),
  miles: fc.option(fc.constantFrom(-900, -1, 0, 1, 400, 2_000)),
  ranOut: fc.option(around, { freq: 4 }),
  car: fc.nat({ max: 3 }),
  kind: fc.constantFrom('oil', 'tyres', 'brakes', 'check'),
})
const wanted = [
  ['overdue'],
  ['due'],
  ['booked'],
  ['soon'],
  ['ok'],
  ['due', 'overdue', 'booked'],
] as const

/** What is kept for the list beside what must be in it. */
async function kept({ services: { db } }: TestServer) {
  const { rows } = await sql<{ wrong: number }>`
    select ((select count(*) from (table maintenance_need except table maintenance_need_said) t)
      + (select count(*) from (table maintenance_need_said except table maintenance_need) t))::int as wrong`.execute(
    db,
  )
  return rows[0]?.wrong
}

test('what a fleet needs is sorted, counted and cut in the database as the rules say', async () => {
  const server = await testServer()
  const { db } = server.services
  const rented = await rentedWithPlan(server)
  await setWall(server, '2026-12-06T09:00')
  await bookVisit(server, rented, '2026-12-07T09:00')
  const started = server.services.clock()
  const today = started.toISOString().slice(0, 10)
  const cars = [
    rented.car,
    // Hawaii has another day for some hours.
    await buildCar(server, { area_id: '5' }),
    await buildCar(server),
    await buildCar(server, { status: 'retired' }),
  ]
  const seen: Record<string, number> = {}
  let reading = 50_000
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { maxLength: 14 }),
      fc.constantFrom(1, 3, 100),
      fc.constantFrom(-4, -3, 0, 5),
      fc.integer({ min: 0, max: 23 }),
      async (plan, limit, visitIn, hour) => {
        const now = new Date(started.getTime() + hour * 3_600_000)
        await db.deleteFrom('maintenance_item').execute()
        await db
          .updateTable('appointment_seat')
          .set({ starts_at: new Date(started.getTime() + visitIn * 86_400_000) })
          .where('order_id', '=', rented.order)
          .where('kind', '=', 'maintenance')
          .execute()
        for (const { days, miles, ranOut, car, kind } of plan)
          if (days !== null || miles !== null)
            await db
              .insertInto('maintenance_item')
              .values({
                id: `${car} ${kind}`,
                car_id: cars[car] ?? '',
                kind,
                interval_days: days === null ? null : 100,
                interval_miles: miles === null ? null : 5_000,
                last_done_on: addDaysToDay(today, (days ?? 0) - 100),
                last_done_odometer: miles === null ? 0 : reading - 4_000 + miles,
                miles_due_on: ranOut === null ? null : addDaysToDay(today, ranOut),
              })
              .onConflict((conflict) => conflict.doNothing())
              .execute()
        // Then each car is read again, a thousand miles on.
        reading += 1_000
        await db.updateTable('car').set({ odometer: reading }).where('id', 'in', cars).execute()
        expect(await kept(server)).toBe(0)
        const rows = []
        for (const car of cars.slice(0, 3).toSorted()) rows.push(...(await itemsOfCar(db, car)))
        const all = byUrgency(
          rows.map((row) => ({
            id: row.id,
            state: stateOf(row, now).state,
            due: { date: row.due_on ?? undefined },
          })),
        )
        for (const states of wanted) {
          const expected = all
            .filter(({ state }) => states.some((one) => one === state))
            .map(({ id }) => id)
          if (states[0] === 'ok') continue
          const { ids, total } = await urgentThings(db, now, { states }, { limit })
          expect(ids).toEqual(expected.slice(0, limit))
          expect(total).toBe(expected.length)
        }
        const due = all.filter(({ state }) => ['due', 'overdue'].includes(state))
        expect(await countDue(db, now)).toBe(due.length)
        for (const { state } of all) seen[state] = (seen[state] ?? 0) + 1
      },
    ),
    walks({ short: 40, thorough: 120, seed: 20_261_127 }),
  )
  expect(Object.keys(seen).toSorted()).toEqual(['booked', 'due', 'ok', 'overdue', 'soon'])
})

test('readings, plans, moves and the end of a car, two of them at once, leave the list right', async () => {
  const server = await testServer()
  const { db } = server.services
  const cars = [await buildCar(server, { odometer: 100 }), await buildCar(server)]
  for (let round = 1; round <= 8; round += 1) {
    const change = cars.flatMap((car) => [
      db
        .updateTable('car')
        .set({ odometer: round * 1_000 })
        .where('id', '=', car)
        .execute(),
      db
        .insertInto('maintenance_item')
        .values({
          id: `${car} ${round}`,
          car_id: car,
          kind: ['oil', 'tyres', 'brakes', 'check'][round % 4] ?? 'oil',
          interval_miles: 5_000,
          last_done_on: '2026-11-01',
          last_done_odometer: round,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
      db
        .updateTable('maintenance_item')
        .set({ last_done_odometer: round * 900, round })
        .where('car_id', '=', car)
        .where('kind', '=', 'oil')
        .execute(),
      db
        .updateTable('car')
        .set(
          round % 3 === 0
            ? { status: 'retired' }
            : { status: 'active', area_id: `${1 + (round % 4)}` },
        )
        .where('id', '=', car)
        .where('area_id', '<>', `${1 + (round % 4)}`)
        .execute(),
    ])
    await Promise.all(change)
    expect(await kept(server)).toBe(0)
  }
  await db.deleteFrom('maintenance_item').where('car_id', 'in', cars).execute()
  expect(await kept(server)).toBe(0)
})
