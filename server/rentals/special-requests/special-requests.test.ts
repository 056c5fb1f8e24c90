import { expect, test } from 'vitest'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import {
  answerSpecialRequest,
  specialRequests,
  staffAnswerSpecialRequest,
  staffSpecialRequests,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { messages } from '#protocol/help/help/thread.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { bookedCar, keys, ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** Somebody's special request about an order; answers its id. */
async function specialRequestFor(
  server: TestServer,
  user: TestUser,
  order: string,
  text: string,
): Promise<string> {
  await server.as(user.token).send(specialRequest, { kind: 'delivery', text, order })
  const { requests = [] } = (await server.as(user.token).read(specialRequests, { order })).body
  return requests.find((one) => one.text === text)?.id ?? ''
}

const moneyOf = async (server: TestServer, user: TestUser, order: string) =>
  (await server.as(user.token).read(dashboard, { order })).body.selectedRental?.money

// @7-specialRequest @7-specialRequests
test('a special request is offered at a price, accepted once, and settled with the rental', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const request = await specialRequestFor(server, user, order, 'Please bring it to Berkeley.')
  const listed = (await team.read(staffSpecialRequests, {})).body.requests ?? []
  expect(listed.find((one) => one.id === request)).toMatchObject({
    kind: 'delivery',
    kindName: 'Delivery of the car',
    renter: 'Ana Núñez',
    state: 'open',
  })
  expect((await me.send(answerSpecialRequest, { request, accept: true })).http).toBe(409)

  const offer = { request, decision: 'offer' as const, price: 45.5, answer: 'Gladly, by noon.' }
  expect((await team.send(staffAnswerSpecialRequest, offer)).body.request).toMatchObject({
    state: 'answered',
    price: 45.5,
  })
  expect((await team.send(staffAnswerSpecialRequest, offer)).http).toBe(409)
  const stranger = await buildUser(server)
  const yes = { request, accept: true, price: 45.5 }
  expect((await server.as(stranger.token).send(answerSpecialRequest, yes)).http).toBe(404)
  const cheaper = await me.send(answerSpecialRequest, { ...yes, price: 1 })
  expect([cheaper.http, cheaper.body.message]).toEqual([409, expect.stringContaining('$45.50')])
  expect((await me.send(answerSpecialRequest, yes)).body.request?.state).toBe('accepted')
  expect((await me.send(answerSpecialRequest, yes)).http).toBe(409)

  const { messages: thread = [] } = (await me.read(messages, { order })).body
  expect(thread.map((line) => line.text)).toEqual([
    'Delivery of the car: Waiting for your answer',
    'Gladly, by noon.',
    'Delivery of the car: Agreed',
  ])
  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  expect(await moneyOf(server, user, order)).toMatchObject({
    charges: [{ code: 'specialRequest', label: 'Please bring it to Berkeley.', amount: 45.5 }],
    deposit: { held: 954.5 },
  })
  const ledger = await ledgerOf(server, order)
  expect(ledger.extras).toBe(-4550)
  expect(ledger).not.toHaveProperty('receivable')
  expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0)
})

// @7-specialRequests
test('a free request costs nothing, nor does a declined or refused one', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const before = await ledgerOf(server, order)
  const free = await specialRequestFor(server, user, order, 'A dog comes along.')
  await team.send(staffAnswerSpecialRequest, { request: free, decision: 'offer', answer: 'Sure.' })
  const no = await specialRequestFor(server, user, order, 'To Canada, please.')
  await team.send(staffAnswerSpecialRequest, { request: no, decision: 'decline', answer: 'Sorry.' })
  const dear = await specialRequestFor(server, user, order, 'To Reno, please.')
  const offer = { request: dear, decision: 'offer' as const, price: 300, answer: 'It is far.' }
  await team.send(staffAnswerSpecialRequest, offer)
  await me.send(answerSpecialRequest, { request: dear, accept: false })
  const { requests = [] } = (await me.read(specialRequests, { order }, { lang: 'es' })).body
  expect(new Map(requests.map((one) => [one.id, one.stateName]))).toEqual(
    new Map([
      [free, 'Acordada'],
      [no, 'No es posible'],
      [dear, 'No aceptada'],
    ]),
  )
  expect(await ledgerOf(server, order)).toEqual(before)
})

