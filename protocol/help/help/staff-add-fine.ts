import { fieldError } from '#protocol/core/field-messages.ts'
import { FilesField, IdField, MoneyField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { fineCodes } from './choices.ts'

export const staffAddFine = command('staffAddFine', {
  about:
    'Passes a toll or fine on to the renter with its paper: a file, or the pictures of a ticket report, which it resolves.',
  access: 'staff',
  input: z.object({
    order: IdField,
    code: z.enum(fineCodes),
    amount: MoneyField.check(
      z.refine((cents) => cents > 0, fieldError('min', '0.01')),
      z.refine((cents) => cents <= 1_000_000, fieldError('max', 10_000)),
    ),
    /** Where and when, as the line reads. */
    description: TextField(300, 5),
    /** A ticket report whose pictures are the paper. */
    request: z.optional(IdField),
    paper: FilesField,
  }),
  output: NoFields,
})
