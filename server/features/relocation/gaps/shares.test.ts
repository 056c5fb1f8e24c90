import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/cancellation/cancel-contract.ts'
import { buildCar } from '#testing/factories.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testNow, testServer } from '#testing/server.ts'
import { type Share, SharesInMemory } from './shares.ts'

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)
const share = (taken: number): Share[] => [{ area_id: '1', type_id: 'car', taken }]

test('shares are read once in a minute, and nobody waits for them but the first', async () => {
  const memory = new SharesInMemory()
  let reads = 0
  const read = async () => share(++reads)
  expect(await Promise.all([memory.at(testNow, read), memory.at(testNow, read)])).toEqual([
    share(1),
    share(1),
  ])
  expect(await memory.at(later(59), read)).toEqual(share(1))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const slow = async () => {
    await arrived
    return share(9)
  }
  expect(await memory.at(later(61), slow)).toEqual(share(1))
  expect(await memory.at(later(62), slow)).toEqual(share(1))
  arrive()
  await expect.poll(() => memory.at(later(62), read)).toEqual(share(9))
  expect(reads).toBe(1)
})

test('what is an hour old is waited for, and a failure is not kept', async () => {
  const memory = new SharesInMemory()
  const broken = () => Promise.reject(new Error('no database'))
  await expect(memory.at(testNow, broken)).rejects.toThrow('no database')
  expect(await memory.at(testNow, async () => share(1))).toEqual(share(1))
  expect(await memory.at(later(100), broken)).toEqual(share(1))
  expect(await memory.at(later(3_700), async () => share(2))).toEqual(share(2))
})

test('bookings that begin elsewhere are always those whose car stands in another area', async () => {
  const server = await testServer()
  const { db } = server.services
  const cars = [await buildCar(server), await buildCar(server)] as const
  const booked = [await bookedCar(server, { car: cars[0] }), await bookedCar(server)]
  const orders = booked.map(({ order }) => order)
  const seen: number[] = []
  const step = fc.record({
    what: fc.constantFrom('car moves', 'order moves', 'other car'),
    at: fc.nat(1),
    area: fc.constantFrom('1', '2', '3'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      for (const { what, at, area } of steps) {
        const [car, order] = [cars[at] ?? '', orders[at] ?? '']
        if (what === 'car moves')
          await db.updateTable('car').set({ area_id: area }).where('id', '=', car).execute()
        if (what === 'order moves')
          await db
            .updateTable('rental_order')
            .set({ area_id: area })
            .where('id', '=', order)
            .execute()
        if (what === 'other car')
          await db
            .updateTable('rental_order')
            .set({ car_id: car })
            .where('id', '=', order)
            .execute()
        const { rows } = await sql<{ many: number; wrong: number }>`
          select (select count(*)::int from booked_elsewhere) as many, (select count(*)::int from (
            (select * from booked_elsewhere except select * from booked_elsewhere_said)
            union all (select * from booked_elsewhere_said except select * from booked_elsewhere)) w) as wrong`.execute(
          db,
        )
        expect(rows[0]?.wrong).toBe(0)
        seen.push(rows[0]?.many ?? 0)
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
  expect(new Set(seen).size).toBeGreaterThan(1)
  for (const [at, order] of orders.entries()) {
    await db.updateTable('rental_order').set({ area_id: '1' }).where('id', '=', order).execute()
    await db.updateTable('car').set({ area_id: '2' }).execute()
    const { rows } = await sql`select from booked_elsewhere where order_id = ${order}`.execute(db)
    expect(rows).toHaveLength(1)
    await server.as(booked[at]?.user.token).send(cancelContract, { order })
    const left = await sql`select from booked_elsewhere where order_id = ${order}`.execute(db)
    expect(left.rows).toEqual([])
  }
})
