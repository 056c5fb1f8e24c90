import { RowsFields } from '#protocol/core/list-limit.ts'
import { specialRequestKinds } from './choices.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { FlagField, IdField, MoneyField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, Instant } from '#protocol/core/shapes.ts'
import { ToDecide } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'

/** `answered` waits for the renter; `declined` is the company's no, `refused` the renter's. */
export const specialRequestStates = ['open', 'answered', 'accepted', 'refused', 'declined'] as const

export const SpecialRequest = z.object({
  id: z.string(),
  orderId: z.optional(z.string()),
  carId: z.optional(z.string()),
  kind: z.enum(specialRequestKinds),
  kindName: z.string(),
  text: z.string(),
  state: z.enum(specialRequestStates),
  stateName: z.string(),
  answer: z.optional(z.string()),
  /** What it costs when it is accepted; absent when it is free. */
  price: z.optional(Dollars),
  createdAt: Instant,
})
export type SpecialRequest = z.infer<typeof SpecialRequest>

const StaffSpecialRequest = z.extend(SpecialRequest, {
  /** What people call its order (docs/product/rental.md#number); absent where it is of none. */
  number: z.optional(z.number()),
  renter: z.string(),
  email: z.string(),
  own: ToDecide.own,
})
export type StaffSpecialRequest = z.infer<typeof StaffSpecialRequest>

const Price = MoneyField.check(
  z.refine((cents) => cents >= 0, fieldError('min', 0)),
  z.refine((cents) => cents <= 500_000, fieldError('max', 5000)),
)

export const specialRequests = query('specialRequests', {
  about: 'The caller’s special requests with staff’s answers, newest first; of one order, or all.',
  access: 'user',
  input: z.object({ order: z.optional(IdField) }),
  output: z.object({ requests: z.array(SpecialRequest) }),
})

export const answerSpecialRequest = command('answerSpecialRequest', {
  about: 'The renter takes what staff offered, at the price that was shown, or not.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ request: IdField, accept: FlagField, price: z.optional(MoneyField) }),
  output: z.object({ request: SpecialRequest }),
})

export const staffSpecialRequests = query('staffSpecialRequests', {
  about: 'Special requests that wait for an answer, oldest first.',
  access: 'staff',
  input: z.object({ ...RowsFields }),
  output: z.object({ requests: z.array(StaffSpecialRequest), total: z.number() }),
})

export const staffAnswerSpecialRequest = command('staffAnswerSpecialRequest', {
  about: 'Answers a special request: an offer, at a price or free, or a no with a reason.',
  access: 'staff',
  input: z.object({
    request: IdField,
    decision: z.enum(['offer', 'decline']),
    price: z.optional(Price),
    answer: TextField(1000),
  }),
  output: z.object({ request: SpecialRequest }),
})
