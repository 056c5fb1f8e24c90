import { afterEach, expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { deleteWaitingList } from '#protocol/rentals/waiting-list/delete-waiting-list.ts'
import { listWaitingLists } from '#protocol/rentals/waiting-list/list-waiting-lists.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { cheapCar, joinList, liveOffers, retireCheapCars, statusOf } from '#testing/waiting-list.ts'
import { offerFreedCars } from './offer-freed-cars.ts'

afterEach(async () => retireCheapCars(await testServer()))

/** A car that somebody has booked for `trip`, and how staff take the booking back. */
async function bookedCar(server: TestServer) {
  const car = await cheapCar(server)
  const zoe = await buildUser(server)
  const order = await holdCar(server, zoe, car)
  await payByCard(server, zoe, order)
  const staff = await buildUser(server, { staff: true })
  const cancel = () =>
    decideAsSeen(server, server.as(staff.token), staffDecideBooking, {
      order,
      decision: 'refuse',
      message: 'No.',
    })
  return { car, cancel }
}

async function waitingPeople(server: TestServer, count: number) {
  const people: { user: TestUser; item: string }[] = []
  for (let each = 0; each < count; each++) {
    const user = await buildUser(server)
    people.push({ user, item: await joinList(server, user) })
  }
  return people
}

test('five people wait for one car: one after the other has the only offer, until nobody is left', async () => {
  const server = await testServer()
  const { car, cancel } = await bookedCar(server)
  const people = await waitingPeople(server, 5)
  await server.work()
  expect(await liveOffers(server, car)).toEqual([])
  const positions = []
  for (const { user } of people) {
    const { body } = await server.as(user.token).read(listWaitingLists, {})
    positions.push(body.items?.map(({ position }) => position))
  }
  expect(positions).toEqual([[1], [2], [3], [4], [5]])

  await cancel()
  for (const [index, { user, item }] of people.entries()) {
    await server.work()
    expect(await liveOffers(server, car)).toEqual([item])
    const { body } = await server.as(user.token).read(listWaitingLists, {})
    expect(body.items).toMatchObject([
      { status: 'offered', car: { id: car }, bookingQuery: { car, ...trip } },
    ])
    for (const later of people.slice(index + 1))
      expect(await statusOf(server, later.user)).toEqual(['waiting'])

    // A minute before the two hours are over it is still theirs, and nobody else's.
    server.passMinutes(119)
    await server.work()
    expect(await liveOffers(server, car)).toEqual([item])
    for (const other of people) {
      if (other.user === user) continue
      const reply = await server.as(other.user.token).send(submitBooking, { car, ...trip })
      expect(reply.http).toBe(409)
    }
    server.passMinutes(1)
  }
  await server.work()
  expect(await liveOffers(server, car)).toEqual([])
  for (const { user } of people) expect(await statusOf(server, user)).toEqual(['expired'])
  await holdCar(server, await buildUser(server), car)
})

test('the next person gets a mail with a link straight to the booking', async () => {
  const server = await testServer()
  const { car, cancel } = await bookedCar(server)
  const ana = await buildUser(server, { user: { language: 'es' } })
  await joinList(server, ana)
  await cancel()
  await server.work()
  const [mail] = mailsTo(server.dataDir, ana.email)
  expect(mail?.headers.subject).toBe('Hay un auto disponible para ti')
  expect(mail?.text).toContain('Toyota Camry 2022')
  expect(mail?.text).toContain('hasta el viernes 20 de noviembre de 2026, 12:00')
  const query = new URLSearchParams({ car, ...trip })
  expect(mail?.text).toContain(`${server.services.config.publicUrl}/booking?${query}`)

  server.passMinutes(120)
  await server.work()
  const subjects = mailsTo(server.dataDir, ana.email).map(({ headers }) => headers.subject)
  expect(subjects).toEqual(['Hay un auto disponible para ti', 'Tu oferta venció'])
})

// @1-keys-inspection @8-message-fields
test('the offer is booked by its owner; until it is paid it counts as booked, unpaid the next one has the car', async () => {
  const server = await testServer()
  const { car, cancel } = await bookedCar(server)
  const [first, second] = await waitingPeople(server, 2)
  if (!first || !second) throw new Error('two wait')
  await cancel()
  await server.work()

  const mine = await server.as(first.user.token).read(booking, { car, ...trip })
  expect(mine.body).toMatchObject({ status: 1, car: { available: true } })
  expect(mine.body.message).toBeUndefined()
  const theirs = await server.as(second.user.token).read(booking, { car, ...trip })
  expect(theirs.body.message).toContain('just took this car')
  const visitors = await server.as().read(booking, { car, ...trip })
  expect(visitors.body.message).toContain('sign in')

  const order = await holdCar(server, first.user, car)
  expect(await liveOffers(server, car)).toEqual([])
  expect((await server.as(first.user.token).read(listWaitingLists, {})).body.items).toMatchObject([
    { status: 'booked', orderId: order, awaitsPayment: true },
  ])
  // Another extra, another order: it is still the same place in the line.
  const again = await holdCar(server, first.user, car, { end: '2027-01-13T10:00' })
  expect((await server.as(first.user.token).read(listWaitingLists, {})).body.items).toMatchObject([
    { status: 'booked', orderId: again },
  ])

  server.passMinutes(30)
  await server.work()
  expect(await statusOf(server, first.user)).toEqual(['expired'])
  expect(await liveOffers(server, car)).toEqual([second.item])
  await payByCard(server, second.user, await holdCar(server, second.user, car))
  server.passMinutes(300)
  await server.work()
  expect((await server.as(second.user.token).read(listWaitingLists, {})).body.items).toMatchObject([
    { status: 'booked', awaitsPayment: false },
  ])
})

test('an offer that has run out cannot be booked any more, although nobody has swept it yet', async () => {
  const server = await testServer()
  const { car, cancel } = await bookedCar(server)
  const [first, second] = await waitingPeople(server, 2)
  if (!first || !second) throw new Error('two wait')
  await cancel()
  await server.work()
  server.passMinutes(120)
  const late = await server.as(first.user.token).send(submitBooking, { car, ...trip })
  expect(late).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('goes to the next person') },
  })
  await server.work()
  expect(await liveOffers(server, car)).toEqual([second.item])
})

