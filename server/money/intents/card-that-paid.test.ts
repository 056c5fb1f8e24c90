import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/money/operations.ts'
import type { GatewayEvent } from '#server/platform/gateways/payment.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { confirmAtGateway, holdCar, payByCard } from '#testing/journey.ts'
import { payAndKeep } from '#testing/money/owing.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'

const paymentOf = (server: TestServer, order: string) =>
  server.services.db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()

/** A kept card pays another order, up to where its gateway tells what it took. */
async function byKeptCard() {
  const server = await testServer()
  const user = await buildUser(server)
  await payAndKeep(server, user, await holdCar(server, user, await buildCar(server)))
  const order = await holdCar(server, user, await buildCar(server))
  const asked = { order, paymentMethod: 'creditCard', savedCard: true }
  const { payment } = (await server.as(user.token).send(submitPaymentRefund, asked)).body
  return { server, order, clientSecret: payment?.clientSecret ?? '' }
}

test('the kept card that was charged stands beside its payment', async () => {
  const { server, order, clientSecret } = await byKeptCard()
  expect(await paymentOf(server, order)).toMatchObject({ card_brand: null, card_last4: null })
  const kept = { number: '', expiry: '', cvc: '', remembered: '1' }
  await confirmAtGateway(server, clientSecret, kept)
  await server.work()
  expect(await paymentOf(server, order)).toMatchObject({ card_brand: 'visa', card_last4: '4242' })
})

test.each<[string, Pick<GatewayEvent, 'paidBy'>, object]>([
  ['nothing: it was the kept one', {}, { card_brand: 'unknown', card_last4: '4242' }],
  [
    'another card: its word counts',
    { paidBy: { brand: 'jcb', last4: '0505' } },
    { card_brand: 'jcb', card_last4: '0505' },
  ],
  [
    'more than a brand: it is booked all the same',
    { paidBy: { brand: 'x'.repeat(500), last4: '4242' } },
    { card_brand: 'unknown', card_last4: '4242' },
  ],
])('a gateway says of the card %s', async (_what, told, known) => {
  const { server, order } = await byKeptCard()
  const payment = await paymentOf(server, order)
  await applyGatewayEvent(server.services, {
    ...told,
    id: `event of ${order}`,
    type: 'payment.succeeded',
    reference: payment.gateway_reference ?? '',
    amount: payment.due_cents + payment.fee_cents,
    currency: 'USD',
    funding: 'credit',
  })
  expect(await paymentOf(server, order)).toMatchObject({ state: 'paid', ...known })
})

test('of a card a payment has brand and last four digits, or nothing; cash has none', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  const known = (brand: string | null, last4: string | null, kind = 'card') =>
    sql`update payment set card_brand = ${brand}, card_last4 = ${last4}, kind = ${kind}
      where order_id = ${order}`.execute(server.services.db)
  await known(null, null)
  await known('b'.repeat(30), '0000')
  for (const [constraint, brand, last4, kind] of [
    ['payment_card_is_whole', 'visa', null],
    ['payment_card_is_whole', null, '4242'],
    ['payment_card_last4_check', 'visa', '242'],
    ['payment_card_last4_check', 'visa', '4242424242424242'],
    ['payment_card_last4_check', 'visa', '42x2'],
    ['payment_card_brand_check', '', '4242'],
    ['payment_card_brand_check', 'b'.repeat(31), '4242'],
    ['payment_card_is_by_card', 'visa', '4242', 'cash'],
    ['payment_card_is_by_card', 'visa', '4242', 'transfer'],
  ] as const)
    await expect(known(brand, last4, kind)).rejects.toMatchObject({ constraint })
})
