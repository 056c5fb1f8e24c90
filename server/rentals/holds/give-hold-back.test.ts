import { afterEach, expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { extendHold } from '#protocol/rentals/holds/extend-hold.ts'
import { releaseHold } from '#protocol/rentals/holds/release-hold.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { mailsTo } from '#testing/mail.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, trip } from '#testing/journey.ts'
import { bookedCar, ledgerOf, pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { cheapCar, joinList, liveOffers, retireCheapCars } from '#testing/waiting-list.ts'

afterEach(async () => retireCheapCars(await testServer()))

test('a hold is given back: the car is free at once, and nobody is told that time ran out', async () => {
  const server = await testServer()
  const [user, other] = [await buildUser(server), await buildUser(server)]
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  const me = server.as(user.token)
  const shown = await me.read(orderHistory, { order })
  expect(shown.body.rental?.allowedActions).toEqual(['pay', 'extendHold', 'releaseHold'])
  // Whoever wants to cancel it hears what can be done, and not that they should return a car.
  expect((await me.read(refundQuote, { order })).body).toMatchObject({
    refund: 0,
    message: 'This order is not paid yet. Pay for it or cancel the hold.',
  })
  expect(await me.send(cancelContract, { order })).toMatchObject({
    http: 409,
    body: { message: 'This order is not paid yet. Pay for it or cancel the hold.' },
  })
  expect((await server.as(other.token).send(releaseHold, { order })).http).toBe(404)

  const done = await me.send(releaseHold, { order })
  expect(done.body).toMatchObject({ status: 1, rentalTitle: 'The hold is canceled' })
  expect((await server.as(other.token).send(submitBooking, { car, ...trip })).http).toBe(200)
  for (const [again, message] of [
    [releaseHold, 'This hold has expired.'],
    [extendHold, 'This hold has expired.'],
    [cancelContract, 'The hold is over, and this order with it. Please start again.'],
  ] as const)
    expect(await me.send(again, { order })).toMatchObject({ http: 409, body: { message } })
  const paying = await me.send(submitPaymentRefund, { order, paymentMethod: 'creditCard' })
  expect(paying).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('is canceled, so it cannot be paid') },
  })
  const { body } = await me.read(orderHistory, { order })
  expect(body.rental).toMatchObject({ state: 'lapsed', allowedActions: [] })
  expect(body.history?.map(({ title }) => title)).toContain('Hold canceled')
})

test('who waits for the car is offered it in the same moment', async () => {
  const server = await testServer()
  const car = await cheapCar(server)
  const user = await buildUser(server)
  const order = await holdCar(server, user, car)
  const item = await joinList(server, await buildUser(server))
  await server.work()
  await server.as(user.token).send(releaseHold, { order })
  // No background work has run.
  expect(await liveOffers(server, car)).toEqual([item])
  const poller = await buildUser(server)
  const snatch = await server.as(poller.token).send(submitBooking, { car, ...trip })
  expect(snatch.http).toBe(409)
})

test('money that a bank still sends for a hold that was given back goes back by itself', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const secret = await beginCardPayment(server, user, order)
  expect((await server.as(user.token).send(releaseHold, { order })).http).toBe(200)
  await confirmAtGateway(server, secret)
  await server.work()
  const { db } = server.services
  expect(
    await db
      .selectFrom('payment')
      .select(['state', 'paid_at'])
      .where('order_id', '=', order)
      .execute(),
  ).toMatchObject([{ state: 'refunded' }])
  expect(await ledgerOf(server, order)).toEqual({})
  const subjects = mailsTo(server.dataDir, user.email).map((mail) => mail.headers.subject)
  expect(subjects).toContain('We are refunding your payment')
})

test('what is no hold any more says what it is', async () => {
  const server = await testServer()
  const booked = await bookedCar(server)
  const renter = server.as(booked.user.token)
  const reserved = 'This order is already booked, so it is no longer on hold.'
  for (const asked of [releaseHold, extendHold])
    expect(await renter.send(asked, { order: booked.order })).toMatchObject({
      http: 409,
      body: { message: reserved },
    })
  await renter.send(cancelContract, { order: booked.order })
  for (const asked of [releaseHold, extendHold, cancelContract])
    expect(await renter.send(asked, { order: booked.order })).toMatchObject({
      http: 409,
      body: { message: 'This order is canceled.' },
    })
  const pay = { order: booked.order, paymentMethod: 'creditCard' }
  expect(await renter.send(submitPaymentRefund, pay)).toMatchObject({
    http: 409,
    body: { message: 'This order is canceled.' },
  })

  const promised = await buildUser(server)
  const order = await holdCar(server, promised, await buildCar(server))
  const me = server.as(promised.token)
  await me.send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  expect(await me.send(submitPaymentRefund, { order, paymentMethod: 'cash' })).toMatchObject({
    http: 409,
    body: { message: 'We are waiting for the payment you announced.' },
  })

  const out = await pickedUp(server)
  const driver = server.as(out.user.token)
  expect(await driver.send(cancelContract, { order: out.order })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('Return the car instead.') },
  })
})
