import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'

const VersionField = IntField.check(
  z.refine((version) => version >= 1, fieldError('min', 1)),
  z.refine((version) => version <= 10_000, fieldError('max', 10_000)),
)

export const acceptContract = command('acceptContract', {
  about: 'The renter accepts this version of the contract; another version answers 409.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ order: IdField, version: VersionField }),
  output: RentalAnswer,
})