test('a special request about a car is accepted with its booking, and goes when that is cancelled', async () => {
  const server = await testServer()
  const { user, staff, order, car } = await bookedCar(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const before = await ledgerOf(server, order)
  await me.send(specialRequest, { kind: 'extraDriver', text: 'My sister drives too.', car })
  const { requests = [] } = (await me.read(specialRequests, {})).body
  const request = requests[0]?.id ?? ''
  const offer = { request, decision: 'offer' as const, price: 30, answer: 'Send her license.' }
  await team.send(staffAnswerSpecialRequest, offer)
  const accepted = await me.send(answerSpecialRequest, { request, accept: true, price: 30 })
  expect(accepted.body.request).toMatchObject({ state: 'accepted', orderId: order })
  expect(await ledgerOf(server, order)).toMatchObject({ receivable: 3000 })

  expect((await me.send(cancelContract, { order })).body.rentalStatus).toBe(87)
  await server.work()
  const after = await ledgerOf(server, order)
  expect(after).not.toHaveProperty('receivable')
  expect(after.extras).toBe(before.extras)
  expect((await moneyOf(server, user, order))?.charges).toEqual([])

  // Without a booking of that car there is nothing to charge it to.
  const other = await buildUser(server)
  await server.as(other.token).send(specialRequest, { kind: 'pet', text: 'A cat.', car })
  const theirs = (await server.as(other.token).read(specialRequests, {})).body.requests?.[0]?.id
  await team.send(staffAnswerSpecialRequest, { ...offer, request: theirs ?? '' })
  const early = await server
    .as(other.token)
    .send(answerSpecialRequest, { request: theirs ?? '', accept: true })
  expect([early.http, early.body.message]).toEqual([409, expect.stringContaining('Book this car')])
})

test('what was agreed for the car that is out stays charged when a change of car is withdrawn', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const request = await specialRequestFor(server, user, order, 'Please bring a child seat.')
  const offer = { request, decision: 'offer' as const, price: 100, answer: 'It is on its way.' }
  await team.send(staffAnswerSpecialRequest, offer)
  await setWall(server, '2026-11-26T10:00')
  const { body } = await me.send(carChangeByCar, { order, car: await buildCar(server) })
  const swap = body.orderId ?? ''
  await payByCard(server, user, swap)
  const accepted = await me.send(answerSpecialRequest, { request, accept: true, price: 100 })
  expect(accepted.body.request).toMatchObject({ state: 'accepted', orderId: order })

  expect((await me.send(cancelContract, { order: swap })).http).toBe(200)
  expect(await ledgerOf(server, order)).toMatchObject({ extras: -10_000, receivable: 10_000 })
  const after = (await me.read(specialRequests, { order })).body.requests
  expect(after).toMatchObject([{ id: request, state: 'accepted', price: 100 }])
})

test('what was asked for with the booking waits for staff once it is booked', async () => {
  const server = await testServer()
  const [user, car] = [await buildUser(server), await buildCar(server)]
  const asked = { car, ...trip, specialRequests: 'A child seat for a baby, please.' }
  const { orderId: order = '' } = (await server.as(user.token).send(submitBooking, asked)).body
  const mine = async () => (await server.as(user.token).read(specialRequests, { order })).body
  expect((await mine()).requests).toEqual([])
  await payByCard(server, user, order)
  expect((await mine()).requests).toMatchObject([
    { kind: 'other', text: 'A child seat for a baby, please.', orderId: order },
  ])
})
