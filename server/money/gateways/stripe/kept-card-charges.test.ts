import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cardConsent } from '#protocol/money/payments/card-consent.ts'
import type { TestUser } from '#testing/factories.ts'
import { owedCents, owing } from '#testing/money/owing.ts'
import { type Paying, payingAtStripe } from '#testing/stripe/paying.ts'

let at: Paying
let user: TestUser
let balance: string
beforeAll(async () => {
  at = await payingAtStripe()
})
afterAll(() => at.stripe.close())
beforeEach(async () => {
  await at.held()
  ;({ user, balance } = await owing(at.server, async (me, order) => {
    at.confirm(await at.begin(me, order, { remember: true, consent: cardConsent.version }))
    await at.deliver()
  }))
  at.stripe.account.events.length = 0
  at.server.passMinutes(48 * 60)
})

const charged = () =>
  [...at.stripe.account.intents.values()].filter(
    ({ metadata, status }) => metadata.order === balance && status === 'succeeded',
  )
const kept = async () =>
  (
    await at.server.services.db
      .selectFrom('saved_card')
      .select('gateway_reference')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
  ).gateway_reference

test('a kept card is charged while its owner is away, and webhooks that repeat it change nothing', async () => {
  await at.server.work()
  expect(charged()).toMatchObject([{ amount: owedCents, payment_method: await kept() }])
  await at.deliver()
  await at.deliver()
  expect(await at.payments(balance)).toMatchObject([
    { state: 'paid', fee_cents: 0, card_brand: 'visa', card_last4: '4242' },
  ])
})

test.each([
  ['the intent', 'POST /v1/payment_intents', 'lost'],
  ['the answer with the intent', 'POST /v1/payment_intents', 'answerLost'],
  ['the answer to the charge', 'POST /v1/payment_intents/pi', 'answerLost'],
] as const)('%s is lost: it is taken up, and charged once', async (_what, path, fault) => {
  // The library tries twice.
  at.stripe.fail(path, fault, 2)
  await at.server.work()
  expect(await at.payments(balance)).toMatchObject([{ state: 'pending' }])
  at.server.passMinutes(2)
  await at.server.work()
  expect(await at.payments(balance)).toMatchObject([{ state: 'paid' }])
  expect(charged()).toHaveLength(1)
})

test.each([
  ['declined', 'declined'],
  ['authenticationRequired', 'notConfirmed'],
] as const)('a bank that says %s is not asked again', async (says, refusal) => {
  at.stripe.account.whileAway.set(await kept(), says)
  await at.server.work()
  expect(await at.payments(balance)).toMatchObject([{ state: 'refused', refusal }])
  at.stripe.account.whileAway.clear()
  for (const minutes of [1, 60, 24 * 60]) {
    at.server.passMinutes(minutes)
    await at.server.work()
  }
  expect([charged(), await at.payments(balance)]).toMatchObject([[], [{ state: 'replaced' }]])
})

test('a card that Stripe has no more makes it a bill', async () => {
  for (const id of at.stripe.account.customers.keys()) at.stripe.account.deleteCustomer(id)
  await at.server.work()
  expect([charged(), await at.payments(balance)]).toMatchObject([[], [{ state: 'replaced' }]])
})
