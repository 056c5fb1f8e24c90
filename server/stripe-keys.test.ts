import { expect, test } from 'vitest'
import { stripeSettings } from '#testing/stripe/fake-stripe.ts'
import { readConfig } from './config.ts'

const live = { STRIPE_SECRET_KEY: 'sk_live_fakefakefakefake' }
const two = { STRIPE_WEBHOOK_SECRET: 'whsec_fakefakefakefake, whsec_nextnextnextnext' }

test('the three together are an account at Stripe, also while a webhook secret is replaced', () => {
  expect(readConfig({}).stripe).toBeUndefined()
  expect(readConfig({ ...stripeSettings, ...two }).stripe).toEqual({
    secret: stripeSettings.STRIPE_SECRET_KEY,
    publishable: stripeSettings.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: ['whsec_fakefakefakefake', 'whsec_nextnextnextnext'],
  })
})

test.each([
  [{ STRIPE_WEBHOOK_SECRET: '' }, 'Cards need all three'],
  [{ STRIPE_SECRET_KEY: '' }, 'Cards need all three'],
  [live, "of Stripe's live mode and STRIPE_PUBLISHABLE_KEY of its test mode"],
  [{ STRIPE_SECRET_KEY: 'pk_test_fakefakefakefake' }, 'a secret key of Stripe'],
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_fakefakefakefake' }, 'a publishable key of Stripe'],
  [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'like whsec_'],
])('%o is refused at the start', (wrong, sentence) => {
  expect(() => readConfig({ ...stripeSettings, ...wrong })).toThrow(sentence)
})
