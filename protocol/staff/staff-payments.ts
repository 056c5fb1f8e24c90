import { LimitField } from '#protocol/core/list-limit.ts'
import { IdField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, Instant, NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ToDecide, VersionField } from './as-seen.ts'
import { staffDecisions } from './staff-bookings.ts'

export const staffPayments = query('staffPayments', {
  about:
    'Bank transfers and cash that wait for a person to see the money, and the balance of the ledger.',
  access: 'staff',
  input: z.object({ limit: LimitField }),
  output: z.object({
    payments: z.array(
      z.object({
        paymentId: z.string(),
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        method: z.string(),
        amount: Dollars,
        confirmationNumber: z.optional(z.string()),
        createdAt: Instant,
        /** A transfer whose order ended before it came: if it came after all, it goes back. */
        late: z.boolean(),
        ...ToDecide,
      }),
    ),
    total: z.number(),
    /** Sum of all entries by account; all of them together are zero. */
    ledger: z.array(z.object({ account: z.string(), balance: Dollars })),
  }),
})

export const staffDecidePayment = command('staffDecidePayment', {
  about:
    'The money arrived, or it did not. What arrived late is owed to the renter and put into the list to be given back.',
  access: 'staff',
  input: z.object({
    payment: IdField,
    version: VersionField,
    decision: z.enum(staffDecisions),
    message: z.optional(TextField(500)),
  }),
  output: NoFields,
})
