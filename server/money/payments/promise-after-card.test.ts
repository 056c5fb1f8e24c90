import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { paymentState } from '#protocol/money/payments/payment-state.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar } from '#testing/journey.ts'
import { ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const stateOf = async (server: TestServer, { token }: TestUser, order: string) =>
  (await server.as(token).read(paymentState, { order })).body
const shown = async (server: TestServer, { token }: TestUser, order: string) =>
  (await server.as(token).read(dashboard, { order })).body.selectedRental

async function heldCar() {
  const server = await testServer()
  const user = await buildUser(server)
  return { server, user, order: await holdCar(server, user, await buildCar(server)) }
}

test('a promise of cash lets go of the card payment that was begun, which charges nobody', async () => {
  const { server, user, order } = await heldCar()
  const secret = await beginCardPayment(server, user, order)
  const promised = await server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  expect(promised.body).toMatchObject({ status: 1, paid: false })
  expect((await confirmAtGateway(server, secret)).body).toMatchObject({
    status: 0,
    message: expect.stringContaining('nothing was charged here'),
  })
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({})
  expect((await stateOf(server, user, order)).state).toBe('pending')
  const rental = await shown(server, user, order)
  expect(rental).toMatchObject({ paid: false, paymentMethod: 'cash' })
  expect(rental?.amountPaid).toBeUndefined()
})

test('a card that was charged before the transfer was announced counts, and nothing is awaited', async () => {
  const { server, user, order } = await heldCar()
  await confirmAtGateway(server, await beginCardPayment(server, user, order))
  const fields = { order, paymentMethod: 'bankTransfer', confirmationNumber: 'B1' }
  const { body } = await server.as(user.token).send(submitPaymentRefund, fields)
  expect(body).toMatchObject({ status: 1, paid: true, confirmation: { order } })
  await server.work()
  expect(await shown(server, user, order)).toMatchObject({
    paid: true,
    paymentMethod: 'creditCard',
    amountPaid: expect.any(Number),
  })
})

test('an extension whose transfer was announced waits for it, and the card begun before charges nobody', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-10T10:00')
  const asked = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const held = await server.as(user.token).send(extendCar, asked)
  const extension = held.body.orderId ?? ''
  const secret = await beginCardPayment(server, user, extension)
  const fields = { order: extension, paymentMethod: 'bankTransfer', confirmationNumber: 'B1' }
  await server.as(user.token).send(submitPaymentRefund, fields)
  expect((await confirmAtGateway(server, secret)).body.status).toBe(0)
  await server.work()
  expect((await stateOf(server, user, extension)).state).toBe('pending')
})

test('money for an extension that a change of car overtook went back, and is nowhere called paid', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, asked)).body.orderId ?? ''
  const secret = await beginCardPayment(server, user, extension)
  const rent = { day_cents: 100, week_cents: 700, month_cents: 2_800 }
  const swap = await me.send(carChangeByCar, { order, car: await buildCar(server, rent) })
  expect(swap.body.paid).toBe(true)
  await confirmAtGateway(server, secret)
  await server.work()
  expect(await stateOf(server, user, extension)).toMatchObject({
    state: 'refused',
    message: expect.stringContaining('we have refunded all of it'),
  })
  const rental = await shown(server, user, extension)
  expect(rental).toMatchObject({
    paid: false,
    rentalDescription: expect.stringMatching(/cannot be paid.*refunded all of it/),
  })
  expect(rental?.amountPaid).toBeUndefined()
})
