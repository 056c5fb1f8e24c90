import { expect, test } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { staffChangeDates } from '#protocol/staff/planner/staff-dates.ts'
import { readOrders } from '#server/money/orders/orders-store.ts'
import { receiptFacts } from '#server/money/papers/receipt-facts.ts'
import { receiptSums } from '#server/money/papers/receipt-sums.ts'
import { wrongsOf } from '#testing/decisions/wrongs.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import {
  beginCardPayment,
  confirmAtGateway,
  holdCar,
  payByCard,
  trip,
  tripSlot,
} from '#testing/journey.ts'
import { bookedCar, ledgerOf, paidSwap, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { changeDates as change, datesQuote as quoteOf } from '#testing/decisions/staff-dates.ts'

const noticesOf = ({ services: { db } }: TestServer, user: TestUser) =>
  db
    .selectFrom('notification')
    .select(['title_es', 'text_es', 'route'])
    .where('user_id', '=', user.id)
    .where('thread', 'like', 'dates %')
    .where('read_at', 'is', null)
    .execute()

const periodOf = async ({ services: { db } }: TestServer, order: string) => {
  const row = await db
    .selectFrom('rental_order')
    .select(['starts_at', 'ends_at', 'state', 'total_cents'])
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  return [row.starts_at.toISOString(), row.ends_at.toISOString(), row.state, row.total_cents]
}

const rentalOf = async ({ services: { db } }: TestServer, order: string) =>
  (
    await db
      .selectFrom('rental_order')
      .select('transaction_id')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
  ).transaction_id

const refundsOf = async ({ services: { db } }: TestServer, user: TestUser) => {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('rental_order', 'rental_order.id', 'refund.order_id')
    .where('user_id', '=', user.id)
    .select(['due_cents', 'reason'])
    .orderBy('refund.created_at')
    .execute()
  return rows.map(({ due_cents: cents, reason }) => [cents, reason])
}

test('fewer days are changed at once: what is over goes back, the contract is accepted anew, the renter is told', async () => {
  const server = await testServer()
  const user = await buildUser(server, { user: { language: 'es' } })
  const { staff, order } = await bookedCar(server, { user })
  const paid = await ledgerOf(server, order)
  const said = await quoteOf(server, staff, order, { end: '2027-01-10T10:00' })
  expect(said).toMatchObject({
    kind: 'booking',
    name: 'Ana',
    wasStart: trip.start,
    wasEnd: trip.end,
    end: '2027-01-10T10:00',
    back: [{ amount: expect.any(Number) }],
    missing: [],
  })
  const back = -(said.difference ?? 0)
  expect(back).toBeGreaterThan(0)
  expect((said.agreed ?? 0) - (said.total ?? 0)).toBeCloseTo(back, 2)
  const { body } = await change(server, staff, order, { end: '2027-01-10T10:00' })
  expect(body.result).toBe('changed')
  const taken = body.order ?? ''
  expect(await statusOf(server, user.token, order)).toBe(90)
  expect(await statusOf(server, user.token, taken)).toBe(85)
  expect(await refundsOf(server, user)).toEqual([[back * 100, 'datesChanged']])
  expect(await ledgerOf(server, taken)).toMatchObject({
    rent: (paid.rent ?? 0) + back * 100,
    deposit: paid.deposit,
  })
  const contracts = await server.services.db
    .selectFrom('contract')
    .select('accepted_at')
    .where('order_id', '=', taken)
    .execute()
  expect(contracts).toEqual([{ accepted_at: null }])
  expect(await noticesOf(server, user)).toEqual([
    {
      title_es: 'Tus fechas cambiaron',
      text_es: expect.stringMatching(/^Hola, Ana: tu reserva es ahora del .*Te devolvemos \$/),
      route: 'dashboard',
    },
  ])
  expect(await wrongsOf(server)).toEqual({})
  // Other dates are no other car: cancelling goes by the rule, and what is left of the money goes back.
  await server.as(user.token).send(cancelContract, { order: taken })
  await server.work()
  const even = await ledgerOf(server, taken)
  expect([even.rent, even.deposit, even.receivable]).toEqual([undefined, undefined, undefined])
})

test('dearer dates wait for the renter, with the car held, and are the booking’s once they are paid', async () => {
  const server = await testServer()
  const { user, staff, order, car } = await bookedCar(server)
  const before = await periodOf(server, order)
  const dates = { end: '2027-01-20T10:00' }
  const said = await quoteOf(server, staff, order, dates)
  expect(said.difference).toBeGreaterThan(0)
  expect(said.until).toBe('2026-11-21T10:00')
  const { body } = await change(server, staff, order, dates)
  expect(body.result).toBe('offered')
  const balance = body.order ?? ''
  expect(await periodOf(server, order)).toEqual(before)
  expect((await quoteOf(server, staff, order, dates)).offered).toMatchObject({
    ...dates,
    total: said.difference,
  })
  // Nobody else gets those days, and it is no debt.
  const other = await buildUser(server)
  const days = { start: '2027-01-14T10:00', end: '2027-01-24T10:00' }
  expect((await server.as(other.token).send(submitBooking, { car, ...days })).http).toBe(409)
  await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, balance)
  expect(await statusOf(server, user.token, order)).toBe(90)
  const [moved] = await server.services.db
    .selectFrom('rental_order')
    .select(['id', 'rental_status', 'paid', 'quote'])
    .where('moved_from', '=', order)
    .execute()
  expect(moved).toMatchObject({ rental_status: 85, paid: true })
  expect((await quoteOf(server, staff, moved?.id ?? '', {})).wasEnd).toBe(dates.end)
  const { rent, receivable } = await ledgerOf(server, order)
  expect(rent).toBe(-Math.round(((said.total ?? 0) - (said.deposit ?? 0)) * 100))
  expect(receivable).toBeUndefined()
  // The receipt of what the booking is now has all of its money.
  const { db } = server.services
  const all = await readOrders(db, await rentalOf(server, order))
  const now = all.find((one) => one.moved_from === order)
  const facts = now && (await receiptFacts(db, now, now))
  const sums = receiptSums(facts?.entries ?? [])
  expect(sums).toMatchObject({ owed: 0, refundsDue: 0, deposit: (said.deposit ?? 0) * 100 })
  expect(sums.paidIn).toBe(sums.cost + sums.deposit)
  expect(await wrongsOf(server)).toEqual({})
})

