import { expect, test } from 'vitest'
import { newUserRegistration } from '#protocol/people/operations.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import {
  answerSpecialRequest,
  specialRequests,
  staffAnswerSpecialRequest,
} from '#protocol/rentals/special-requests/special-requests.ts'
import { staffBookings, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, payByCard } from '#testing/journey.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const collision = { insurance_collision_deductible_cents: 10_000 }
const withoutCollision = {
  company: 'Bay Mutual',
  policyNumber: 'POL-1',
  expirationDate: '2031-01-01',
  liabilityLimits: 5000,
} as const

const verify = ({ services: { db } }: TestServer, { driverId }: TestUser) =>
  db
    .updateTable('driver')
    .set((row) => ({
      license_verification: 'verified',
      insurance_verification: 'verified',
      license_verified_version: row.ref('license_version'),
      insurance_verified_version: row.ref('insurance_version'),
    }))
    .where('id', '=', driverId)
    .execute()

const toldOf = ({ services: { db } }: TestServer, staff: TestUser, order: string) =>
  db
    .selectFrom('notification')
    .select('title_en')
    .where('user_id', '=', staff.id)
    .where('thread', '=', `low deposit ${order}`)
    .where('read_at', 'is', null)
    .execute()

const withCollision = {
  ...withoutCollision,
  collisionLimits: 50_000,
  collisionDeductible: 100,
} as const

test('a deposit that a cover lowered is not paid without that cover', async () => {
  const server = await testServer()
  const user = await buildUser(server, { driver: collision })
  const me = server.as(user.token)
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await me.send(driverInsurance, withoutCollision)
  const cash = { paymentMethod: 'cash' } as const
  const low = await me.send(submitPaymentRefund, { order, ...cash })
  expect([low.http, low.body.message]).toEqual([
    409,
    expect.stringContaining('book this car again'),
  ])
  const again = await holdCar(server, user, car)
  expect((await me.send(submitPaymentRefund, { order: again, ...cash })).http).toBe(200)
})

test('a booking that lost its cover after the payment is not confirmed automatically, and staff are told', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server, { driver: collision })
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  expect(await toldOf(server, staff, order)).toEqual([])
  await me.send(driverInsurance, withoutCollision)
  expect(await toldOf(server, staff, order)).toHaveLength(1)
  await verify(server, user)
  server.passMinutes(6 * 60)
  await server.work()
  const state = async () => (await me.read(orderHistory, { order })).body.rental?.confirmation
  expect(await state()).toBe('pending')

  await me.send(driverInsurance, withCollision)
  expect(await toldOf(server, staff, order)).toEqual([])
  await verify(server, user)
  await server.work()
  expect(await state()).toBe('confirmed')
})

test('staff are told of a driver who turns out to be under 25, however it is said', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await server.as(user.token).send(newUserRegistration, {
    firstName: 'Ana',
    lastName: 'Núñez',
    email: user.email,
    phone: '+13055550123',
    birthDate: '2003-01-01',
    acceptedTerms: true,
  })
  expect(await toldOf(server, staff, order)).toHaveLength(1)
})

test('staff do not confirm a deposit that is too low, but may refuse the booking', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const [team, colleague] = [server.as(staff.token), await buildUser(server, { staff: true })]
  const user = await buildUser(server, { driver: collision })
  const me = server.as(user.token)
  const book = async () => {
    const order = await holdCar(server, user, await buildCar(server))
    await payByCard(server, user, order)
    return order
  }
  const decide = (order: string, decision: 'confirm' | 'refuse') => {
    const fields = { order, decision, message: 'As we said.' }
    return decideAsSeen(server, team, staffDecideBooking, fields)
  }
  const [refused, kept] = [await book(), await book()]
  await me.send(driverInsurance, withoutCollision)
  const low = await decide(refused, 'confirm')
  expect([low.http, low.body.message]).toEqual([409, expect.stringContaining('too low')])
  const { bookings: all = [] } = (await team.read(staffBookings, { filter: 'pending' })).body
  const bookings = all.filter(({ orderId }) => [refused, kept].includes(orderId))
  expect(bookings.map(({ missing }) => missing)).toEqual([
    expect.arrayContaining([{ code: 'lowDeposit' }]),
    expect.arrayContaining([{ code: 'lowDeposit' }]),
  ])
  expect((await decide(refused, 'refuse')).http).toBe(200)
  for (const person of [staff, colleague]) expect(await toldOf(server, person, refused)).toEqual([])

  expect((await decide(kept, 'confirm')).http).toBe(409)
  expect(await toldOf(server, colleague, kept)).toHaveLength(1)
  await me.send(driverInsurance, withCollision)
  expect((await decide(kept, 'confirm')).http).toBe(200)
  expect(await toldOf(server, colleague, kept)).toEqual([])
})

