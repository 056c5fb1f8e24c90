import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { forgetCard } from '#protocol/money/payments/forget-card.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { confirmAtGateway, holdCar } from '#testing/journey.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'
import { randomId } from '../../platform/random.ts'
import type { GatewayEvent } from '../../platform/gateways/payment.ts'
import { applyGatewayEvent } from '../intents/apply-gateway-event.ts'
import { forgetSavedCard } from './saved-card.ts'

const rounds = 15
let server: TestServer
/** Another server on the same database. */
let second: TestServer
beforeAll(async () => {
  server = await testServer()
  second = await serverOn({ db: server.services.db })
})

async function begin(user: TestUser, how: { rememberCard?: boolean; savedCard?: boolean }) {
  const order = await holdCar(server, user, await buildCar(server))
  return { order, how }
}

const pay = (
  on: TestServer,
  { token }: TestUser,
  { order, how }: Awaited<ReturnType<typeof begin>>,
) => on.as(token).send(submitPaymentRefund, { order, paymentMethod: 'debitCard', ...how })

/** What the gateway tells of the payment of an order, with a card to be remembered. */
async function success(order: string, last4: string): Promise<GatewayEvent> {
  const { db } = server.services
  const { gateway_reference, due_cents } = await db
    .selectFrom('payment')
    .select(['gateway_reference', 'due_cents'])
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  const reference = randomId(20)
  await db
    .insertInto('test_gateway_card')
    .values({
      id: reference,
      funding: 'debit',
      outcome: 'success',
      last4,
      expires_on: '2030-12-31',
    })
    .execute()
  return {
    id: randomId(),
    type: 'payment.succeeded',
    reference: gateway_reference ?? '',
    amount: due_cents,
    currency: 'USD',
    funding: 'debit',
    card: { reference, last4, expiresOn: '2030-12-31' },
  }
}

const saved = ({ id }: TestUser) =>
  server.services.db.selectFrom('saved_card').selectAll().where('user_id', '=', id).execute()

async function withSavedCard(): Promise<TestUser> {
  const user = await buildUser(server)
  const first = await begin(user, { rememberCard: true })
  await pay(server, user, first)
  await applyGatewayEvent(server.services, await success(first.order, '5556'))
  return user
}

it('two payments that are told at once are both paid, and one of their cards is kept', async () => {
  for (let round = 0; round < rounds; round++) {
    const user = round % 2 === 0 ? await buildUser(server) : await withSavedCard()
    const [one, two] = [
      await begin(user, { rememberCard: true }),
      await begin(user, { rememberCard: true }),
    ]
    for (const each of [one, two]) await pay(server, user, each)
    const events = [await success(one.order, '1111'), await success(two.order, '2222')]
    await Promise.all(
      events.map((event, at) => applyGatewayEvent((at === 0 ? server : second).services, event)),
    )
    const payments = await server.services.db
      .selectFrom('payment')
      .select('state')
      .where('order_id', 'in', [one.order, two.order])
      .execute()
    expect(payments.map(({ state }) => state)).toEqual(['paid', 'paid'])
    const cards = await saved(user)
    expect([['1111'], ['2222']]).toContainEqual(cards.map(({ last4 }) => last4))
    // The gateway forgot the others.
    const kept = await server.services.db
      .selectFrom('test_gateway_card')
      .select('id')
      .where('id', 'in', [
        ...events.map(({ card }) => card?.reference ?? ''),
        ...cards.map(({ gateway_reference }) => gateway_reference),
      ])
      .execute()
    expect(kept.map(({ id }) => id)).toEqual(cards.map((card) => card.gateway_reference))
  }
})

it('a card that is forgotten while a payment begins with it is gone, and the payment says so in time', async () => {
  for (let round = 0; round < rounds; round++) {
    const user = await withSavedCard()
    const next = await begin(user, { savedCard: true })
    const [one, two] = round % 2 === 0 ? [server, second] : [second, server]
    const [begun, forgotten] = await Promise.all([
      pay(one, user, next),
      two.as(user.token).send(forgetCard, {}),
    ])
    expect([200, 409]).toContain(begun.http)
    expect(forgotten.http).toBe(200)
    expect(await saved(user)).toEqual([])
    if (begun.http !== 200) continue
    const secret = begun.body.payment?.clientSecret ?? ''
    const answer = await confirmAtGateway(server, secret, { number: '', remembered: '1' })
    expect(answer.http).toBe(404)
    // Another card still pays it.
    const other = await pay(server, user, { order: next.order, how: {} })
    expect(other.http).toBe(200)
  }
})

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.services.db)
  return rows.length > 0
}

it('a payment waits for a card that is being forgotten, and is told that it is gone', async () => {
  const { db } = server.services
  const user = await withSavedCard()
  const next = await begin(user, { savedCard: true })
  const paying = await db.transaction().execute(async (tx) => {
    await forgetSavedCard(tx, user.id)
    const begun = pay(second, user, next)
    await vi.waitUntil(() => somebodyWaits(), { timeout: 60_000 })
    return { answer: begun }
  })
  expect((await paying.answer).http).toBe(409)
})
