import { QuoteLine } from '#protocol/bookings/calculator-data.ts'
import { IdField, MoneyField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from './rental.ts'

export const cancelQuote = query('cancelQuote', {
  about: 'What goes back when this order is cancelled now, line by line.',
  access: 'user',
  input: z.object({ order: IdField }),
  output: z.object({
    /** Why it cannot be cancelled; absent when it can. */
    message: z.optional(z.string()),
    lines: z.array(QuoteLine),
    /** What goes back, the card fee's share included. */
    refund: Dollars,
    fee: Dollars,
    kept: Dollars,
  }),
})

export const cancelContract = command('cancelContract', {
  about: 'Cancels an order before its keys were taken; the refund follows cancelQuote.',
  access: 'user',
  input: z.object({
    order: IdField,
    /** The refund that the screen showed; only compared. */
    total: z.optional(MoneyField),
  }),
  output: RentalAnswer,
})
