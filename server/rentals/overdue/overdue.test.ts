import { expect, test } from 'vitest'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { staffOverdue } from '#protocol/staff/staff/staff-overdue.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { payByCard, holdCar } from '#testing/journey.ts'
import { confirm, keys, ledgerOf, pickedUp, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const next = { start: '2027-01-13T10:00', end: '2027-02-12T10:00' }

/** A rental that should end on 12 January at 10, and who has its car the day after. */
async function lateCar(server: TestServer) {
  const late = await pickedUp(server)
  const user = await buildUser(server)
  const order = await holdCar(server, user, late.car, next)
  await payByCard(server, user, order)
  await confirm(server, late.staff, order)
  await setWall(server, '2027-01-12T16:00')
  return { late, user, order }
}

const noticesOf = async (server: TestServer, { token }: TestUser) =>
  (await server.as(token).read(dashboard, {})).body.notifications ?? []

async function offerOf(server: TestServer, user: TestUser, order: string) {
  const board = await server.as(user.token).read(dashboard, { order })
  return board.body.selectedRental?.offers.items.find((one) => one.because === 'overdue')
}

test('six hours after the end, not a minute earlier, renter, staff and the next renter are told once', async () => {
  const server = await testServer()
  const { late, user, order } = await lateCar(server)
  await setWall(server, '2027-01-12T15:59')
  await server.work()
  expect(await offerOf(server, user, order)).toBeUndefined()
  await setWall(server, '2027-01-12T16:00')
  await server.work()
  await server.work()
  const history = await server.as(late.user.token).read(orderHistory, { order: late.order })
  expect(history.body.rental?.overdueSince).toEqual(expect.any(String))
  expect(history.body.history?.filter((one) => one.title === 'The car is overdue')).toHaveLength(1)
  const told = await noticesOf(server, late.user)
  expect(told.map((one) => one.title)).toContain('Your car should be back by now')
  const staff = await noticesOf(server, late.staff)
  const about = staff.filter((one) => one.orderId === late.order)
  expect(about.filter(({ title }) => title === 'A car is overdue')).toHaveLength(1)
  expect(await offerOf(server, user, order)).toMatchObject({
    kind: 'swap',
    status: 'open',
    title: 'The car you booked is late',
  })
})

test('the next renter takes a similar car that would be dearer, and pays nothing', async () => {
  const server = await testServer()
  const { user, order } = await lateCar(server)
  const tag = { subtype_id: 'wagon' }
  await server.services.db
    .updateTable('car')
    .set(tag)
    .where('id', 'in', (eb) =>
      eb.selectFrom('rental_order').select('car_id').where('id', '=', order),
    )
    .execute()
  const similar = await buildCar(server, {
    ...tag,
    day_cents: 9_900,
    week_cents: 69_300,
    month_cents: 249_900,
  })
  await server.work()
  const me = server.as(user.token)
  const offer = (await offerOf(server, user, order))?.id ?? ''
  expect((await me.send(answerOffer, { offer, answer: 'accept' })).body.offer?.status).toBe(
    'accepted',
  )
  const board = await me.read(dashboard, { order })
  const swap = board.body.selectedRental?.swapOrder ?? ''
  const shown = (await me.read(orderHistory, { order: swap })).body
  expect(shown).toMatchObject({
    rental: { kind: 'swap', carId: similar, confirmation: 'confirmed', paid: true },
    calculatorData: { total: 0, dueNow: 0 },
  })
  const before = await ledgerOf(server, order)
  await me.send(acceptContract, { order: swap, version: 1 })
  await setWall(server, next.start)
  const got = await keys(server, user, { order: swap, odometer: 50 })
  expect(got.body.rentalStatus).toBe(86)
  expect(await statusOf(server, user.token, order)).toBe(90)
  expect(await ledgerOf(server, order)).toEqual(before)
})

test('… or takes a full refund a few hours before the start', async () => {
  const server = await testServer()
  const { user, order } = await lateCar(server)
  await server.work()
  const offer = (await offerOf(server, user, order))?.id ?? ''
  const stranger = await buildUser(server)
  const other = await server.as(stranger.token).send(answerOffer, { offer, answer: 'refund' })
  expect(other.http).toBe(404)
  const done = await server.as(user.token).send(answerOffer, { offer, answer: 'refund' })
  expect(done.body.offer?.status).toBe('declined')
  expect(await statusOf(server, user.token, order)).toBe(87)
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({})
  // Nobody has the car now: it is not back.
  const notices = server.services.db.selectFrom('notification').select('text_en')
  const told = await notices.where('user_id', '=', user.id).execute()
  const texts = told.map(({ text_en: text }) => text).join(' ')
  expect(texts).toContain('We no longer keep the car for you.')
  expect(texts).not.toContain('available to others')
})

test('the car comes back before anybody answers: the booking stays as it is', async () => {
  const server = await testServer()
  const { late, user, order } = await lateCar(server)
  await server.work()
  const offer = (await offerOf(server, user, order))?.id ?? ''
  await keys(server, late.user, { order: late.order, rentalStatus: 88, odometer: 47_380 })
  await server.work()
  expect((await server.as(user.token).send(answerOffer, { offer, answer: 'accept' })).http).toBe(
    409,
  )
  const row = await server.services.db
    .selectFrom('rental_offer')
    .select('status')
    .where('id', '=', offer)
    .executeTakeFirst()
  expect(row?.status).toBe('expired')
  expect(await statusOf(server, user.token, order)).toBe(85)
})

test('staff see since when a car is late, what it costs so far and who waits; it leaves the list when it is back', async () => {
  const server = await testServer()
  const { late, user, order } = await lateCar(server)
  const staff = server.as(late.staff.token)
  const listed = async () =>
    (await staff.read(staffOverdue, {})).body.cars?.find((one) => one.orderId === late.order)
  const counted = async () => (await staff.read(staffToday, {})).body.waiting?.overdue ?? 0
  await setWall(server, '2027-01-12T16:00')
  const before = await counted()
  expect(await listed()).toBeUndefined()
  await server.work()
  expect(await counted()).toBe(before + 1)
  expect(await listed()).toMatchObject({
    rentalStatus: 86,
    renter: 'Ana Núñez',
    email: late.user.email,
    end: '2027-01-12T10:00',
    since: '2027-01-12T16:00',
    lateDays: 0,
    cost: 0,
    next: { orderId: order, start: next.start, email: user.email, wayOut: 'open' },
  })
  // One minute into the second day after the grace: two started days.
  await setWall(server, '2027-01-13T16:01')
  const { dayPrice = 0, cost } = (await listed()) ?? {}
  expect(dayPrice).toBeGreaterThan(0)
  expect(cost).toBe(2 * dayPrice)

  const board = await server.as(late.staff.token).read(dashboard, {})
  const notice = board.body.notifications?.find((one) => one.orderId === late.order)
  expect([notice?.route, notice?.query]).toEqual(['staff', { view: 'overdue' }])

  await keys(server, late.user, { order: late.order, rentalStatus: 88, odometer: 47_380 })
  expect(await listed()).toBeUndefined()
  const money = await server.as(late.user.token).read(dashboard, { order: late.order })
  const charged = money.body.selectedRental?.money.charges.find((line) => line.code === 'lateDays')
  expect(charged?.amount).toBe(cost)
})
