import type { Stripe } from 'stripe'
import type { DisputeNews } from '../../../platform/gateways/payment.ts'

/** What Stripe calls it, and what that means for staff; a word that is not known yet is looked at by them. */
const states: Record<string, DisputeNews['state']> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  appeal_needs_response: 'open',
  under_review: 'answered',
  warning_under_review: 'answered',
  appeal_under_review: 'answered',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
}

/** The payment that is disputed; empty for what is no payment of an intent. */
export function paymentOf({ payment_intent: of }: Stripe.Dispute): string {
  return (typeof of === 'string' ? of : of?.id) ?? ''
}

/** How a dispute stands (docs/product/booking-and-payment.md#disputes). */
export function newsOfDispute(dispute: Stripe.Dispute): DisputeNews {
  const { id, amount, reason, status, evidence_details: evidence } = dispute
  return {
    type: 'dispute',
    id,
    reference: paymentOf(dispute),
    amount,
    reason,
    state: states[status] ?? 'open',
    ...(evidence.due_by !== null && { answerBy: new Date(evidence.due_by * 1000) }),
  }
}