// @7-deleteWaitingList
test('deleting an offer gives the car to the next person at once', async () => {
  const server = await testServer()
  const { car, cancel } = await bookedCar(server)
  const [first, second] = await waitingPeople(server, 2)
  if (!first || !second) throw new Error('two wait')
  await cancel()
  await server.work()
  const gone = await server.as(first.user.token).send(deleteWaitingList, { id: first.item })
  expect(gone.body).toEqual({ status: 1 })
  await server.work()
  expect(await liveOffers(server, car)).toEqual([second.item])
  expect(await statusOf(server, first.user)).toEqual([])
  const again = await server.as(first.user.token).send(deleteWaitingList, { id: first.item })
  expect(again.http).toBe(404)
})

test('what leads to a booking cannot be deleted from the list', async () => {
  const server = await testServer()
  const { car, cancel } = await bookedCar(server)
  const user = await buildUser(server)
  const id = await joinList(server, user)
  await cancel()
  await server.work()
  await server
    .as(user.token)
    .send(submitPaymentRefund, { order: await holdCar(server, user, car), paymentMethod: 'cash' })
  expect((await server.as(user.token).send(deleteWaitingList, { id })).http).toBe(409)
})

test('an offer made late in the evening is kept until the next morning', async () => {
  const server = await testServer()
  server.setNow(new Date('2026-11-21T05:30:00Z'))
  const user = await buildUser(server)
  await joinList(server, user)
  await cheapCar(server)
  await server.work()
  const { body } = await server.as(user.token).read(listWaitingLists, {})
  expect(body.items).toMatchObject([
    {
      offerExpiresAt: '2026-11-21T17:30:00.000Z',
      offerUntil: '2026-11-21T09:30',
      offerSecondsLeft: 12 * 3600,
    },
  ])
})

test('an entry whose start has come is over, and its person is told', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  await joinList(server, user, { start: '2026-11-20T12:00', end: '2026-12-20T12:00' })
  server.passMinutes(120)
  await server.work()
  expect(await statusOf(server, user)).toEqual(['expired'])
  const [mail] = mailsTo(server.dataDir, user.email)
  expect(mail?.headers.subject).toBe('No car became available in time')
  const car = await cheapCar(server)
  await server.work()
  expect(await liveOffers(server, car)).toEqual([])
})

test('four servers at work at once make each offer once, in order, and end it once', async () => {
  const server = await testServer()
  const people = await waitingPeople(server, 5)
  const cars = [await cheapCar(server), await cheapCar(server), await cheapCar(server)]
  const allAtOnce = () => Promise.all([1, 2, 3, 4].map(() => offerFreedCars(server.services)))
  await allAtOnce()
  const offered = async () => (await Promise.all(cars.map((car) => liveOffers(server, car)))).flat()
  const items = people.map(({ item }) => item)
  expect((await offered()).toSorted()).toEqual(items.slice(0, 3).toSorted())
  for (const car of cars) expect(await liveOffers(server, car)).toHaveLength(1)

  server.passMinutes(120)
  await allAtOnce()
  expect((await offered()).toSorted()).toEqual(items.slice(3).toSorted())
  await server.work()
  for (const { user } of people.slice(0, 3)) {
    const subjects = mailsTo(server.dataDir, user.email).map(({ headers }) => headers.subject)
    expect(subjects).toEqual(['A car is available for you', 'Your offer has expired'])
  }
})
