export type Funding = 'credit' | 'debit'

/** What was not taken, and at which fields. */
export type Refused = {
  refused: string
  fields: Record<string, string>
  /** A bank said no to this card: another one, or another way, leads on. */
  isDeclined?: boolean
}

/** A card that somebody hands over to the gateway, and to nobody else. */
export type CardEntry = {
  /** Another one as soon as anything of it is another. */
  key: string
  /**
   * What stands for it at the gateway; nothing is charged by that.
   * @throws CallError when the gateway cannot be reached
   */
  token(): Promise<{ token: string } | Refused>
}

/** A payment that was begun: without a token the card that the gateway keeps. */
export type Begun = { clientSecret: string; token: string | undefined; order: string }

/** Where a payment is confirmed (docs/product/booking-and-payment.md#gateway). */
export type CardGateway = {
  /** As the server names it. */
  name: string
  /**
   * `approved` is the second step of a card whose bank asks, where the gateway leaves the question to us.
   * @throws CallError when the gateway cannot be reached
   */
  confirm(
    begun: Begun,
    approved: boolean,
  ): Promise<{ state: 'processing' | 'needsConfirmation' } | Refused>
}

/** Stripe's key, written into the page by the server where its keys are set; else the built-in gateway takes cards. */
export function stripeKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=stripe]')?.content
}
