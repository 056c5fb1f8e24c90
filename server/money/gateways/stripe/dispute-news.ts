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
  const moved = dispute.balance_transactions
  const sumOf = (sign: 1 | -1) =>
    moved.reduce((sum, one) => sum + Math.max(0, sign * one.amount), 0)
  const taken = sumOf(-1)
  return {
    type: 'dispute',
    id,
    reference: paymentOf(dispute),
    amount,
    reason,
    state: states[status] ?? 'open',
    // A bank that keeps it has it.
    taken: taken === 0 && status === 'lost' ? amount : taken,
    given: sumOf(1),
    fee: Math.max(
      0,
      moved.reduce((sum, { fee }) => sum + fee, 0),
    ),
    ...(evidence.due_by !== null && { answerBy: new Date(evidence.due_by * 1000) }),
  }
}
