import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { CallError, errorMessages } from '#web/core/api/errors.ts'
import { language, t } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import type { CardGateway } from '../gateway.ts'
import { paymentMessages } from '../messages.ts'

let loading: Promise<Stripe> | undefined

/**
 * Stripe's own script, once a page.
 * @throws CallError when it does not come; the next call tries again
 */
export function stripeOf(key: string): Promise<Stripe> {
  loading ??= load(key).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(key: string): Promise<Stripe> {
  const stripe = await loadStripe(key, { locale: language() }).catch(() => null)
  if (!stripe) throw new CallError('network', t(errorMessages).network)
  return stripe
}

/** What Stripe says of a failure, in the person's language; undefined of one that is nobody's at the keyboard. */
export const saidBy = (error: { message?: string | undefined }): string =>
  error.message ?? t(errorMessages).unexpected

/** Payments are confirmed with Stripe itself, which also asks what a bank wants to know (docs/product/booking-and-payment.md#gateway). */
export const stripeGateway = (key: string): CardGateway => ({
  name: 'stripe',
  async confirm({ clientSecret, token, order }) {
    const stripe = await stripeOf(key)
    const { origin } = window.location
    const { error } = await stripe.confirmPayment({
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: `${origin}${routes.payment}?order=${encodeURIComponent(order)}`,
        ...(token !== undefined && { confirmation_token: token }),
      },
    })
    if (!error) return { state: 'processing' }
    if (error.type !== 'card_error') return { refused: saidBy(error), fields: {} }
    const { nothingCharged } = t(paymentMessages)
    return { refused: `${saidBy(error)} ${nothingCharged}`, fields: {}, isDeclined: true }
  },
})
