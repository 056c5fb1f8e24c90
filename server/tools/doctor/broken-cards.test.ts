import { afterAll, beforeAll } from 'vitest'
import { type Change, eachIsSeen, type Place } from '#testing/doctor/broken.ts'
import { type FakeStripe, fakeStripe, stripeSettings } from '#testing/stripe/fake-stripe.ts'

let stripe: FakeStripe
beforeAll(async () => {
  stripe = await fakeStripe()
})
afterAll(() => stripe.close())

const all = [
  ...['succeeded', 'payment_failed', 'canceled'].map((what) => `payment_intent.${what}`),
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
    (what) => `charge.dispute.${what}`,
  ),
  ...['created', 'updated', 'failed'].map((what) => `refund.${what}`),
]

/** An account that is as it should be, but for this. */
function at({ after, env }: Place, more: Partial<FakeStripe['account']['profile']> = {}): Change {
  const { profile, endpoints } = stripe.account
  const before = { ...profile }
  Object.assign(profile, more)
  const url = `${env.PUBLIC_URL}/webhooks/payment`
  endpoints.splice(0, 9, { url, status: 'enabled', enabled_events: all })
  after(() => Object.assign(profile, before))
  return { env: stripeSettings, outside: { stripeAt: stripe.at } }
}

/** The endpoint is otherwise. */
function told(place: Place, more: Partial<FakeStripe['account']['endpoints'][number]>): Change {
  const change = at(place)
  Object.assign(stripe.account.endpoints[0] ?? {}, more)
  return change
}

eachIsSeen([
  ['test keys at a public address', (place) => at(place), 'advice     cards: These are', 0],
  ['all is heard', (place) => at(place), 'ok         webhook: Stripe tells', 0],
  [
    'an account that may not take payments',
    (place) => at(place, { charges_enabled: false }),
    'FAILS      cards: Stripe lets this account take no payments yet',
    1,
  ],
  [
    'an account in another currency',
    (place) => at(place, { default_currency: 'mxn' }),
    'FAILS      cards: The account at Stripe is not in US dollars',
    1,
  ],
  [
    'a key that Stripe does not know',
    (place) => {
      const change = at(place)
      return { ...change, env: { ...change.env, STRIPE_SECRET_KEY: 'sk_test_somebodyelse' } }
    },
    'FAILS      cards: Stripe does not know STRIPE_SECRET_KEY',
    1,
  ],
  [
    'a Stripe that does not answer',
    (place) => {
      stripe.fail('GET /v1/account', 'lost', 2)
      return at(place)
    },
    'FAILS      cards: Stripe cannot be reached',
    1,
  ],
  [
    'no endpoint for this address',
    (place) => told(place, { url: 'https://elsewhere.example.com/webhooks/payment' }),
    'FAILS      webhook: Stripe tells nobody at',
    1,
  ],
  [
    'an endpoint that is switched off',
    (place) => told(place, { status: 'disabled' }),
    'FAILS      webhook: Stripe tells nobody at',
    1,
  ],
  [
    'an endpoint that hears half of it',
    (place) => told(place, { enabled_events: all.slice(0, 3) }),
    'FAILS      webhook: Stripe does not tell of charge.dispute.created',
    1,
  ],
  [
    'one key alone',
    () => ({ env: { STRIPE_SECRET_KEY: stripeSettings.STRIPE_SECRET_KEY } }),
    'FAILS      variables: Cards need all three',
    1,
  ],
])
