import Stripe from 'stripe'
import type { StripeAddress, StripeKeys } from '../../../stripe-keys.ts'
import { Problem, texts } from '../../../platform/api/problem.ts'
import {
  GatewayAway,
  GatewayRefused,
  type PaymentGateway,
} from '../../../platform/gateways/payment.ts'
import { registerWebhook } from '../webhook-route.ts'
import { cardsToForget, countCardsToForget, forgetCards } from './forget-cards.ts'
import { eventOf, fundingOf, withCard } from './intent-events.ts'
import { isOurs, newsOfMoved, readMissed, refundOf, refundsOf } from './moved-money.ts'
import { customerOf, fromStripe, ifThere, stripeApi } from './stripe-api.ts'
import { signedEvent } from './signed-event.ts'

/**
 * Real cards, by the company's own account at Stripe (docs/product/booking-and-payment.md#gateway). A webhook is only
 * a hint to look: what counts is what the intent says when it is read, so that a repeated, late or early one changes
 * nothing.
 */
export function stripeGateway(keys: StripeKeys, at?: StripeAddress): PaymentGateway {
  const stripe = stripeApi(keys.secret, at)
  const isLive = keys.secret.includes('_live_')
  const read = (reference: string) =>
    ifThere(() => stripe.paymentIntents.retrieve(reference, { expand: withCard }))
  const readIntent: PaymentGateway['readIntent'] = async (_services, reference) => {
    const intent = await read(reference)
    return intent ? eventOf(intent) : 'gone'
  }
  return {
    name: 'stripe',
    isTest: !isLive,
    needsToken: true,
    publishableKey: keys.publishable,
    isOpenTo: ({ config, isSameMachine }) => isLive || config.allowTestPayments || isSameMachine,
    register(app, services, receive) {
      registerWebhook(app, async (body, headers) => {
        const event = signedEvent(stripe, keys, { body, headers, now: services.clock() })
        if (!event) throw new Problem(400, texts.malformed)
        const moved = await newsOfMoved(stripe, services, event)
        if (moved) await receive(moved)
        const { id } = event.data.object as { id: string }
        if (!event.type.startsWith('payment_intent.') || !(await isOurs(services, id))) return
        const said = await readIntent(services, id)
        if (said !== 'open' && said !== 'gone') await receive(said)
      })
    },
    async readToken(_services, token) {
      if (!token.startsWith('ctoken_')) return undefined
      const found = await ifThere(() => stripe.confirmationTokens.retrieve(token))
      const card = found?.payment_method_preview?.card
      // One that has paid already pays nothing again.
      if (!card || found.payment_intent !== null) return undefined
      return { funding: fundingOf(card.funding), isWallet: (card.wallet ?? null) !== null }
    },
    async createIntent(_services, { key, order, amount, remember, card }) {
      const owner = card === undefined ? undefined : await customerOf(stripe, card)
      if (card !== undefined && owner === undefined) return undefined
      const customer = remember ? await newCustomer(stripe, key) : owner
      const { id, client_secret } = await fromStripe(() =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            allowed_payment_method_types: ['card'],
            metadata: { payment: key, order },
            ...(customer !== undefined && { customer }),
            ...(remember && { setup_future_usage: 'off_session' }),
            ...(card !== undefined && { payment_method: card }),
          },
          { idempotencyKey: `intent:${key}` },
        ),
      )
      if (client_secret === null) throw new GatewayAway('an intent without a secret')
      return { reference: id, clientSecret: client_secret }
    },
    async cancelIntent(_services, reference) {
      try {
        await ifThere(() => stripe.paymentIntents.cancel(reference))
        return undefined
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
      const intent = await read(reference)
      const said = intent ? eventOf(intent) : 'gone'
      if (said === 'gone') return undefined
      // Under way at the bank: nobody can say yet.
      if (said === 'open' || said.type === 'payment.refused')
        throw new GatewayAway(`${reference} can be neither canceled nor booked yet`)
      return said
    },
    async confirmKept(_services, reference) {
      try {
        await fromStripe(() => stripe.paymentIntents.confirm(reference, { off_session: true }))
      } catch (error) {
        // Declined, or confirmed before: the intent says which.
        const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
        if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) return
        throw error
      }
    },
    readIntent,
    async refund({ clock }, { reference, amount, key }) {
      // A key answers the same refusal for a day, so each hour has its own, and what was sent is found by its name.
      const sent = (await refundsOf(stripe, reference)).find((one) => one.key === key)
      if (sent) return sent
      try {
        const made = await fromStripe(() =>
          stripe.refunds.create(
            { payment_intent: reference, amount, metadata: { refund: key } },
            { idempotencyKey: `refund:${key}:${clock().toISOString().slice(0, 13)}` },
          ),
        )
        return refundOf(made)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        throw new GatewayRefused(error.code ?? 'refused', { cause: error })
      }
    },
    readMissed: (services, since) => readMissed(stripe, services, since),
    due: cardsToForget,
    work: (services) => forgetCards(stripe, services),
    waiting: countCardsToForget,
  }
}

/** Each kept card has a customer of its own, so that forgetting the card leaves nothing there. */
async function newCustomer(stripe: Stripe, key: string): Promise<string> {
  const { id } = await fromStripe(() =>
    stripe.customers.create({ metadata: { payment: key } }, { idempotencyKey: `customer:${key}` }),
  )
  return id
}
