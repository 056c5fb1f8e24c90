// @long
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { type Paying, payingAtStripe } from '#testing/stripe/paying.ts'
import { walks } from '#testing/walk/length.ts'
import type { StripeEvent } from '#testing/stripe/objects.ts'

let at: Paying
beforeAll(async () => {
  at = await payingAtStripe()
})
afterAll(() => at.stripe.close())

type Paid = Awaited<ReturnType<Paying['paid']>>

/** What people, Stripe and banks do with a payment, as far as its state lets them. */
const acts = {
  cancel: ({ user, order }: Paid) => at.server.as(user.token).send(cancelContract, { order }),
  work: () => at.server.work(),
  refundThere: ({ reference }: Paid, part: number) =>
    at.stripe.account.refund(reference, Math.max(1, Math.floor((left(reference) * part) / 4)), {}),
  failRefund: ({ reference }: Paid, part: number) => {
    const made = refundsOf(reference).filter(({ status }) => status === 'succeeded')
    at.stripe.account.failRefund(made[part % Math.max(1, made.length)]?.id ?? '')
  },
  dispute: ({ reference }: Paid) => {
    if (disputeOf(reference)) throw new Error('disputed before')
    at.stripe.account.dispute(reference, 'needs_response', null)
    at.stripe.account.disputeMoves(reference, 'withdrawn', Math.max(1, left(reference)))
  },
  win: ({ reference }: Paid) => {
    if (disputeOf(reference)?.status !== 'needs_response') throw new Error('nothing to win')
    at.stripe.account.dispute(reference, 'won', null)
    at.stripe.account.disputeMoves(reference, 'reinstated')
  },
  lose: ({ reference }: Paid) => {
    if (disputeOf(reference)?.status !== 'needs_response') throw new Error('nothing to lose')
    at.stripe.account.dispute(reference, 'lost', null)
  },
} as const

const refundsOf = (reference: string) =>
  at.stripe.account.refunds.filter(({ payment_intent }) => payment_intent === reference)
const disputeOf = (reference: string) =>
  [...at.stripe.account.disputes.values()].find(
    ({ payment_intent }) => payment_intent === reference,
  )

/** Cents of a payment that are at Stripe's account now. */
function left(reference: string): number {
  const back = refundsOf(reference).filter(({ status }) => status !== 'failed')
  const moved = disputeOf(reference)?.balance_transactions ?? []
  return (
    at.stripe.account.intent(reference).amount_received -
    back.reduce((sum, { amount }) => sum + amount, 0) +
    moved.reduce((sum, { amount }) => sum + amount, 0)
  )
}

/** Refunds that are more than was paid, or that the card could not have. */
async function tooMuch(order: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select greatest(0, coalesce(sum(r.due_cents + r.fee_cents), 0) - (p.due_cents + p.fee_cents))::int as cents
    from payment p left join refund r on r.payment_id = p.id
    where p.order_id = ${order} and p.paid_at is not null group by p.id`.execute(
    at.server.services.db,
  )
  return rows[0]?.cents ?? -1
}

const step = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  part: fc.integer({ min: 1, max: 4 }),
  /** How the messages until then come: not yet, as they were, or all of them backwards and twice at once. */
  told: fc.constantFrom('later', 'now', 'wildly' as const),
})

async function tell(told: string, events: readonly StripeEvent[]): Promise<void> {
  if (told === 'now') await at.deliver([...events])
  if (told !== 'wildly') return
  const backwards = events.toReversed()
  await Promise.all([at.deliver(backwards), at.deliver(backwards)])
}

test('whatever moves at Stripe in whatever order, the books have what is there, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const paid = await at.paid()
      const { events } = at.stripe.account
      for (const { act, part, told } of steps) {
        try {
          await acts[act](paid, part)
        } catch {
          // Stripe, or its state, does not let them.
        }
        await tell(told, events)
      }
      await tell('wildly', events)
      at.server.passMinutes(61)
      await at.server.work()
      await tell('wildly', events)
      const ledger = await ledgerOf(at.server, paid.order)
      expect(ledger.card ?? 0).toBe(left(paid.reference))
      expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0)
      expect(await tooMuch(paid.order)).toBe(0)
      // A bank that has decided holds nothing.
      const isOpen = disputeOf(paid.reference)?.status === 'needs_response'
      expect((ledger.disputed ?? 0) > 0).toBe(isOpen)
    }),
    walks({ short: 8, thorough: 40, seed: 20261129 }),
  )
})
