import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const withdrawRecommendation = command('withdrawRecommendation', {
  about: 'Takes back the caller’s vouch for a person.',
  access: 'user',
  input: z.object({ userId: IdField }),
  output: NoFields,
})
