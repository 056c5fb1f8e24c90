import { expect, test } from 'vitest'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { releaseHold } from '#protocol/rentals/holds/release-hold.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** What is said of an order whose hold is over: on its page, and to who pays it all the same. */
async function told(server: TestServer, user: TestUser, order: string) {
  const me = server.as(user.token)
  const { rental } = (await me.read(orderHistory, { order })).body
  const paying = await me.send(submitPaymentRefund, { order, paymentMethod: 'creditCard' })
  expect(paying.http).toBe(409)
  return {
    title: rental?.rentalTitle,
    said: [String(rental?.rentalDescription), String(paying.body.message)],
  }
}

const ofACar = /available to others|book again/

test('a hold that a newer one replaced was not too late', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await holdCar(server, user, car)
  const { title, said } = await told(server, user, order)
  expect(title).toBe('Replaced by your newer booking')
  for (const text of said) {
    expect(text).toContain('the newer booking took the place of this one')
    expect(text).not.toMatch(/in time|available to others|book again/)
  }
})

test('an extension that was not paid, given back or asked for anew leaves the car where it is', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-06T10:00')
  const me = server.as(user.token)
  const extend = async (end: string) =>
    (await me.send(extendCar, { order, end, odometer: 47_380 })).body.orderId ?? ''
  const first = await extend('2027-01-19T10:00')
  const second = await extend('2027-01-26T10:00')
  await me.send(releaseHold, { order: second })
  const third = await extend('2027-01-19T10:00')
  server.passMinutes(40)
  await server.work()
  for (const [extension, sentence] of [
    [first, 'This extension was not made, because your rental has changed since.'],
    [second, 'This extension was not made.'],
    [third, 'You did not pay in time, so this extension was not made.'],
  ] as const) {
    const { said } = await told(server, user, extension)
    expect(said[0]).toContain(sentence)
    for (const text of said) expect(text).not.toMatch(ofACar)
  }
})

test('a part of the deposit that is not needed any more says just that', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server, { driver: { insurance_collision_deductible_cents: 40_000 } })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await decideAsSeen(server, server.as(staff.token), staffDecideDocument, {
    driverId: user.driverId,
    kind: 'insurance',
    decision: 'refuse',
    reason: 'Over.',
  })
  const me = server.as(user.token)
  const { rentals = [] } = (await me.read(dashboard, { order })).body
  const balance = rentals.find(({ kind }) => kind === 'balance')?.orderId ?? ''
  await me.send(driverInsurance, {
    company: 'Bay Mutual',
    policyNumber: 'POL-2',
    expirationDate: '2031-01-01',
    liabilityLimits: 5000,
    collisionLimits: 50_000,
    collisionDeductible: 400,
  })
  const { title, said } = await told(server, user, balance)
  expect(title).toBe('No longer to be paid')
  for (const text of said) {
    expect(text).toContain('This amount is no longer to be paid.')
    expect(text).not.toMatch(ofACar)
  }
})
