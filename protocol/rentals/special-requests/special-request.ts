import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { specialRequestKinds } from './choices.ts'

export const specialRequest = command('specialRequest', {
  about:
    'A special request about a car or an order that staff answer (docs/product/help-and-claims.md#special-requests).',
  access: 'user',
  input: z.object({
    kind: z.enum(specialRequestKinds),
    text: TextField(1000, 5),
    car: z.optional(IdField),
    order: z.optional(IdField),
  }),
  output: z.object({ message: z.string() }),
})
