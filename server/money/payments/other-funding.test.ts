import { beforeEach, expect, test } from 'vitest'
import { cardPrice, paymentState, submitPaymentRefund } from '#protocol/money/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { atGateway, goodCard, holdCar } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let order: string
beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server)
  order = await holdCar(server, ana, await buildCar(server))
})

const me = () => server.as(ana.token)
const typed = async (card = goodCard) =>
  (await atGateway(server, 'token', card)).body.confirmationToken ?? ''
const debitCard = { ...goodCard, number: '4000056655665556' }

test.each([
  ['credit', goodCard, { funding: 'credit', fee: 75.06, total: 2577.06 }, 'debitCard'],
  ['debit', debitCard, { funding: 'debit', fee: 0, total: 2502 }, 'creditCard'],
])(
  'a %s card says its sum before it is charged, and exactly that is charged',
  async (_, card, price, other) => {
    const confirmationToken = await typed(card)
    expect((await me().read(cardPrice, { order, confirmationToken })).body).toMatchObject(price)
    // Whatever was chosen, its kind decides; another sum than was shown charges nothing.
    const pay = (total: number) =>
      me().send(submitPaymentRefund, { order, paymentMethod: other, confirmationToken, total })
    expect((await pay(2502 + 75.06 - price.fee)).http).toBe(409)
    const clientSecret = (await pay(price.total)).body.payment?.clientSecret ?? ''
    const said = await atGateway(server, 'confirm', { clientSecret, confirmationToken })
    expect(said.body).toEqual({ status: 1, state: 'processing' })
    await server.work()
    const state = (await me().read(paymentState, { order })).body
    expect(state).toMatchObject({ state: 'paid', confirmation: { amount: price.total } })
  },
)

test('a card that was typed too long ago is asked for again, and nothing was charged', async () => {
  const confirmationToken = await typed()
  const asked = { order, confirmationToken }
  const clientSecret =
    (await me().send(submitPaymentRefund, asked)).body.payment?.clientSecret ?? ''
  await server.services.db
    .updateTable('test_gateway_token')
    .set({ made_at: new Date(server.services.clock().getTime() - 12 * 3_600_000 - 1) })
    .execute()
  const said = await atGateway(server, 'confirm', { clientSecret, confirmationToken })
  expect(said.body).toMatchObject({ status: 0, message: expect.stringContaining('typed too long') })
  for (const reply of [
    await me().read(cardPrice, asked),
    await me().send(submitPaymentRefund, asked),
  ])
    expect(reply.body).toEqual({
      status: 0,
      message: 'Please enter the card again. It was not charged.',
    })
  // The next card that is typed takes the old ones away.
  await typed()
  const kept = await server.services.db.selectFrom('test_gateway_token').select('last4').execute()
  expect(kept).toEqual([{ last4: '4242' }])
})

test('what a card costs is told to who pays, for their own order', async () => {
  const confirmationToken = await typed()
  const other = server.as((await buildUser(server)).token)
  expect((await other.read(cardPrice, { order, confirmationToken })).http).toBe(404)
  const both = { order, confirmationToken, savedCard: true }
  expect((await me().send(submitPaymentRefund, both)).http).toBe(400)
})
