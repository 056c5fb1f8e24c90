import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import type { Right } from '#protocol/core/rights.ts'
import { staffSearch } from '#protocol/staff/staff/staff-search.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { pickedUp, reportBreakdown } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const of = (server: TestServer, token: string) => async (text: string) => {
  const { body } = await server.as(token).read(staffSearch, { text })
  return {
    people: body.people?.map(({ name }) => name),
    bookings: body.bookings?.map(({ number }) => number),
    cars: body.cars?.map(({ plate }) => plate),
    help: body.help?.map(({ number }) => number),
    payments: body.payments?.map(({ method }) => method),
  }
}

const nothing = { people: [], bookings: [], cars: [], help: [], payments: [] }

test('one search finds people, bookings, cars, help and payments by what is read out on the phone', async () => {
  const server = await testServer()
  const { db } = server.services
  const { user, staff, order, car } = await pickedUp(server)
  const plate = '8XYZ123'
  await db
    .updateTable('car')
    .set({ plate, vin: '4T1BF1FK5HU7RK4T7' })
    .where('id', '=', car)
    .execute()
  const { number } = await db
    .selectFrom('rental_order')
    .select('number')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const asked = (await reportBreakdown(server, user, order)).body.request?.number ?? ''
  const find = of(server, staff.token)

  const renter = { people: ['Ana Núñez'], bookings: [number], help: [asked] }
  const phones = ['+1 305 555 0123', '(305) 555-0123', '305.555.0123', '5550123']
  for (const text of [...phones, 'nunez ana', user.email]) {
    const { people = [], bookings, help } = await find(text)
    expect([text, people.includes('Ana Núñez'), bookings, help]).toEqual([
      text,
      true,
      renter.bookings,
      renter.help,
    ])
  }
  for (const text of [plate, 'xyz1'])
    expect(await find(text)).toMatchObject({ bookings: [number], cars: [plate] })
  for (const text of ['4T1BF1FK5HU7RK4T7', 'u7rk 4t7'])
    expect(await find(text)).toMatchObject({ ...nothing, cars: [plate] })
  for (const text of [order, `${number}`, `#${number}`])
    expect(await find(text)).toMatchObject({ people: [], bookings: [number] })
  for (const text of [asked, asked.toLowerCase(), asked.slice(2)])
    expect(await find(text)).toMatchObject({ help: [asked] })
  expect(await find('4242')).toMatchObject({ ...nothing, payments: [expect.any(String)] })
  expect(await find('nobody at all')).toEqual(nothing)
})

test('a transfer is found by its bank’s number, with spaces or without', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const by = { order, paymentMethod: 'bankTransfer', confirmationNumber: '2425 9411 B7' }
  await server.as(user.token).send(submitPaymentRefund, by)
  const find = of(server, staff.token)
  for (const text of ['24259411b7', '2425 9411 B7'])
    expect(await find(text)).toMatchObject({ payments: ['Bank transfer'] })
  expect(await find('2425')).toEqual(nothing)
})

test('nobody finds what they may not see in a list', async () => {
  const server = await testServer()
  const { user, order, car } = await pickedUp(server)
  await payByCard(server, user, await holdCar(server, user, await buildCar(server)))
  await reportBreakdown(server, user, order)
  await server.services.db
    .updateTable('car')
    .set({ plate: 'NUNEZ42' })
    .where('id', '=', car)
    .execute()
  const kinds = async (rights: readonly Right[], text: string) => {
    const colleague = await buildUser(server, { staff: true })
    await server.services.db
      .updateTable('staff_member')
      .set({ rights: [...rights] })
      .where('user_id', '=', colleague.id)
      .execute()
    const found = await of(server, colleague.token)(text)
    return Object.entries(found).flatMap(([kind, hits = []]) => (hits.length > 0 ? [kind] : []))
  }
  expect(await kinds(['desk'], 'nunez')).toEqual(['people', 'bookings', 'help'])
  expect(await kinds(['fleet'], 'nunez')).toEqual(['cars'])
  expect(await kinds(['money'], 'nunez')).toEqual([])
  expect(await kinds(['money'], '4242')).toEqual(['payments'])
  expect(await kinds(['desk'], '4242')).toEqual([])
  expect((await server.as(user.token).read(staffSearch, { text: 'nunez' })).http).toBe(403)
})
