import type { IncomingHttpHeaders } from 'node:http'
import Stripe from 'stripe'
import type { StripeKeys } from '../../../stripe-keys.ts'

const toleranceSeconds = 300

/** What Stripe signed with one of the secrets, of the mode of the keys; undefined for anything else. */
export function signedEvent(
  stripe: Stripe,
  { secret: key, webhookSecrets }: StripeKeys,
  { body, headers, now }: { body: string; headers: IncomingHttpHeaders; now: Date },
): Stripe.Event | undefined {
  const signature = String(headers['stripe-signature'] ?? '')
  for (const secret of webhookSecrets) {
    try {
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      )
      return event.livemode === key.includes('_live_') ? event : undefined
    } catch (error) {
      // Of the other secret, or of nobody's.
      if (
        !(
          error instanceof Stripe.errors.StripeSignatureVerificationError ||
          error instanceof SyntaxError
        )
      )
        throw error
    }
  }
  return undefined
}
