import { beforeEach, expect, test } from 'vitest'
import { paymentState } from '#protocol/money/payments/payment-state.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar } from '#testing/journey.ts'
import { type TestServer, serverOn, testServer } from '#testing/server.ts'
import { lockOrder } from '../orders/orders-store.ts'
import { askBefore, replaceBegun } from './let-go-intents.ts'
import { openIntent } from './open-intent.ts'

let server: TestServer
let user: TestUser
let order: string
beforeEach(async () => {
  server = await testServer()
  user = await buildUser(server)
  order = await holdCar(server, user, await buildCar(server))
})

const pay = (on = server) =>
  on.as(user.token).send(submitPaymentRefund, { order, paymentMethod: 'creditCard' })
const paid = async () => (await server.as(user.token).read(paymentState, { order })).body.state
/** States of what was begun for the order, at the gateway. */
async function intents() {
  const rows = await server.services.db
    .selectFrom('payment')
    .innerJoin('test_gateway_intent', 'test_gateway_intent.id', 'payment.gateway_reference')
    .select('test_gateway_intent.state')
    .where('payment.order_id', '=', order)
    .execute()
  return rows.map(({ state }) => state).toSorted()
}

test('a payment that is begun again takes the place of the first, which charges nobody', async () => {
  const first = await beginCardPayment(server, user, order)
  const second = await beginCardPayment(server, user, order)
  expect((await confirmAtGateway(server, first)).body).toMatchObject({
    status: 0,
    message: expect.stringContaining('nothing was charged here'),
  })
  await confirmAtGateway(server, second)
  await server.work()
  expect(await intents()).toEqual(['cancelled', 'charged'])
  expect(await paid()).toBe('paid')
})

test('one that was refused cannot be tried again beside its successor', async () => {
  const first = await beginCardPayment(server, user, order)
  await confirmAtGateway(server, first, { number: '4000000000000002' })
  await server.work()
  const second = await beginCardPayment(server, user, order)
  expect((await confirmAtGateway(server, first)).body.status).toBe(0)
  await confirmAtGateway(server, second)
  expect(await intents()).toEqual(['cancelled', 'charged'])
})

test('one that was charged meanwhile counts, and no new one is made', async () => {
  await confirmAtGateway(server, await beginCardPayment(server, user, order))
  const { body } = await pay()
  expect(body).toMatchObject({ status: 1, paid: true, confirmation: { order } })
  expect(body.payment).toBeUndefined()
  expect(await paid()).toBe('paid')
  await server.work()
  expect(await intents()).toEqual(['charged'])
  expect((await pay()).http).toBe(409)
})

test('of six that are begun at the same moment, at two servers, one can be charged', async () => {
  const second = await serverOn(server.services)
  const replies = await Promise.all([server, second, server, second, server, second].map(pay))
  // Whose place another one took before the gateway heard of it has no secret.
  for (const { http, body } of replies)
    expect([http, body.payment === undefined]).toEqual(http === 409 ? [409, true] : [200, false])
  const secrets = replies.map(({ body }) => body.payment?.clientSecret ?? '')
  await Promise.all(secrets.map((secret) => confirmAtGateway(server, secret)))
  await server.work()
  const [charged, ...others] = (await intents()).toReversed()
  expect([charged, ...new Set(others)]).toEqual(
    others.length > 0 ? ['charged', 'cancelled'] : ['charged'],
  )
  expect(await paid()).toBe('paid')
})

test('one that gets its intent after another has looked what to let go keeps that other away', async () => {
  await beginCardPayment(server, user, order)
  const { services } = server
  // As if its server had not yet heard of the intent.
  const unheard = { gateway_reference: null, client_secret: null }
  const { id } = await services.db
    .updateTable('payment')
    .set(unheard)
    .where('order_id', '=', order)
    .returning('id')
    .executeTakeFirstOrThrow()
  const asking = { order, userId: user.id, token: undefined, mayPay: async () => {} }
  const { letGo } = await askBefore(services, asking)
  await openIntent(services, id)
  const replace = services.db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, order)
    if (locked) await replaceBegun(tx, locked, letGo)
  })
  await expect(replace).rejects.toMatchObject({ status: 409 })
})

test('one that is confirmed while another is begun is charged or let go, never both', async () => {
  const first = await beginCardPayment(server, user, order)
  const [confirmed, begun] = await Promise.all([confirmAtGateway(server, first), pay()])
  await confirmAtGateway(server, begun.body.payment?.clientSecret ?? 'none')
  await server.work()
  expect((await intents()).filter((state) => state === 'charged')).toHaveLength(1)
  expect(confirmed.body.status === 1).toBe(begun.body.paid)
  expect(await paid()).toBe('paid')
})
