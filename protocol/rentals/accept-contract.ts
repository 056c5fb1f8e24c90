import { IdField, IntField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from './rental.ts'

export const acceptContract = command('acceptContract', {
  about: 'The renter accepts this version of the contract; another version answers 409.',
  access: 'user',
  input: z.object({ order: IdField, version: IntField }),
  output: RentalAnswer,
})