test('a cover lost while a card is charged is reported as soon as it is paid', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server, { driver: collision })
  const order = await holdCar(server, user, await buildCar(server))
  const secret = await beginCardPayment(server, user, order)
  await server.as(user.token).send(driverInsurance, withoutCollision)
  expect(await toldOf(server, staff, order)).toEqual([])
  await confirmAtGateway(server, secret)
  await server.work()
  expect(await toldOf(server, staff, order)).toHaveLength(1)
})

test.each([
  ['with a price', 40],
  ['for nothing', 0],
])('staff are told of an extra driver under 25 who was agreed %s', async (_how, price) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await me.send(personalDetails, {
    driverId: 'new',
    firstName: 'Luis',
    lastName: 'Núñez',
    phone: '+13055550123',
    birthDate: '2003-01-01',
  })
  // A driver of the account who does not drive this car.
  expect(await toldOf(server, staff, order)).toEqual([])
  await me.send(specialRequest, { order, kind: 'extraDriver', text: 'Luis drives too.' })
  const request = (await me.read(specialRequests, { order })).body.requests?.[0]?.id ?? ''
  const offer = { request, decision: 'offer' as const, answer: 'Yes.' }
  await team.send(staffAnswerSpecialRequest, { ...offer, price })
  if (price > 0) await me.send(answerSpecialRequest, { request, accept: true, price })
  expect(await toldOf(server, staff, order)).toHaveLength(1)
  const confirm = { order, decision: 'confirm' as const }
  expect((await decideAsSeen(server, team, staffDecideBooking, confirm)).http).toBe(409)
})

test('staff are told of an extra driver under 25 who was agreed after an extension', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, '2027-01-05T10:00')
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const longer = { order, end: '2027-01-19T10:00', odometer: 48_210 }
  const extension = (await me.send(extendCar, longer)).body.orderId ?? ''
  await payByCard(server, user, extension)
  await me.send(personalDetails, {
    driverId: 'new',
    firstName: 'Luis',
    lastName: 'Núñez',
    phone: '+13055550123',
    birthDate: '2003-01-01',
  })
  expect(await toldOf(server, staff, extension)).toEqual([])
  await me.send(specialRequest, { order: extension, kind: 'extraDriver', text: 'Luis drives too.' })
  const { requests } = (await me.read(specialRequests, { order: extension })).body
  const offer = { request: requests?.[0]?.id ?? '', decision: 'offer', answer: 'Yes.' } as const
  // The car is out, so nobody joins without papers.
  const refused = await team.send(staffAnswerSpecialRequest, { ...offer, price: 0 })
  expect([refused.http, refused.body.message]).toEqual([
    409,
    expect.stringContaining('The car is out'),
  ])
  const papers = { license_expires: '2031-01-01', insurance_expires: '2031-01-01' }
  const mine = server.services.db.updateTable('driver').where('user_id', '=', user.id)
  await mine.set(papers).execute()
  await verifyPapers(server, user)
  expect((await team.send(staffAnswerSpecialRequest, { ...offer, price: 0 })).http).toBe(200)
  expect(await toldOf(server, staff, extension)).toHaveLength(1)
  await setWall(server, '2027-01-19T10:00')
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 48_310 })
  expect(await toldOf(server, staff, extension)).toEqual([])
})