test('what was offered is taken back by the dates that the booking has', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const { body } = await change(server, staff, order, { end: '2027-01-20T10:00' })
  const { end } = trip
  expect(await quoteOf(server, staff, order, { end })).not.toHaveProperty('inTheWay')
  expect((await change(server, staff, order, { end })).body.result).toBe('withdrawn')
  expect((await periodOf(server, body.order ?? '')).at(2)).toBe('lapsed')
  expect(await noticesOf(server, user)).toEqual([])
  expect((await change(server, staff, order, { end })).http).toBe(409)
})

test('what nobody pays lapses, and the days are free again', async () => {
  const server = await testServer()
  const { user, staff, order, car } = await bookedCar(server)
  const { body } = await change(server, staff, order, { end: '2027-01-20T10:00' })
  server.passMinutes(24 * 60 + 1)
  await server.work()
  expect((await periodOf(server, body.order ?? '')).at(2)).toBe('lapsed')
  const days = { start: '2027-01-14T10:00', end: '2027-01-24T10:00' }
  await holdCar(server, await buildUser(server), car, days)
  expect(await statusOf(server, user.token, order)).toBe(85)
})

test('a booking that is cancelled meanwhile takes the offer along, and money that comes goes back', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const { body } = await change(server, staff, order, { end: '2027-01-20T10:00' })
  const balance = body.order ?? ''
  const secret = await beginCardPayment(server, user, balance)
  await server.as(user.token).send(cancelContract, { order })
  expect((await periodOf(server, balance)).at(2)).toBe('lapsed')
  await confirmAtGateway(server, secret)
  await server.work()
  await server.work()
  const { deposit, rent, receivable } = await ledgerOf(server, order)
  expect({ deposit, rent, receivable }).toEqual({})
})

test('as many days later cost the same and are changed at once, with the appointment at the same hour', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server, { appt: tripSlot })
  const dates = { start: '2026-11-26T10:00', end: '2027-01-14T10:00' }
  const said = await quoteOf(server, staff, order, dates)
  expect(said).toMatchObject({ difference: 0, slot: dates.start, back: [] })
  const { body } = await change(server, staff, order, dates)
  expect(body.result).toBe('changed')
  expect(await refundsOf(server, user)).toEqual([])
  const seats = await server.services.db.selectFrom('appointment_seat').select('order_id').execute()
  expect(seats).toEqual([{ order_id: body.order }])
  // And back again, which is how it is undone.
  const undone = await change(server, staff, body.order ?? '', trip)
  expect(undone.body.result).toBe('changed')
  expect((await periodOf(server, undone.body.order ?? '')).at(3)).toBe(
    (await periodOf(server, order)).at(3),
  )
  expect(await wrongsOf(server)).toEqual({})
})

const fails = async (
  server: TestServer,
  staff: TestUser,
  order: string,
  more: Partial<InputOf<typeof staffChangeDates>>,
) => {
  const end = '2027-01-10T10:00'
  const { version = '', difference = 0 } = await quoteOf(server, staff, order, { end })
  const { http } = await server
    .as(staff.token)
    .send(staffChangeDates, { order, version, end, difference, ...more })
  return http
}

test('another sum, an older look, dates that cannot be, one’s own and money that did not come are refused', async () => {
  const server = await testServer()
  const booked = await bookedCar(server)
  const { staff, order } = booked
  expect(await fails(server, staff, order, { difference: 1 })).toBe(409)
  expect(await fails(server, staff, order, { version: 'older' })).toBe(409)
  expect(await fails(server, staff, order, { end: '2026-11-24T12:00' })).toBe(400)
  const held = await holdCar(server, await buildUser(server), await buildCar(server))
  expect(await fails(server, staff, held, {})).toBe(409)
  const own = await buildUser(server, { staff: true })
  const { order: ofStaff } = await bookedCar(server, { user: own })
  expect(await fails(server, own, ofStaff, {})).toBe(403)
  await paidSwap(server, booked)
  expect(await fails(server, staff, order, {})).toBe(409)
})
