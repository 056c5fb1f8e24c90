import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RentalOffer } from './rental-offer.ts'

export const answerOffer = command('answerOffer', {
  about:
    'The renter takes an offer or declines it. A credit is taken off the next extension, a swap is free of its fee, a discount comes with the settlement; that of an early return only when the car is back within 24 hours. Whose booked car is late accepts a similar one at no cost, or takes everything back with `refund`.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ offer: IdField, answer: z.enum(['accept', 'decline', 'refund']) }),
  output: z.object({ offer: RentalOffer }),
})
