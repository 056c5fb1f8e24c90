import type { Stripe } from 'stripe'
import type {
  DisputeNews,
  GatewayRefund,
  GatewayServices,
  RefundNews,
} from '../../../platform/gateways/payment.ts'
import { newsOfDispute, paymentOf } from './dispute-news.ts'
import { fromStripe, ifThere, movedEvents } from './stripe-api.ts'

/** Of the same account may be more than ours. */
export async function isOurs({ db }: GatewayServices, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('gateway_reference', '=', reference)
    .executeTakeFirst()
  return row !== undefined
}

/** A refund that is under way, or waits for its owner, is made until its bank sends it back. */
export const refundOf = ({ id, amount, metadata, status }: Stripe.Refund): GatewayRefund => ({
  id,
  amount,
  key: metadata?.refund,
  state: status === 'failed' || status === 'canceled' ? 'failed' : 'made',
})

/** All refunds of a payment, whoever made them. */
export async function refundsOf(stripe: Stripe, reference: string): Promise<GatewayRefund[]> {
  const all: GatewayRefund[] = []
  const list = stripe.refunds.list({ payment_intent: reference, limit: 100 })
  await fromStripe(async () => {
    for await (const refund of list) all.push(refundOf(refund))
  })
  return all
}

const objectOf = ({ data }: Stripe.Event) => data.object as { id: string; payment_intent?: unknown }

/**
 * How a dispute, or what goes back of a payment, stands now that an event tells of it; the event is only a hint
 * (docs/product/booking-and-payment.md#gateway). Undefined for what is not ours or another matter.
 */
export async function newsOfMoved(
  stripe: Stripe,
  services: GatewayServices,
  event: Stripe.Event,
): Promise<DisputeNews | RefundNews | undefined> {
  const { type } = event
  const { id, payment_intent: reference } = objectOf(event)
  if (type.startsWith('charge.dispute.')) {
    const dispute = await ifThere(() => stripe.disputes.retrieve(id))
    if (!dispute || !(await isOurs(services, paymentOf(dispute)))) return undefined
    return newsOfDispute(dispute)
  }
  if (!type.startsWith('refund.') && !type.startsWith('charge.refund')) return undefined
  if (typeof reference !== 'string' || !(await isOurs(services, reference))) return undefined
  return { type: 'refunds', reference, refunds: await refundsOf(stripe, reference) }
}

/** Made by us, and nothing is wrong with it. */
function isAsSent({ type, data }: Stripe.Event): boolean {
  if (!type.startsWith('refund.')) return false
  const refund = refundOf(data.object as Stripe.Refund)
  return refund.key !== undefined && refund.state === 'made'
}

/** What Stripe's list of events has since then, which it keeps for 30 days; each matter is read once. */
export async function* readMissed(
  stripe: Stripe,
  services: GatewayServices,
  since: Date,
): AsyncGenerator<DisputeNews | RefundNews> {
  const matters = new Map<string, Stripe.Event>()
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const events = stripe.events.list({ types: [...movedEvents], created, limit: 100 })
  await fromStripe(async () => {
    for await (const event of events) {
      const { id, payment_intent: of } = objectOf(event)
      const isDispute = event.type.startsWith('charge.dispute.')
      if (!isAsSent(event)) matters.set(String(isDispute ? id : of), event)
    }
  })
  for (const event of matters.values()) {
    const news = await newsOfMoved(stripe, services, event)
    if (news) yield news
  }
}
