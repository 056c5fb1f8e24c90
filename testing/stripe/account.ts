import { StripeBooks } from './books.ts'
import {
  type Charge,
  cardError,
  cardOf,
  type Confirming,
  type Dispute,
  type Failure,
  type Intent,
  invalid,
  type Method,
  missing,
  StripeRefusal,
  type Token,
  type Typed,
} from './objects.ts'

/** One account, with the state machine of its intents (docs.stripe.com/payments/paymentintents/lifecycle). */
export class StripeAccount extends StripeBooks {
  readonly tokens = new Map<string, Token>()
  readonly methods = new Map<string, Method>()
  readonly customers = new Map<string, { id: string; object: 'customer' }>()
  /** Kept cards that do not pay while their owner is away. */
  readonly whileAway = new Map<string, Failure>()
  /** Of the company that the account is for. */
  readonly profile = { id: 'acct_fake', charges_enabled: true, default_currency: 'usd' }
  readonly endpoints: { url: string; status: string; enabled_events: string[] }[] = []
  /** The browser hands a card over. */
  createToken({ number, wallet, remember }: Typed): Token {
    const { card, outcome } = cardOf(number, wallet)
    const token: Token = {
      id: this.id('ctoken'),
      object: 'confirmation_token',
      outcome,
      setup_future_usage: remember ? 'off_session' : null,
      payment_intent: null,
      payment_method_preview: { type: 'card', card },
    }
    this.tokens.set(token.id, token)
    return token
  }

  createCustomer() {
    const customer = { id: this.id('cus'), object: 'customer' } as const
    this.customers.set(customer.id, customer)
    return customer
  }

  /** With the cards that were kept for them. */
  deleteCustomer(id: string) {
    if (!this.customers.delete(id)) throw missing(id)
    for (const method of this.methods.values()) if (method.customer === id) method.customer = null
    return { id, object: 'customer', deleted: true }
  }

  createIntent(asked: Pick<Intent, 'amount' | 'metadata'> & Partial<Intent>): Intent {
    if (!(asked.amount >= 50)) throw invalid('amount_too_small')
    const { customer = null, payment_method = null } = asked
    if (customer !== null && !this.customers.has(customer)) throw missing(customer)
    if (payment_method !== null && this.methods.get(payment_method)?.customer !== customer)
      throw invalid('payment_method_unexpected_state')
    const id = this.id('pi')
    const intent: Intent = {
      ...asked,
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${this.id('s')}`,
      amount_received: 0,
      currency: 'usd',
      livemode: false,
      status: payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
      customer,
      setup_future_usage: asked.setup_future_usage ?? null,
      payment_method,
      latest_charge: null,
      last_payment_error: null,
      allowed_payment_method_types: asked.allowed_payment_method_types ?? [],
    }
    this.intents.set(id, intent)
    return intent
  }

  expanded(id: string) {
    const intent = this.intent(id)
    return {
      ...intent,
      payment_method: this.methods.get(intent.payment_method ?? '') ?? intent.payment_method,
      latest_charge: this.charges.get(intent.latest_charge ?? '') ?? intent.latest_charge,
    }
  }

  cancel(id: string): Intent {
    const intent = this.intent(id)
    if (['succeeded', 'canceled'].includes(intent.status))
      throw invalid('payment_intent_unexpected_state')
    intent.status = 'canceled'
    this.tell('payment_intent.canceled', intent)
    return intent
  }

  /** With a token, or with the card that the intent was made with. */
  confirm(id: string, { secret, token: name, isAway = false }: Confirming): Intent {
    const intent = this.intent(id)
    if (!isAway && secret !== intent.client_secret) throw invalid('payment_intent_secret')
    if (['succeeded', 'canceled', 'processing'].includes(intent.status))
      throw invalid('payment_intent_unexpected_state')
    const token = this.tokens.get(name ?? '')
    if (name !== undefined && !token) throw missing(name)
    if (token && token.payment_intent !== null) throw invalid('token_already_used')
    if (token && token.setup_future_usage !== intent.setup_future_usage)
      throw invalid('payment_intent_invalid_parameter', 'setup_future_usage differs')
    const kept = this.methods.get(intent.payment_method ?? '')
    if (!token && !kept) throw invalid('payment_intent_unexpected_state')
    if (token) {
      token.payment_intent = id
      const method = {
        id: this.id('pm'),
        object: 'payment_method',
        customer: intent.setup_future_usage === null ? null : intent.customer,
        card: token.payment_method_preview.card,
      } as const
      this.methods.set(method.id, method)
      intent.payment_method = method.id
    }
    const away = isAway ? this.whileAway.get(kept?.id ?? '') : undefined
    const outcome = token?.outcome ?? away ?? 'success'
    if (outcome === 'needsConfirmation') {
      intent.status = 'requires_action'
      this.tell('payment_intent.requires_action', intent)
      return intent
    }
    return outcome === 'success' ? this.#succeed(intent) : this.#fail(intent, outcome)
  }

  /** The bank's own question, answered by the person. */
  answerBank(id: string, isApproved: boolean): Intent {
    const intent = this.intent(id)
    if (intent.status !== 'requires_action') throw invalid('payment_intent_unexpected_state')
    return isApproved ? this.#succeed(intent) : this.#fail(intent, 'authentication')
  }

  #succeed(intent: Intent): Intent {
    const card = this.methods.get(intent.payment_method ?? '')?.card
    if (!card) throw invalid('payment_intent_unexpected_state')
    const charge: Charge = {
      id: this.id('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card },
    }
    this.charges.set(charge.id, charge)
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
    })
    this.tell('payment_intent.succeeded', intent)
    return intent
  }

  #fail(intent: Intent, why: Failure): never {
    const method = this.methods.get(intent.payment_method ?? '')
    const error = cardError(why, this.id('ch'), method)
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: error,
    })
    this.tell('payment_intent.payment_failed', intent)
    throw new StripeRefusal(402, error)
  }

  /** What was made before, by its name. */
  find(of: 'disputes' | 'methods' | 'tokens', id: string): Dispute | Method | Token {
    const found = this[of].get(id)
    if (!found) throw missing(id)
    return found
  }
}
