import { RowsFields } from '#protocol/core/list-limit.ts'
import { IdField, ListField, MoneyField, TextField } from '#protocol/core/fields.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import { Claim } from '#protocol/money/payments/rental-money.ts'
import { claimCodes } from './choices.ts'
import { longestAnswer } from './limits.ts'

const Amount = MoneyField.check(z.refine((cents) => cents > 0, fieldError('min', '0.01')))

export const answerClaim = command('answerClaim', {
  about: 'The renter agrees to a claim or appeals it; a charged one can be appealed too.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    claim: IdField,
    answer: z.enum(['agree', 'appeal']),
    text: z.optional(TextField(longestAnswer)),
  }),
  output: z.object({ claim: Claim }),
})

export const staffClaims = query('staffClaims', {
  about: 'Claims that wait for a decision, oldest first.',
  access: 'staff',
  input: z.object({ ...RowsFields }),
  output: z.object({
    claims: z.array(
      z.extend(Claim, {
        /** What people call the order (docs/product/rental.md#number). */
        number: z.number(),
        renter: z.string(),
        car: z.string(),
        plate: z.string(),
        ...ToDecide,
      }),
    ),
    total: z.number(),
  }),
})

export const staffOpenClaim = command('staffOpenClaim', {
  about: 'Opens a claim with an estimate; the deposit stays until it is decided.',
  access: 'staff',
  input: z.object({
    order: IdField,
    code: z.enum(claimCodes),
    description: TextField(2000, 5),
    estimate: Amount,
    /** Ids of pictures of the rental: of its inspections, keys and reports. */
    before: ListField,
    after: ListField,
    /** Ids of at most 8 photos that were sent with `uploadFile` for it (purpose `claim`); they are shown after the rest of `after`. */
    photos: ListField,
  }),
  output: z.object({ claim: Claim }),
})

export const staffDecideClaim = command('staffDecideClaim', {
  about: 'Charges a claim, or drops it.',
  access: 'staff',
  input: z.object({
    claim: IdField,
    version: VersionField,
    decision: z.enum(['charge', 'drop']),
    amount: z.optional(Amount),
    message: z.optional(TextField(1000)),
  }),
  output: NoFields,
})
