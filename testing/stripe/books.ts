import {
  type Charge,
  type Dispute,
  type Intent,
  invalid,
  missing,
  type Refund,
  type StripeEvent,
} from './objects.ts'

/** The money of one account: what was charged, what went back and what banks took, and what it tells of that. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly disputes = new Map<string, Dispute>()
  readonly refunds: Refund[] = []
  readonly events: StripeEvent[] = []
  #made = 0
  readonly #told: (event: StripeEvent) => void
  /** Seconds, as events say them. */
  now = () => Math.floor(Date.now() / 1000)

  /** @param told hears of each event as it happens */
  constructor(told: (event: StripeEvent) => void = () => {}) {
    this.#told = told
  }

  protected id(prefix: string): string {
    this.#made += 1
    return `${prefix}_fake${String(this.#made).padStart(6, '0')}`
  }

  protected tell(type: string, object: Record<string, unknown>): void {
    const data = { object: structuredClone(object) }
    const event = {
      id: this.id('evt'),
      object: 'event',
      type,
      livemode: false,
      created: this.now(),
      data,
    } as const
    this.events.push(event)
    this.#told(event)
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw missing(id)
    return intent
  }

  refund(reference: string, amount: number, metadata: Record<string, string>): Refund {
    const charge = this.charges.get(this.intent(reference).latest_charge ?? '')
    if (!charge) throw invalid('charge_not_refundable')
    if (this.#disputeOf(reference)?.balance_transactions.length === 1)
      throw invalid('charge_disputed')
    if (charge.amount_refunded + amount > charge.amount) throw invalid('charge_already_refunded')
    charge.amount_refunded += amount
    const refund: Refund = {
      id: this.id('re'),
      object: 'refund',
      amount,
      payment_intent: reference,
      status: 'succeeded',
      metadata,
    }
    this.refunds.push(refund)
    this.tell('charge.refunded', charge)
    this.tell('refund.created', refund)
    return refund
  }

  /** Its bank will not have it: the money is back at the account. */
  failRefund(id: string): void {
    const refund = this.refunds.find((one) => one.id === id)
    const charge = this.charges.get(this.intent(refund?.payment_intent ?? '').latest_charge ?? '')
    if (!refund || !charge) throw missing(id)
    refund.status = 'failed'
    charge.amount_refunded -= refund.amount
    this.tell('refund.updated', refund)
    this.tell('refund.failed', refund)
  }

  /** A bank takes a payment back, or says more of it. */
  dispute(reference: string, status: string, dueBy: number | null): Dispute {
    const known = this.#disputeOf(reference)
    const dispute: Dispute = {
      id: known?.id ?? this.id('dp'),
      object: 'dispute',
      amount: known?.amount ?? this.intent(reference).amount,
      reason: 'product_not_received',
      status,
      payment_intent: reference,
      evidence_details: { due_by: dueBy },
      balance_transactions: known?.balance_transactions ?? [],
    }
    this.disputes.set(dispute.id, dispute)
    this.tell(`charge.dispute.${known ? 'updated' : 'created'}`, dispute)
    return dispute
  }

  #disputeOf(reference: string): Dispute | undefined {
    return [...this.disputes.values()].find((one) => one.payment_intent === reference)
  }

  /** The bank has what it disputes, or gives it back. */
  disputeMoves(reference: string, way: 'withdrawn' | 'reinstated', cents?: number): void {
    const dispute = this.#disputeOf(reference)
    if (!dispute) throw missing(reference)
    const amount = cents ?? dispute.amount
    dispute.amount = amount
    dispute.balance_transactions.push(
      way === 'withdrawn' ? { amount: -amount, fee: 1_500 } : { amount, fee: 0 },
    )
    this.tell(`charge.dispute.funds_${way}`, dispute)
  }

  /** What was told since then, the newest first. */
  eventsSince(seconds: number, types: readonly string[]): StripeEvent[] {
    return this.events
      .filter(({ type, created }) => created >= seconds && types.includes(type))
      .toReversed()
  }
}
