import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, MoneyField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ToDecide, VersionField } from '../../core/as-seen.ts'
import { staffDecisions } from '../staff/staff-bookings.ts'

const Amount = MoneyField.check(z.refine((cents) => cents > 0, fieldError('min', '0.01')))

export const staffGoodwillQuote = query('staffGoodwillQuote', {
  about:
    'How much of what was paid for a rental can still be given back beyond what is owed, and where an amount of it would go.',
  access: 'staff',
  input: z.object({ order: IdField, amount: z.optional(Amount) }),
  output: z.object({
    /** The most that can be given; 0 when nothing that was paid is left. The deposit that is held is not in it. */
    most: Dollars,
    /** Where `amount` goes, each with its share of the card fee; empty without one. By hand is what staff have to send themselves. */
    ways: z.array(z.object({ name: z.string(), amount: Dollars, byHand: z.boolean() })),
    /** What the renter gets in all. */
    total: Dollars,
    /** The most that the caller gives by themself; a colleague agrees to more. Absent: any sum. */
    limit: z.optional(Dollars),
    /** What a colleague has asked for already, and nobody has decided. */
    asked: z.optional(z.object({ by: z.string(), amount: Dollars })),
    ...ToDecide,
  }),
})

export const staffGoodwill = command('staffGoodwill', {
  about:
    'Gives money back beyond what is owed, the way it came, also of a rental that is over, with a reason that the renter reads.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    amount: Amount,
    reason: TextField(500),
  }),
  output: z.object({
    /** It is more than the caller's limit: a colleague is asked, and nothing was given. */
    isAsked: z.boolean(),
  }),
})

export const staffDecideGoodwill = command('staffDecideGoodwill', {
  about:
    'Agrees to money that a colleague would give back beyond their limit, which gives it, or refuses.',
  access: 'staff',
  input: z.object({
    goodwill: IdField,
    version: VersionField,
    decision: z.enum(staffDecisions),
  }),
  output: NoFields,
})
