import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/money/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { testNow } from '#testing/server.ts'
import { signedMessage } from '#testing/stripe/fake-stripe.ts'
import { nextSecret, type Paid, type Paying, payingAtStripe } from '#testing/stripe/paying.ts'

let at: Paying
beforeAll(async () => {
  at = await payingAtStripe()
})
afterAll(() => at.stripe.close())

let user: TestUser
let order: string
beforeEach(async () => {
  ;({ user, order } = await at.held())
})

const me = () => at.server.as(user.token)
const begin = (paid: Paid = {}) => at.begin(user, order, paid)
const confirm: Paying['confirm'] = (begun) => at.confirm(begun)
const deliver: Paying['deliver'] = (events) => at.deliver(events)
const state = async () => (await at.state(user, order)).state
const payments = () => at.payments(order)

test('a forged, an old and a foreign message change nothing', async () => {
  confirm(await begin())
  const [event] = at.stripe.account.events
  if (!event) throw new Error('nothing was told')
  expect((await at.post(event, 'whsec_somebodyelse')).statusCode).toBe(400)
  const old = signedMessage(event, new Date(testNow.getTime() - 301_000))
  const sent = { method: 'POST', url: '/webhooks/payment' } as const
  const late = await at.server.app.inject({ ...sent, headers: old.headers, payload: old.body })
  expect(late.statusCode).toBe(400)
  expect((await at.post({ ...event, livemode: true })).statusCode).toBe(400)
  const { body } = signedMessage(event, testNow)
  const bare = await at.server.app.inject({ ...sent, headers: old.headers, payload: `${body} ` })
  expect(bare.statusCode).toBe(400)
  expect(await state()).toBe('pending')
  // Of the same account, but not ours.
  const other = { ...event, data: { object: { id: 'pi_elsewhere' } } }
  expect((await at.post(other)).statusCode).toBe(200)
  expect((await at.post({ ...event, type: 'customer.created' })).statusCode).toBe(200)
  // While a secret is replaced, both hold.
  expect((await at.post(event, nextSecret)).statusCode).toBe(200)
  expect(await state()).toBe('paid')
})

test('money goes back once, whatever is repeated, also in parts', async () => {
  confirm(await begin())
  await deliver()
  const [payment] = await payments()
  const reference = payment?.gateway_reference ?? ''
  const { payments: gateway } = at.server.services
  const back = (key: string, amount: number) =>
    gateway.refund(at.server.services, { reference, amount, key })
  await back('first', 1000)
  await back('first', 1000)
  at.stripe.fail('POST /v1/refunds', 'answerLost', 2)
  await expect(back('second', 500)).rejects.toThrow('connection')
  await back('second', 500)
  const sent = at.stripe.account.refunds.filter(
    ({ payment_intent }) => payment_intent === reference,
  )
  expect(sent.map(({ amount }) => amount)).toEqual([1000, 500])
})

test('a card is kept with consent, pays again without a number, and is forgotten at Stripe too', async () => {
  confirm(await begin({ remember: true }))
  await deliver()
  const { db } = at.server.services
  const kept = () =>
    db.selectFrom('saved_card').selectAll().where('user_id', '=', user.id).execute()
  expect(await kept()).toMatchObject([
    { gateway: 'stripe', funding: 'credit', last4: '4242', expires_on: '2030-12-31' },
  ])
  order = await holdCar(at.server, user, await buildCar(at.server))
  const again = await me().send(submitPaymentRefund, {
    order,
    paymentMethod: 'creditCard',
    savedCard: true,
  })
  confirm({ payment: again.body.payment })
  await deliver()
  expect(await state()).toBe('paid')
  const customers = at.stripe.account.customers.size
  await db.deleteFrom('saved_card').where('user_id', '=', user.id).execute()
  await db.updateTable('card_to_forget').set({ not_before: testNow }).execute()
  await at.server.work()
  expect(at.stripe.account.customers.size).toBe(customers - 1)
  expect(await db.selectFrom('card_to_forget').selectAll().execute()).toEqual([])
})

test('a kept card that Stripe does not have any more starts no payment, and says so', async () => {
  await at.server.services.db
    .insertInto('saved_card')
    .values({
      user_id: user.id,
      gateway: 'stripe',
      gateway_reference: `pm_gone${order}`,
      funding: 'credit',
      last4: '4242',
      expires_on: '2030-12-31',
      saved_at: testNow,
    })
    .execute()
  const reply = await me().send(submitPaymentRefund, {
    order,
    paymentMethod: 'creditCard',
    savedCard: true,
  })
  expect([reply.http, reply.body.message]).toEqual([
    409,
    expect.stringContaining('saved card is no longer there'),
  ])
  expect(await payments()).toMatchObject([{ state: 'replaced' }])
  confirm(await begin())
  await deliver()
  expect(await state()).toBe('paid')
})

test('a refund that Stripe refuses is told to staff once, keeps no other back, and is tried again', async () => {
  const staff = await buildUser(at.server, { staff: true })
  confirm(await begin())
  await deliver()
  const [payment] = await payments()
  const owed = async (id: string, of: { order_id: string; id: string } | undefined) =>
    at.server.services.db
      .insertInto('refund')
      .values({
        id: `${id}${order}`,
        payment_id: of?.id ?? '',
        order_id: of?.order_id ?? '',
        due_cents: 700,
        fee_cents: 0,
        reason: 'cancelled',
        created_at: testNow,
      })
      .execute()
  const charge = [...at.stripe.account.charges.values()].at(-1)
  // A bank took it back already.
  Object.assign(charge ?? {}, { amount_refunded: charge?.amount })
  await owed('a', payment)
  const { user: other, order: second } = await at.held()
  const next = await at.begin(other, second)
  at.confirm(next)
  await deliver()
  const [good] = await at.payments(second)
  await owed('b', good)
  const states = async () =>
    (
      await at.server.services.db
        .selectFrom('refund')
        .select(['state', 'refused'])
        .where('id', 'in', [`a${order}`, `b${order}`])
        .orderBy('id')
        .execute()
    ).map(({ state: is, refused }) => [is, refused])
  await at.server.work()
  await at.server.work()
  expect(await states()).toEqual([
    ['owed', 'charge_already_refunded'],
    ['sent', null],
  ])
  const told = await at.server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', staff.id)
    .where('thread', '=', `refund refused a${order}`)
    .execute()
  expect(told).toEqual([{ text_en: expect.stringContaining('$7.00 (charge_already_refunded)') }])
  Object.assign(charge ?? {}, { amount_refunded: 0 })
  at.server.passMinutes(61)
  await at.server.work()
  expect(await states()).toMatchObject([
    ['sent', 'charge_already_refunded'],
    ['sent', null],
  ])
})
