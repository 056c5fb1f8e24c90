import { EmailField, IdField, MoneyField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { wishFields } from './caller-fields.ts'

export const staffSendQuote = command('staffSendQuote', {
  about:
    'Mails a caller what a car costs for their dates, line by line, with a link that opens the booking as it was read out. It holds nothing; what it said, and until when it is good, is kept.',
  access: 'staff',
  input: z.object({
    ...wishFields,
    car: IdField,
    person: z.optional(IdField),
    /** Of somebody who has no account. */
    email: z.optional(EmailField),
    language: z.optional(z.enum(['en', 'es'])),
    /** What was read out; only compared. */
    total: MoneyField,
  }),
  output: z.object({ quoteId: z.string(), validUntil: Instant, email: z.string() }),
})
