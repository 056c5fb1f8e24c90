import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardPrice, submitPaymentRefund } from '#protocol/money/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { stripeSettings } from '#testing/stripe/fake-stripe.ts'
import {
  credit,
  debit,
  intentOf,
  type Paid,
  type Paying,
  payingAtStripe,
} from '#testing/stripe/paying.ts'

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
const due = async () => {
  const { total_cents } = await at.server.services.db
    .selectFrom('rental_order')
    .select('total_cents')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  return total_cents
}

test('a key that Stripe does not take is a sentence, and the same payment goes on when it does', async () => {
  const card = { number: debit }
  const { id } = at.stripe.account.createToken(card)
  at.stripe.fail('GET /v1/confirmation_tokens', 401)
  const asked = await me().read(cardPrice, { order, confirmationToken: id })
  expect(asked.body).toMatchObject({ status: 0 })
  expect(asked.body.message).toMatch(/^Cards cannot be taken right now. Nothing was charged/)
  const begun = await begin(card)
  confirm(begun)
  await deliver()
  expect(await state()).toBe('paid')
})

test.each([
  ['a credit card', { number: credit }, 0.03, 'visa 4242'],
  ['a debit card', { number: debit }, 0, 'visa 5556'],
  ['a prepaid card', { number: '5105 1051 0510 5100' }, 0, 'mastercard 5100'],
  ['a credit card out of a wallet', { number: credit, wallet: 'apple_pay' }, 0, 'visa 4242'],
])(
  '%s is charged exactly what was said before, and is known by its end',
  async (_, card, fee, end) => {
    const token = at.stripe.account.createToken(card)
    const price = (await me().read(cardPrice, { order, confirmationToken: token.id })).body
    const cents = Math.round((await due()) * (1 + fee))
    expect(price.total).toBe(cents / 100)
    const begun = await begin(card)
    expect(begun.payment).toMatchObject({
      gateway: 'stripe',
      publishableKey: stripeSettings.STRIPE_PUBLISHABLE_KEY,
    })
    const intent = confirm(begun)
    expect(intent).toMatchObject({ amount: cents, allowed_payment_method_types: ['card'] })
    await deliver()
    expect(await state()).toBe('paid')
    const [card_brand, card_last4] = end.split(' ')
    expect(await payments()).toMatchObject([
      { state: 'paid', fee_cents: cents - (await due()), card_brand, card_last4 },
    ])
  },
)

test('what is repeated, shuffled and told late is booked once', async () => {
  const begun = await begin({ number: '4000 0025 0000 3155' })
  expect(confirm(begun).status).toBe('requires_action')
  at.stripe.account.answerBank(intentOf(begun.payment?.clientSecret), true)
  const events = at.stripe.account.events.toReversed()
  await Promise.all([...events, ...events].map((event) => at.post(event)))
  await deliver(events)
  expect(await state()).toBe('paid')
  const entries = await at.server.services.db
    .selectFrom('ledger_entry')
    .select('code')
    .where('order_id', '=', order)
    .where('code', '=', 'payment')
    .execute()
  expect(entries).toHaveLength(1)
})

test.each([
  ['4000 0000 0000 0002', 'declined this card'],
  ['4000 0000 0000 9995', 'enough funds'],
])('%s is refused with a sentence, and another card pays', async (number, sentence) => {
  const begun = await begin({ number })
  expect(() => confirm(begun)).toThrow('card_error')
  await deliver()
  const told = await at.state(user, order)
  expect([told.state, told.message]).toEqual(['refused', expect.stringContaining(sentence)])
  confirm(await begin())
  await deliver()
  expect(await state()).toBe('paid')
})

test('a bank that is not answered as it wants charges nothing', async () => {
  const begun = await begin({ number: '4000 0025 0000 3155' })
  confirm(begun)
  expect(() => at.stripe.account.answerBank(intentOf(begun.payment?.clientSecret), false)).toThrow(
    'authentication',
  )
  await deliver()
  expect((await at.state(user, order)).message).toContain('asked you to confirm')
})

test('without a webhook the question of the server finds it', async () => {
  confirm(await begin())
  at.server.passMinutes(1)
  await at.server.work()
  expect(await state()).toBe('paid')
})

test.each(['lost', 'answerLost', 500, 429] as const)(
  'where Stripe is away (%s) nothing is charged, a sentence says so, and the same press goes on',
  async (fault) => {
    // The library itself tries twice, but not where it was asked too often.
    at.stripe.fail('POST /v1/payment_intents', fault, fault === 429 ? 1 : 2)
    const first = await begin()
    expect(first.reply.body).toMatchObject({
      status: 0,
      message: expect.stringContaining('Nothing was charged'),
    })
    const { requestId, asked, token } = first
    const reply = await me().send(submitPaymentRefund, asked, { requestId })
    confirm({ ...first, token, payment: reply.body.payment })
    await deliver()
    expect(await state()).toBe('paid')
    const made = [...at.stripe.account.intents.values()].filter(
      ({ metadata }) => metadata.order === order,
    )
    expect(made).toHaveLength(1)
  },
)

test('a card whose token is unknown, used or of elsewhere is asked for again', async () => {
  const reply = await me().send(submitPaymentRefund, { order, paymentMethod: 'creditCard' })
  expect([reply.http, reply.body.errors]).toEqual([400, { confirmationToken: 'Field is Required' }])
  const begun = await begin()
  confirm(begun)
  for (const confirmationToken of ['ctoken_none', 'pm_1', 'x'.repeat(300), begun.token]) {
    const { body } = await me().read(cardPrice, { order, confirmationToken })
    expect(body).toMatchObject({ status: 0, message: expect.stringContaining('enter the card') })
  }
})

test('of two payments of an order one can be charged', async () => {
  const first = await begin()
  const next = await begin()
  expect(() => confirm(first)).toThrow('unexpected_state')
  confirm(next)
  await deliver()
  expect(await payments()).toMatchObject([{ state: 'replaced' }, { state: 'paid' }])
})

test('one that was charged before another was begun counts, and the other is not made', async () => {
  confirm(await begin())
  const { reply } = await begin()
  expect(reply.body).toMatchObject({ status: 1, paid: true, confirmation: { order } })
  expect(await payments()).toMatchObject([{ state: 'paid' }])
})
