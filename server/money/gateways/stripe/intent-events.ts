import type { Stripe } from 'stripe'
import type { Funding, GatewayEvent, RememberedCard } from '../../../platform/gateways/payment.ts'

/** What is asked for with every intent, so that it says which card paid. */
export const withCard = ['latest_charge', 'payment_method']

/** Only a credit card may carry a fee; prepaid and unknown ones never do (docs/product/prices.md#fees). */
export const fundingOf = (funding: string | null | undefined): Funding =>
  funding === 'credit' ? 'credit' : 'debit'

/** What became of a payment, as the intent says it now, whichever webhooks came in which order. */
export function eventOf(intent: Stripe.PaymentIntent): GatewayEvent | 'open' | 'gone' {
  const { id, status, currency, last_payment_error: error } = intent
  const of = { reference: id, currency: currency.toUpperCase() }
  if (status === 'succeeded') {
    const charge = whole(intent.latest_charge)
    const card = cardToRemember(intent)
    const paidBy = charge?.payment_method_details?.card
    return {
      ...of,
      id: `${id}:succeeded`,
      type: 'payment.succeeded',
      amount: intent.amount_received,
      funding: fundingOf(paidBy?.funding),
      ...(paidBy && { paidBy: { brand: paidBy.brand, last4: paidBy.last4 } }),
      ...(card && { card }),
    }
  }
  if (status === 'canceled') return 'gone'
  if (!error || status !== 'requires_payment_method') return 'open'
  return {
    ...of,
    // Each try is one piece of news.
    id: `${id}:${error.charge ?? error.payment_method?.id ?? error.code ?? 'refused'}`,
    type: 'payment.refused',
    amount: 0,
    funding: fundingOf(error.payment_method?.card?.funding),
    code: refusalOf(error),
  }
}

function refusalOf({ code, decline_code }: Stripe.PaymentIntent.LastPaymentError): string {
  if (decline_code === 'insufficient_funds') return 'insufficientFunds'
  const asks = ['payment_intent_authentication_failure', 'authentication_required']
  return asks.includes(code ?? '') ? 'notConfirmed' : 'declined'
}

/** The card that its owner let the company keep. */
function cardToRemember(intent: Stripe.PaymentIntent): RememberedCard | undefined {
  const method = whole(intent.payment_method)
  if (intent.setup_future_usage === null || !method?.card) return undefined
  const { last4, exp_month, exp_year } = method.card
  const expiresOn = new Date(Date.UTC(exp_year, exp_month, 0)).toISOString().slice(0, 10)
  return { reference: method.id, last4, expiresOn }
}

/** What was asked for whole, and is not just its name. */
function whole<Thing extends object>(thing: string | Thing | null): Thing | undefined {
  return thing === null || typeof thing === 'string' ? undefined : thing
}
