import Stripe from 'stripe'
import type { StripeAddress } from '../../../stripe-keys.ts'
import { GatewayAway, GatewayShut } from '../../../platform/gateways/payment.ts'

/** So long one question may take: whoever pays waits for it. */
const longestMs = 8_000

/** What tells of card money that moves at Stripe without us (docs/operating.md#real-cards). */
export const movedEvents = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const

/** Its version is the library's own, so that what comes back has the shapes that are compiled against. */
export const stripeApi = (secret: string, at: Partial<StripeAddress> = {}): Stripe =>
  new Stripe(secret, { ...at, maxNetworkRetries: 1, timeout: longestMs, telemetry: false })

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeConnectionError,
  StripeInvalidRequestError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors

/**
 * What Stripe answers.
 * @throws GatewayAway when it does not, or is too busy; GatewayShut when it does not take our key; else its own refusal
 */
export async function fromStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const isAway =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError
    const isShut =
      error instanceof StripeAuthenticationError || error instanceof StripePermissionError
    if (isShut) throw new GatewayShut(error.message, { cause: error })
    throw isAway ? new GatewayAway(error.message, { cause: error }) : error
  }
}

/** The same, undefined for what Stripe does not have, or no more. */
export async function ifThere<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await fromStripe(ask)
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined
    throw error
  }
}

/** The customer that a card is kept for; undefined when the card is gone, or nobody's any more. */
export async function customerOf(stripe: Stripe, card: string): Promise<string | undefined> {
  const method = await ifThere(() => stripe.paymentMethods.retrieve(card))
  const { customer } = method ?? {}
  return typeof customer === 'string' ? customer : customer?.id
}
