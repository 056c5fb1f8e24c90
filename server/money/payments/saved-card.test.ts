import { beforeEach, expect, it } from 'vitest'
import { forgetCard } from '#protocol/money/payments/forget-card.ts'
import { paymentGateways } from '#protocol/money/payments/payment-gateways.ts'
import { paymentState } from '#protocol/money/payments/payment-state.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { confirmAtGateway, holdCar } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let before: string[]
beforeEach(async () => {
  server = await testServer()
  before = (await allKept()).map(({ id }) => id)
  ana = await buildUser(server)
})

const debit = '4000 0566 5566 5556'
const asksFirst = '4000 0025 0000 3155'

type How = { paymentMethod?: string; rememberCard?: boolean; savedCard?: boolean }

async function begin(user: TestUser, order: string, how: How) {
  return server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'debitCard', ...how })
}

/** Pays an order with a card that is to be remembered. */
async function payAndRemember(number: string, paymentMethod = 'debitCard') {
  const order = await holdCar(server, ana, await buildCar(server))
  const { body } = await begin(ana, order, { paymentMethod, rememberCard: true })
  const clientSecret = body.payment?.clientSecret ?? ''
  const answer = await confirmAtGateway(server, clientSecret, {
    number,
    expiry: '12/30',
    ...(number === asksFirst ? { approved: '1' } : {}),
  })
  expect(answer.body.state).toBe('processing')
  await server.work()
  return order
}

const remembered = { number: '', expiry: '', cvc: '', remembered: '1' }
const savedOf = async (user: TestUser) => {
  const { body } = await server.as(user.token).read(paymentGateways, {})
  return body.paymentMethods?.flatMap(({ id, savedCard }) =>
    savedCard ? [{ id, ...savedCard }] : [],
  )
}
const allKept = () => server.services.db.selectFrom('test_gateway_card').selectAll().execute()
/** What the gateway keeps since the test began. */
const kept = async () => (await allKept()).filter(({ id }) => !before.includes(id))

it('pays the next order without a number, for the amount that its method has', async () => {
  await payAndRemember(debit)
  expect(await savedOf(ana)).toMatchObject([{ id: 'debitCard', last4: '5556', expiry: '12/30' }])
  const order = await holdCar(server, ana, await buildCar(server))
  const { body } = await begin(ana, order, { savedCard: true })
  const answer = await confirmAtGateway(server, body.payment?.clientSecret ?? '', remembered)
  expect(answer.body.state).toBe('processing')
  await server.work()
  const state = await server.as(ana.token).read(paymentState, { order })
  expect(state.body).toMatchObject({ state: 'paid', confirmation: { amount: 2502 } })
})

it('is kept only of somebody who asks for it, without its number and its code', async () => {
  const order = await holdCar(server, ana, await buildCar(server))
  const { body } = await begin(ana, order, {})
  await confirmAtGateway(server, body.payment?.clientSecret ?? '', { number: debit })
  await server.work()
  expect([await savedOf(ana), await kept()]).toEqual([[], []])
  await payAndRemember(debit)
  const [card] = await kept()
  expect(card).toEqual({
    id: expect.any(String),
    funding: 'debit',
    outcome: 'success',
    brand: 'visa',
    last4: '5556',
    expires_on: '2030-12-31',
  })
})

it('whose bank asks still asks', async () => {
  await payAndRemember(asksFirst, 'creditCard')
  const order = await holdCar(server, ana, await buildCar(server))
  const { body } = await begin(ana, order, { paymentMethod: 'creditCard', savedCard: true })
  const secret = body.payment?.clientSecret ?? ''
  const first = await confirmAtGateway(server, secret, remembered)
  expect(first.body.state).toBe('needsConfirmation')
  const second = await confirmAtGateway(server, secret, { ...remembered, approved: '1' })
  expect(second.body.state).toBe('processing')
})

it('is nobody else’s, and not one of another method', async () => {
  await payAndRemember(debit)
  const leo = await buildUser(server)
  expect(await savedOf(leo)).toEqual([])
  const his = await holdCar(server, leo, await buildCar(server))
  expect((await begin(leo, his, { savedCard: true })).http).toBe(409)
  const mine = await holdCar(server, ana, await buildCar(server))
  const asCredit = await begin(ana, mine, { paymentMethod: 'creditCard', savedCard: true })
  expect(asCredit.http).toBe(409)
  const asCash = await begin(ana, mine, { paymentMethod: 'cash', savedCard: true })
  expect([asCash.http, Object.keys(asCash.body.errors ?? {})]).toEqual([400, ['savedCard']])
})

it('does not pay what was begun with another card', async () => {
  await payAndRemember(debit)
  const order = await holdCar(server, ana, await buildCar(server))
  const { body } = await begin(ana, order, {})
  const answer = await confirmAtGateway(server, body.payment?.clientSecret ?? '', remembered)
  expect(answer.http).toBe(404)
})

it('the newest one is kept, and one that is forgotten is gone at the gateway too', async () => {
  await payAndRemember(debit)
  await payAndRemember('4242 4242 4242 4242', 'creditCard')
  expect(await savedOf(ana)).toMatchObject([{ id: 'creditCard', last4: '4242', expiry: '12/30' }])
  expect(await kept()).toHaveLength(1)
  const { body } = await server.as(ana.token).send(forgetCard, {})
  expect([body.status, await savedOf(ana), await kept()]).toEqual([1, [], []])
})

it('has run out after the last day of its month', async () => {
  await payAndRemember(debit)
  const order = await holdCar(server, ana, await buildCar(server))
  await server.services.db.updateTable('saved_card').set({ expires_on: '2026-10-31' }).execute()
  expect(await savedOf(ana)).toEqual([])
  expect((await begin(ana, order, { savedCard: true })).http).toBe(409)
})
