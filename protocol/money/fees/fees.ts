import { RowsFields } from '#protocol/core/list-limit.ts'
import { IdField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Dollars, Instant, NoFields } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import { Claim } from '#protocol/money/payments/rental-money.ts'
import * as z from 'zod/mini'

/** An engine damage fee that was proposed automatically, with its evidence (docs/product/inspections-and-maintenance.md#engine-damage-fee). */
export const ProposedFee = z.object({
  id: z.string(),
  orderId: z.string(),
  /** What people call the order (docs/product/rental.md#number). */
  number: z.number(),
  renter: z.string(),
  email: z.string(),
  /** Make, model and year, and its plate. */
  car: z.string(),
  plate: z.string(),
  /** What is missing. */
  subject: z.enum(['inspection', 'maintenance']),
  title: z.string(),
  dueOn: Day,
  warnedOn: z.array(Day),
  amount: Dollars,
  state: z.enum(['open', 'agreed', 'appealed', 'charged', 'dropped']),
  /** What the renter says. */
  answer: z.optional(z.string()),
  /** What staff said when they decided. */
  decision: z.optional(z.string()),
  createdAt: Instant,
  ...ToDecide,
})
export type ProposedFee = z.infer<typeof ProposedFee>

export const staffFees = query('staffFees', {
  about:
    'Engine-damage fees that were proposed after two warnings, with the evidence; those to decide first.',
  access: 'staff',
  input: z.object({ filter: z.optional(z.enum(['open', 'all'])), ...RowsFields }),
  output: z.object({ fees: z.array(ProposedFee), total: z.number() }),
})

export const staffDecideFee = command('staffDecideFee', {
  about:
    'Charges a proposed fee or drops it; after an appeal the second decision holds, and a fee that is dropped then goes back.',
  access: 'staff',
  input: z.object({
    fee: IdField,
    version: VersionField,
    decision: z.enum(['charge', 'drop']),
    message: z.optional(TextField(1000)),
  }),
  output: NoFields,
})

export const appealFee = command('appealFee', {
  about: 'The renter appeals a fee, once; staff decide again.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ fee: IdField, text: TextField(2000, 10) }),
  output: z.object({ claim: Claim }),
})
