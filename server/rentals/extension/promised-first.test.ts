import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { changeStatus } from '#server/money/orders/change-status.ts'
import { lockOrder } from '#server/money/orders/orders-store.ts'
import { buildCar } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway } from '#testing/journey.ts'
import { pickedUp, schedule, setWall, statusOf } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** A rental that ends on 12 January, and an extension of a week that is held. */
async function extending() {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, asked)).body.orderId ?? ''
  const promise = () => {
    const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'A1' } as const
    return me.send(submitPaymentRefund, { order: extension, ...transfer })
  }
  const arrives = async () => {
    const { payments } = (await team.read(staffPayments, {})).body
    const one = payments?.find(({ orderId }) => orderId === extension)
    const seen = { payment: one?.paymentId ?? '', version: one?.version ?? '' }
    return team.send(staffDecidePayment, { ...seen, decision: 'confirm' })
  }
  const askSwap = async (of = order) => {
    const reply = await me.send(carChangeByCar, { order: of, car: await buildCar(server) })
    return { reply, swap: reply.body.orderId ?? '' }
  }
  return { server, user, order, extension, me, promise, arrives, askSwap }
}

const unpaid = { http: 409, body: { message: expect.stringContaining('unpaid extension') } }

test('while an extension waits for its transfer, the car is not changed and no return is scheduled', async () => {
  const { server, user, order, extension, me, promise, arrives, askSwap } = await extending()
  await promise()
  const { selectedRental } = (await me.read(dashboard, { order })).body
  expect(selectedRental?.allowedActions).not.toContain('carChange')
  expect(selectedRental?.allowedActions).not.toContain('scheduleReturn')
  expect((await askSwap()).reply).toMatchObject(unpaid)
  expect(await schedule(server, user, order, 92, '2027-01-12T10:00')).toMatchObject(unpaid)
  expect((await arrives()).http).toBe(200)
  expect(await statusOf(server, user.token, extension)).toBe(86)
  expect((await askSwap(extension)).reply.http).toBe(200)
})

test('an extension that is withdrawn leaves the way to a return', async () => {
  const { server, user, order, extension, me, promise } = await extending()
  await promise()
  expect((await me.send(cancelContract, { order: extension })).http).toBe(200)
  expect((await schedule(server, user, order, 92, '2027-01-12T10:00')).http).toBe(200)
})

test('money of a change of car that comes after an extension was promised goes back', async () => {
  const { server, user, order, extension, promise, arrives, askSwap } = await extending()
  const { swap } = await askSwap()
  const secret = await beginCardPayment(server, user, swap)
  expect((await promise()).http).toBe(200)
  await confirmAtGateway(server, secret)
  await server.work()
  const payment = await server.services.db
    .selectFrom('payment')
    .select('state')
    .where('order_id', '=', swap)
    .executeTakeFirst()
  expect(payment?.state).toMatch(/^refund/)
  expect((await arrives()).http).toBe(200)
  expect(await statusOf(server, user.token, extension)).toBe(86)
  expect(await statusOf(server, user.token, order)).toBe(89)
})

test('staff read why the money of an extension cannot continue a rental whose return is scheduled', async () => {
  const { server, user, order, promise, arrives } = await extending()
  await promise()
  // As it could be before a return had to wait for the extension.
  await server.services.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, order)
    if (!row) throw new Error('no order')
    const by = { actor: 'system' } as const
    await changeStatus(tx, row, { action: 'scheduleReturn', by, now: server.services.clock() })
  })
  const reply = await arrives()
  expect([reply.http, reply.body.message]).toEqual([
    409,
    expect.stringContaining('its return is scheduled'),
  ])
  expect(await statusOf(server, user.token, order)).toBe(92)
})
