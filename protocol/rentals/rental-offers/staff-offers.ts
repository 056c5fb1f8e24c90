import { RowsFields } from '#protocol/core/list-limit.ts'
import { offerKinds } from '#domain/money/orders/offer-kinds.ts'
import { IdField, IntField, MoneyField, TextField } from '#protocol/core/fields.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import { ToDecide } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { RentalOffer } from './rental-offer.ts'

export const staffOffers = query('staffOffers', {
  about:
    'Offers that wait for an answer, and those that were taken and not used yet; newest first.',
  access: 'staff',
  input: z.object({ ...RowsFields }),
  output: z.object({
    offers: z.array(
      z.extend(RentalOffer, {
        /** What people call the order (docs/product/rental.md#number). */
        number: z.number(),
        car: z.string(),
        plate: z.string(),
        renter: z.string(),
        createdAt: Instant,
        own: ToDecide.own,
      }),
    ),
    total: z.number(),
  }),
})

const Amount = MoneyField.check(
  z.refine((cents) => cents > 0, fieldError('min', '0.01')),
  z.refine((cents) => cents <= 1_000_000, fieldError('max', 10_000)),
)
const Hours = IntField.check(
  z.refine((hours) => hours >= 1, fieldError('min', 1)),
  z.refine((hours) => hours <= 720, fieldError('max', 720)),
)

export const staffMakeOffer = command('staffMakeOffer', {
  about:
    'Offers the renter an extension credit, money for an early return, a free swap or a discount.',
  access: 'staff',
  input: z.object({
    order: IdField,
    kind: z.enum(offerKinds),
    /** Not for a swap, which is worth the fee that falls away. */
    amount: z.optional(Amount),
    /** How long it can be answered. */
    hours: Hours,
    /** Added to the words that every offer of this kind has. */
    message: z.optional(TextField(500)),
  }),
  output: z.object({ offer: RentalOffer }),
})

export const staffWithdrawOffer = command('staffWithdrawOffer', {
  about: 'Takes an offer back that nobody has answered yet.',
  access: 'staff',
  input: z.object({ offer: IdField }),
  output: z.object({ offer: RentalOffer }),
})
