import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { SqlInstant } from '../work/sql-instant.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../db/database.ts'

/** The two kinds of card: networks forbid a fee on debit cards (docs/product/prices.md#fees). */
export type Funding = 'credit' | 'debit'

/** A card that a browser has a token for. What pays out of a wallet carries no fee, whatever its card is. */
export type TokenCard = { funding: Funding; isWallet: boolean }

/** What the browser confirms. */
export type Intent = { reference: string; clientSecret: string }

/** What the gateway tells of a payment. Amounts in cents, as really taken. */
export type GatewayEvent = {
  /** The same for the same news, however and however often it comes. */
  id: string
  type: 'payment.succeeded' | 'payment.refused'
  reference: string
  amount: number
  /** ISO 4217. */
  currency: string
  funding: Funding
  /** For a refusal: declined, insufficientFunds, notDebit … */
  code?: string
  /** Of a success: the brand of the card that paid, in the gateway's own word, and its last four digits. */
  paidBy?: { brand: string | null; last4: string | null }
  /** The card, when it is to be remembered. */
  card?: RememberedCard
}

/** A payment that a bank took back because its customer does not recognize it, as it stands now. */
export type DisputeNews = {
  type: 'dispute'
  /** The gateway's name for it. */
  id: string
  /** The payment's. */
  reference: string
  /** Cents. */
  amount: number
  /** The bank's own word: fraudulent, product_not_received … */
  reason: string
  state: 'open' | 'answered' | 'won' | 'lost'
  answerBy?: Date
  /** What its bank took from us so far, and gave back of that; the gateway's own fee for it. Cents. */
  taken: number
  given: number
  fee: number
}

/** A refund as the gateway has it now; one that is under way is made. */
export type GatewayRefund = {
  /** The gateway's name for it. */
  id: string
  /** Cents. */
  amount: number
  /** By which `refund` was asked for it; none when somebody made it at the gateway's own pages. */
  key?: string | undefined
  state: 'made' | 'failed'
}

/** All that goes back of a payment, as it stands now. */
export type RefundNews = { type: 'refunds'; reference: string; refunds: GatewayRefund[] }

/** Whatever a gateway tells by itself. */
export type GatewayNews = GatewayEvent | DisputeNews | RefundNews

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

export type IntentRequest = {
  /** Repeated with the same key, it answers the same intent. */
  key: string
  /** The order it pays, for who looks at the gateway's own pages. */
  order: string
  amount: number
  /** Without the credit card's fee; another sum only where the card's kind is not known before. */
  debitAmount: number
  requireDebit: boolean
  /** The event of its success tells which card to remember. */
  remember: boolean
  /** The reference of a remembered card: it is confirmed without a number. */
  card: string | undefined
}

/** The gateway cannot be reached, or has no answer: nothing is known, and the same may be asked again. */
export class GatewayAway extends Error {}

/** It answers, and does not take our key: asked again when somebody has mended that. */
export class GatewayShut extends GatewayAway {}

/** The gateway will not do it, and says why by a short name. */
export class GatewayRefused extends Error {}

/**
 * A way to take cards: the built-in test gateway, or Stripe when its keys are set
 * (docs/product/booking-and-payment.md#gateway). Nothing of it may be called within a transaction: it may be
 * another server.
 * @throws GatewayAway from whatever asks it
 */
export type PaymentGateway = {
  name: string
  isTest: boolean
  /** Cards are taken only with a token, which says their kind. */
  needsToken: boolean
  /** What a browser needs to hand a card over. */
  publishableKey: string
  /** Whether this caller can pay by it; where nobody can, cards are not offered. */
  isOpenTo(caller: { config: Config; isSameMachine: boolean }): boolean
  /** Adds its routes: where the browser confirms, where the webhook arrives, which hands its events on. */
  register(
    app: FastifyInstance,
    services: GatewayServices,
    receive: (news: GatewayNews) => Promise<void>,
  ): void
  /** The card that a browser's token stands for; undefined when the gateway knows no such token, or no more. */
  readToken(services: GatewayServices, token: string): Promise<TokenCard | undefined>
  /** Begins a card payment; undefined when the remembered card is gone. */
  createIntent(services: GatewayServices, request: IntentRequest): Promise<Intent | undefined>
  /**
   * Lets a card payment go that was begun: nobody can be charged by it any more.
   * @returns the event of its success when it was charged already; then it stays as it is
   */
  cancelIntent(services: GatewayServices, reference: string): Promise<GatewayEvent | undefined>
  /**
   * Charges the remembered card that an intent was begun with, while its owner is away; what came of it is read.
   * Harmless when repeated.
   */
  confirmKept(services: GatewayServices, reference: string): Promise<void>
  /** What became of it: its newest event; `open` while it can still be paid, `gone` when it never will. */
  readIntent(services: GatewayServices, reference: string): Promise<GatewayEvent | 'open' | 'gone'>
  /**
   * Gives back `amount` cents of what was taken; harmless when repeated with the same `key`.
   * @returns what became of it: a bank may send back what was sent before
   * @throws GatewayRefused when it will not, such as of a payment that a bank took back already
   */
  refund(
    services: GatewayServices,
    request: { reference: string; amount: number; key: string },
  ): Promise<GatewayRefund>
  /**
   * What its messages should have told since then of refunds and disputes, each as it stands now, so that one that
   * never came is made up for; none where messages are not lost.
   */
  readMissed(services: GatewayServices, since: Date): AsyncIterable<DisputeNews | RefundNews>
  /** The rows that are there for `work`. */
  due(now: SqlInstant): RawBuilder<unknown>
  /** What the gateway has to do from time to time; returns how much was done. */
  work(services: GatewayServices): Promise<number>
  /** How much of that waits. */
  waiting(services: GatewayServices): Promise<number>
}
