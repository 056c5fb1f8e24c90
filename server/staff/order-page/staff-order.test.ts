import { expect, test } from 'vitest'
import type { Right } from '#protocol/core/rights.ts'
import { sendMessage } from '#protocol/help/help/thread.ts'
import { staffOrder } from '#protocol/staff/order-page/staff-order.ts'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildUser } from '#testing/factories.ts'
import { bookedCar, pickedUp } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** A colleague who may do only this. */
async function colleague(server: TestServer, rights: readonly Right[]) {
  const { id, token } = await buildUser(server, { staff: true })
  await server.services.db
    .updateTable('staff_member')
    .set({ rights: [...rights] })
    .where('user_id', '=', id)
    .execute()
  return server.as(token)
}

test('one answer has all of an order: who, car, papers, price, payments, evidence, history, thread', async () => {
  const server = await testServer()
  const { user, staff, order, car } = await pickedUp(server)
  await server.as(user.token).send(sendMessage, { order, text: 'Where is the spare tire?' })
  const { body } = await server.as(staff.token).read(staffOrder, { order })

  expect(body.booking).toMatchObject({ orderId: order, renter: 'Ana Núñez', rentalStatus: 86 })
  expect(body.car).toMatchObject({ id: car, plate: body.booking?.plate })
  expect(body.drivers).toMatchObject([
    { driverId: body.booking?.drivers[0]?.driverId, age: expect.any(Number) },
  ])
  const { money } = body
  expect(money?.payments).toMatchObject([
    {
      way: expect.stringContaining('4242'),
      amount: Number(((money?.calculatorData.total ?? 0) * 1.03).toFixed(2)),
      state: 'paid',
      number: body.booking?.number,
    },
  ])
  expect(money?.rental.deposit).toMatchObject({ state: 'held' })
  expect(body.contract).toMatchObject({ version: 1, acceptedAt: expect.any(String) })
  expect(body.inspections).toMatchObject([{ kind: 'pickup', pictures: expect.any(Number) }])
  expect(body.evidence?.entries).toBeGreaterThan(3)
  expect(body.evidence?.last?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(body.history?.[0]).toMatchObject({ actor: 'renter' })
  expect(body.history?.some(({ by }) => by !== undefined)).toBe(true)
  expect(body.messages).toMatchObject([{ text: 'Where is the spare tire?', author: 'renter' }])
})

test('money is for who has its right, inspections for who sees cars, the page for the desk alone', async () => {
  const server = await testServer()
  const { order, user } = await bookedCar(server)
  const parts = async (rights: readonly Right[]) => {
    const { http, body } = await (await colleague(server, rights)).read(staffOrder, { order })
    return [http, body.money !== undefined, body.inspections !== undefined]
  }
  expect(await parts(['desk'])).toEqual([200, false, false])
  expect(await parts(['desk', 'money'])).toEqual([200, true, false])
  expect(await parts(['desk', 'fleet'])).toEqual([200, false, true])
  expect(await parts(['money', 'fleet'])).toEqual([403, false, false])
  expect((await server.as(user.token).read(staffOrder, { order })).http).toBe(403)
  expect((await (await colleague(server, ['desk'])).read(staffOrder, { order: 'none' })).http).toBe(
    404,
  )
})

test('a long thread and many events cost no more questions', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const { counted, during } = await countedQueries(server)
  const read = () => counted.as(staff.token).read(staffOrder, { order })
  await read()
  const few = await during(read)
  for (const text of ['One', 'Two', 'Three', 'Four'])
    await server.as(user.token).send(sendMessage, { order, text })
  expect(await during(read)).toBe(few)
  expect(few).toBeLessThanOrEqual(45)
  const { body } = await read()
  expect(body.messages?.map(({ text }) => text)).toEqual(['Two', 'Three', 'Four'])
})
