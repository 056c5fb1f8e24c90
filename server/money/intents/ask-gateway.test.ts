import { beforeEach, expect, test } from 'vitest'
import { paymentState } from '#protocol/money/payments/payment-state.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { nextAsk } from '../gateways/next-ask.ts'

let server: TestServer
let user: TestUser
let order: string
beforeEach(async () => {
  server = await testServer()
  user = await buildUser(server)
  order = await holdCar(server, user, await buildCar(server))
})

const state = async () => (await server.as(user.token).read(paymentState, { order })).body.state
const rows = () =>
  server.services.db.selectFrom('payment').selectAll().where('order_id', '=', order).execute()

/** The gateway’s own messages never arrive. */
async function loseWebhooks() {
  await server.services.db
    .updateTable('test_gateway_event')
    .set({ delivered_at: server.services.clock() })
    .execute()
}

test('a payment whose webhook never comes is found by asking, once', async () => {
  await confirmAtGateway(server, await beginCardPayment(server, user, order))
  await loseWebhooks()
  await server.work()
  expect(await state()).toBe('pending')
  server.passMinutes(1)
  await server.work()
  expect(await state()).toBe('paid')
  expect(await rows()).toMatchObject([{ state: 'paid', ask_at: null }])
})

test('a refusal whose webhook never comes is told, and told once', async () => {
  await confirmAtGateway(server, await beginCardPayment(server, user, order), {
    number: '4000000000000002',
  })
  await loseWebhooks()
  for (let minute = 0; minute < 6; minute++) {
    server.passMinutes(1)
    await server.work()
  }
  expect(await state()).toBe('refused')
  const events = await server.services.db
    .selectFrom('order_event')
    .select('code')
    .where('order_id', '=', order)
    .where('code', '=', 'paymentRefused')
    .execute()
  expect(events).toHaveLength(1)
})

test('one whose server died before the gateway heard of it gets its intent, and the same answer again', async () => {
  const requestId = 'the-press-of-pay-1'
  const asked = { order, paymentMethod: 'creditCard' }
  const me = server.as(user.token)
  const first = await me.send(submitPaymentRefund, asked, { requestId })
  const begun = { gateway_reference: null, client_secret: null }
  await server.services.db.updateTable('payment').set(begun).where('order_id', '=', order).execute()
  server.passMinutes(1)
  await server.work()
  const [row] = await rows()
  expect(row).toMatchObject({ client_secret: first.body.payment?.clientSecret })
  expect((await me.send(submitPaymentRefund, asked, { requestId })).body).toEqual(first.body)
})

test('one that nobody confirms is let go after a day, and charges nobody any more', async () => {
  const secret = await beginCardPayment(server, user, order)
  server.passMinutes(24 * 60 + 1)
  await server.work()
  expect(await rows()).toMatchObject([{ state: 'replaced', ask_at: null }])
  expect((await confirmAtGateway(server, secret)).body.status).toBe(0)
})

test('one that was begun with another gateway is asked of nobody', async () => {
  await beginCardPayment(server, user, order)
  await server.services.db
    .updateTable('payment')
    .set({ gateway: 'another' })
    .where('order_id', '=', order)
    .execute()
  server.passMinutes(1)
  await server.work()
  expect(await rows()).toMatchObject([{ state: 'pending', ask_at: null }])
})

test.each([
  [0, 20],
  [60, 20],
  [120, 30],
  [3_600, 900],
  [86_400, 3_600],
])('a payment of %d seconds is asked of again after %d', (age, after) => {
  const now = new Date('2026-11-20T18:00:00Z')
  const begun = new Date(now.getTime() - age * 1000)
  expect(nextAsk(begun, now)).toEqual(new Date(now.getTime() + after * 1000))
})
