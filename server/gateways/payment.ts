import type { FastifyInstance } from 'fastify'
import type { Services } from '../core/context.ts'
import type { Tx } from '../db/database.ts'

export type Intent = {
  gateway: string
  reference: string
  clientSecret: string
  publishableKey: string
}

/** What the gateway tells by its signed webhook. Amounts in cents, as really taken. */
export type GatewayEvent = {
  id: string
  type: 'payment.succeeded' | 'payment.refused'
  reference: string
  amount: number
  funding: 'credit' | 'debit'
  /** For a refusal: declined, insufficientFunds, notDebit … */
  code?: string
}

/** A way to take cards: the built-in test gateway today, Stripe when its keys are set (PRODUCT.md 8). */
export type PaymentGateway = {
  name: string
  isTest: boolean
  /** Adds its routes: where the browser confirms, where the webhook arrives. */
  register(app: FastifyInstance, services: Services): void
  /**
   * Begins a card payment. `amount` with the credit card's fee, `debitAmount` without: networks
   * forbid a surcharge on debit cards, and only the gateway knows which one it is.
   */
  createIntent(
    tx: Tx,
    request: { amount: number; debitAmount: number; requireDebit: boolean; now: Date },
  ): Promise<Intent>
  /** Gives back `amount` cents of what was taken; harmless when repeated with the same `key`. */
  refund(
    services: Services,
    request: { reference: string; amount: number; key: string },
  ): Promise<void>
  /** What the gateway has to do by itself from time to time; returns how much was done. */
  work(services: Services): Promise<number>
}
