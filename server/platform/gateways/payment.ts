import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { SqlInstant } from '../work/sql-instant.ts'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../db/database.ts'

/** The two kinds of card: networks forbid a fee on debit cards (docs/product/prices.md#fees). */
export type Funding = 'credit' | 'debit'

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
  /** ISO 4217. */
  currency: string
  funding: Funding
  /** For a refusal: declined, insufficientFunds, notDebit … */
  code?: string
  /** The card, when it is to be remembered. */
  card?: RememberedCard
}

/** A card as the gateway tells of it: never its number. */
export type RememberedCard = {
  /** The gateway's own name for it. */
  reference: string
  last4: string
  /** YYYY-MM-DD, the last day of its month. */
  expiresOn: string
}

/** What a gateway needs of the server. */
export type GatewayServices = { config: Config; db: Db; clock: () => Date }

/** A way to take cards: the built-in test gateway today, Stripe when its keys are set (docs/product/booking-and-payment.md#gateway). */
export type PaymentGateway = {
  name: string
  isTest: boolean
  /** Whether this caller can pay by it; where nobody can, cards are not offered. */
  isOpenTo(caller: { config: Config; isSameMachine: boolean }): boolean
  /** Adds its routes: where the browser confirms, where the webhook arrives, which hands its events on. */
  register(
    app: FastifyInstance,
    services: GatewayServices,
    receive: (event: GatewayEvent) => Promise<void>,
  ): void
  /** The kind of the card that a browser's token stands for; undefined when the gateway knows no such token, or no more. */
  readToken(db: Db | Tx, token: string, now: Date): Promise<Funding | undefined>
  /**
   * Begins a card payment. `amount` with the credit card's fee, `debitAmount` without: networks
   * forbid a surcharge on debit cards, and only the gateway knows which one it is.
   */
  createIntent(
    tx: Tx,
    request: {
      amount: number
      debitAmount: number
      requireDebit: boolean
      /** The event of its success tells which card to remember. */
      remember: boolean
      /** The reference of a remembered card: it is confirmed without a number. */
      card: string | undefined
      now: Date
    },
  ): Promise<Intent>
  /**
   * Lets a card payment go that was begun: nobody can be charged by it any more.
   * @returns the event of its success when it was charged already; then it stays as it is
   */
  cancelIntent(tx: Tx, reference: string): Promise<GatewayEvent | undefined>
  /** Gives back `amount` cents of what was taken; harmless when repeated with the same `key`. */
  refund(
    services: GatewayServices,
    request: { reference: string; amount: number; key: string },
  ): Promise<void>
  /** The rows that are there for `work`. */
  due(now: SqlInstant): RawBuilder<unknown>
  /** What the gateway has to do from time to time; returns how much was done. */
  work(services: GatewayServices): Promise<number>
  /** How much of that waits. */
  waiting(services: GatewayServices): Promise<number>
}
