import Stripe from 'stripe'
import type { Config } from '../../config.ts'
import { fromStripe, movedEvents, stripeApi } from '../../money/gateways/stripe/stripe-api.ts'
import { GatewayAway, GatewayShut } from '../../platform/gateways/payment.ts'
import { type Check, checksOf } from './check.ts'
import type { Outside } from './outside.ts'

const about = checksOf('cards')
const webhook = checksOf('webhook')

/** What the server listens to (docs/operating.md#real-cards). */
const events = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  ...movedEvents,
]

/** Whether the company's account at Stripe takes payments in dollars, and tells this server of them; nothing without keys. */
export async function checkCards(
  { stripe: keys, isPublic, publicUrl }: Config,
  { stripeAt }: Pick<Outside, 'stripeAt'>,
): Promise<Check[]> {
  if (!keys) return []
  const stripe = stripeApi(keys.secret, stripeAt)
  const isLive = keys.secret.includes('_live_')
  try {
    const account = await fromStripe(() => stripe.accounts.retrieve(null))
    const found = [...judge(account), ...(isLive || !isPublic ? [] : [onlyTests])]
    return [
      ...(found.length > 0
        ? found
        : [about.ok(`Stripe takes us in (${isLive ? 'live' : 'test'} mode).`)]),
      isPublic
        ? await hears(stripe, `${publicUrl}/webhooks/payment`)
        : webhook.notTried(
            'PUBLIC_URL is this machine, where Stripe cannot call: payments are found by asking.',
          ),
    ]
  } catch (error) {
    return [refusal(error), webhook.notTried('Stripe does not answer.')]
  }
}

const onlyTests = about.advice(
  "These are Stripe's test keys: no real money moves, and renters elsewhere are offered no cards.",
)

function judge({ charges_enabled: takes, default_currency: currency }: Stripe.Account): Check[] {
  const wrong: Check[] = []
  if (!takes)
    wrong.push(
      about.fails(
        'Stripe lets this account take no payments yet: finish it at dashboard.stripe.com.',
      ),
    )
  if (currency !== 'usd')
    wrong.push(
      about.fails(
        'The account at Stripe is not in US dollars: take one of a company in the United States.',
      ),
    )
  return wrong
}

async function hears(stripe: Stripe, url: string): Promise<Check> {
  const { data } = await fromStripe(() => stripe.webhookEndpoints.list({ limit: 100 }))
  const ours = data.find((endpoint) => endpoint.url === url)
  if (ours?.status !== 'enabled')
    return webhook.fails(
      `Stripe tells nobody at ${url}: add this endpoint at Developers, Webhooks, or switch it on.`,
    )
  const told = new Set<string>(ours.enabled_events)
  const missing = told.has('*') ? [] : events.filter((event) => !told.has(event))
  return missing.length > 0
    ? webhook.fails(`Stripe does not tell of ${missing.join(', ')}: add them to the endpoint.`)
    : webhook.ok('Stripe tells this server of payments, refunds and disputes.')
}

function refusal(thrown: unknown): Check {
  const error = thrown instanceof GatewayShut ? thrown.cause : thrown
  if (error instanceof GatewayAway)
    return about.fails('Stripe cannot be reached from here: look whether a firewall is between.')
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return about.fails(
      'Stripe does not know STRIPE_SECRET_KEY: copy it again from Developers, API keys.',
    )
  if (error instanceof Stripe.errors.StripePermissionError)
    return about.notTried(
      'The restricted key of STRIPE_SECRET_KEY may not read account and webhooks.',
    )
  throw error
}
