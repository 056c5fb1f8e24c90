import { FirstField, RowsFields } from '#protocol/core/list-limit.ts'
import { IdField, LineField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, Instant, NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ToDecide, VersionField } from '../../core/as-seen.ts'
import { staffDecisions } from './staff-bookings.ts'
import { handWays } from './choices.ts'

export const staffPayments = query('staffPayments', {
  about:
    'Bank transfers and cash that wait for a person to see the money, refunds to pay out by hand with where to, card payments that a bank took back, and the balance of the ledger.',
  access: 'staff',
  input: z.object({ ...RowsFields, first: FirstField }),
  output: z.object({
    payments: z.array(
      z.object({
        paymentId: z.string(),
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        method: z.string(),
        amount: Dollars,
        /** The bank's number of a transfer that the renter announced. */
        confirmationNumber: z.optional(z.string()),
        /** Of money to hand back: how, and to which account; without an account none was given. */
        destination: z.optional(
          z.object({ way: z.enum(['transfer', 'cash']), account: z.optional(z.string()) }),
        ),
        /** Of a refund of a card payment: its bank sent it back, or has taken the payment back. */
        byHand: z.optional(z.enum(['failed', 'disputed'])),
        createdAt: Instant,
        /** What the renter says against a charge of their kept card, which waits for a decision. */
        contested: z.optional(z.string()),
        /** A transfer whose order ended before it came: if it came after all, it goes back. */
        late: z.boolean(),
        ...ToDecide,
      }),
    ),
    total: z.number(),
    /** Card payments that a bank took back, those to answer first; answered at the gateway. */
    disputes: z.array(
      z.object({
        disputeId: z.string(),
        orderId: z.string(),
        renter: z.string(),
        amount: Dollars,
        /** The bank's own word. */
        reason: z.string(),
        state: z.enum(['open', 'answered']),
        /** Until then it can be answered. */
        answerBy: z.optional(Instant),
      }),
    ),
    /** Money that a colleague would give back beyond their limit, the oldest first. */
    goodwill: z.array(
      z.object({
        goodwill: z.string(),
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        amount: Dollars,
        reason: z.string(),
        askedBy: z.string(),
        askedAt: Instant,
        /** The caller may not agree to so much either. */
        isAboveLimit: z.boolean(),
        ...ToDecide,
      }),
    ),
    /** Sum of all entries by account; all of them together are zero. */
    ledger: z.array(z.object({ account: z.string(), balance: Dollars })),
  }),
})

export const staffDecidePayment = command('staffDecidePayment', {
  about:
    'The money arrived, or it did not; of a contested charge of a kept card: it stays (confirm), or the card is left alone (refuse). What arrived late is owed to the renter and put into the list to be given back.',
  access: 'staff',
  input: z.object({
    payment: IdField,
    version: VersionField,
    decision: z.enum(staffDecisions),
    message: z.optional(TextField(500)),
    /** A refund that was handed back says how, and but for cash where to: the account, the number of the check. */
    paidBy: z.optional(z.enum(handWays)),
    paidTo: z.optional(LineField(200)),
  }),
  output: NoFields,
})
