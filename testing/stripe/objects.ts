/*
 * What Stripe knows of one account, as far as a company that takes cards notices: objects with the fields that
 * the server reads (docs.stripe.com/api).
 */

/** An answer of Stripe that is no success. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Record<string, unknown>

  constructor(status: number, error: Record<string, unknown>) {
    super(JSON.stringify(error))
    this.status = status
    this.error = error
  }
}

export const invalid = (code: string, message = code) =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message })
export const missing = (id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: ${id}`,
  })

export type Card = {
  brand: string
  funding: 'credit' | 'debit' | 'prepaid'
  last4: string
  exp_month: number
  exp_year: number
  wallet: { type: string } | null
}
export type Outcome = 'success' | 'declined' | 'insufficientFunds' | 'needsConfirmation'
/** What a browser says of a card that is typed. */
export type Typed = { number: string; wallet?: string | undefined; remember?: boolean }
/** A browser has the secret; the server confirms while the owner is away. */
export type Confirming = { secret?: string; token?: string; isAway?: boolean }
export type Usage = 'off_session' | null
export type Token = {
  id: string
  object: 'confirmation_token'
  outcome: Outcome
  setup_future_usage: Usage
  payment_intent: string | null
  payment_method_preview: { type: 'card'; card: Card }
}
export type Method = { id: string; object: 'payment_method'; customer: string | null; card: Card }
export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  payment_intent: string
  payment_method_details: { type: 'card'; card: Card }
}
export type Intent = {
  id: string
  object: 'payment_intent'
  client_secret: string
  amount: number
  amount_received: number
  currency: string
  livemode: boolean
  status: string
  metadata: Record<string, string>
  customer: string | null
  setup_future_usage: Usage
  payment_method: string | null
  latest_charge: string | null
  last_payment_error: Record<string, unknown> | null
  allowed_payment_method_types: string[]
}
export type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}
export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  reason: string
  status: string
  payment_intent: string
  evidence_details: { due_by: number | null }
  /** What was taken from the account and given back to it, with the fee for that. */
  balance_transactions: { amount: number; fee: number }[]
}
export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  livemode: boolean
  /** In what order the account told them; Stripe has a time. */
  created: number
  data: { object: Record<string, unknown> }
}

/** Stripe's public test numbers that somebody tries here. */
const cards: Record<string, [Card['funding'], Outcome]> = {
  '4242424242424242': ['credit', 'success'],
  '4000056655665556': ['debit', 'success'],
  '5105105105105100': ['prepaid', 'success'],
  '4000000000000002': ['credit', 'declined'],
  '4000000000009995': ['credit', 'insufficientFunds'],
  '4000002500003155': ['credit', 'needsConfirmation'],
}

/** What is known of a card with this number. */
export function cardOf(number: string, wallet: string | undefined) {
  const [funding, outcome] = cards[number.replaceAll(' ', '')] ?? []
  if (!funding || !outcome) throw invalid('incorrect_number', 'Your card number is incorrect.')
  const card: Card = {
    brand: number.startsWith('5') ? 'mastercard' : 'visa',
    funding,
    last4: number.slice(-4),
    exp_month: 12,
    exp_year: 2030,
    wallet: wallet === undefined ? null : { type: wallet },
  }
  return { card, outcome }
}

export type Failure = 'declined' | 'insufficientFunds' | 'authentication' | 'authenticationRequired'

const codes: Partial<Record<Failure, string>> = {
  authentication: 'payment_intent_authentication_failure',
  authenticationRequired: 'authentication_required',
}

/** Why a card was not charged. */
export const cardError = (why: Failure, charge: string, method: Method | undefined) => ({
  type: 'card_error',
  code: codes[why] ?? 'card_declined',
  ...(why === 'insufficientFunds' && { decline_code: 'insufficient_funds' }),
  message: 'Your card was declined.',
  charge,
  payment_method: method,
})
