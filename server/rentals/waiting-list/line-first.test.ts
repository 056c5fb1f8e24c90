import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerHeldOrder, submitBooking } from '#protocol/rentals/operations.ts'
import { signIn } from '#protocol/people/operations.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { deleteWaitingList } from '#protocol/rentals/waiting-list/delete-waiting-list.ts'
import { lapseHolds } from '#server/rentals/holds/lapse-holds.ts'
import { endPastOffers } from '#server/rentals/waiting-list/end-past.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { newAddress, newestMail, registered } from '#testing/sign-in-mail.ts'
import { cheapCar, joinList, liveOffers, retireCheapCars, statusOf } from '#testing/waiting-list.ts'

let server: TestServer
let car: string
let waiting: TestUser
beforeEach(async () => {
  server = await testServer()
  car = await cheapCar(server)
  waiting = await buildUser(server)
})
afterEach(async () => retireCheapCars(server))

/** Six people ask for the car again and again; how often one of them got it. */
async function pollers(rounds = 2): Promise<number> {
  let won = 0
  for (let round = 0; round < rounds; round += 1) {
    const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(server)))
    const replies = await Promise.all(
      people.map(({ token }) => server.as(token).send(submitBooking, { car, ...trip })),
    )
    won += replies.filter(({ body }) => body.orderId !== undefined).length
  }
  return won
}

describe('who waits for a car comes before whoever polls', () => {
  it('when its hold lapses and nothing has swept it yet', async () => {
    await holdCar(server, await buildUser(server), car)
    const item = await joinList(server, waiting)
    await server.work()
    server.passMinutes(30)
    expect(await pollers()).toBe(0)
    await server.work()
    expect(await liveOffers(server, car)).toEqual([item])
    expect((await server.as(waiting.token).send(submitBooking, { car, ...trip })).http).toBe(200)
  })

  it('in the transaction that ends the hold', async () => {
    await holdCar(server, await buildUser(server), car)
    const item = await joinList(server, waiting)
    await server.work()
    server.passMinutes(30)
    await lapseHolds(server.services)
    expect(await liveOffers(server, car)).toEqual([item])
    expect(await pollers(1)).toBe(0)
  })

  it('when a hold is declined by the owner of its address', async () => {
    const email = newAddress()
    const stranger = await registered(server, email)
    const { orderId: order = '' } = (
      await server.as(stranger).send(submitBooking, { car, ...trip }, { address: '192.0.2.77' })
    ).body
    const item = await joinList(server, waiting)
    const { code } = await newestMail(server, email)
    const owner =
      (await server.as().send(signIn, { email, code, confirmed: true })).body.token ?? ''
    await server.as(owner).send(answerHeldOrder, { order, answer: 'decline' })
    expect(await liveOffers(server, car)).toEqual([item])
  })

  it('when a booking is cancelled', async () => {
    const renter = await buildUser(server)
    const order = await holdCar(server, renter, car)
    await payByCard(server, renter, order)
    const item = await joinList(server, waiting)
    await server.work()
    await server.as(renter.token).send(cancelContract, { order })
    expect(await pollers()).toBe(0)
    await server.work()
    expect(await liveOffers(server, car)).toEqual([item])
  })

  it('when an offer is over or given back, and then it is the next one’s', async () => {
    await holdCar(server, await buildUser(server), car)
    await joinList(server, waiting)
    const [second, third] = [await buildUser(server), await buildUser(server)]
    const next = await joinList(server, second)
    await server.work()
    server.passMinutes(30)
    await server.work()
    server.passMinutes(121)
    await endPastOffers(server.services)
    expect(await liveOffers(server, car)).toEqual([next])
    const last = await joinList(server, third)
    await server.work()
    await server.as(second.token).send(deleteWaitingList, { id: next })
    expect(await liveOffers(server, car)).toEqual([last])
    expect(await statusOf(server, waiting)).toEqual(['expired'])
  })

  it('but not before somebody who chooses other dates for the car that they hold', async () => {
    const renter = await buildUser(server)
    await holdCar(server, renter, car)
    await joinList(server, waiting)
    await server.work()
    const other = { car, start: trip.start, end: '2027-01-11T10:00' }
    expect((await server.as(renter.token).send(submitBooking, other)).http).toBe(200)
    expect((await server.as(renter.token).send(submitBooking, other)).http).toBe(200)
  })
})
