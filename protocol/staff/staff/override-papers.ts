import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import { VersionField } from '../../core/as-seen.ts'
import * as z from 'zod/mini'

export const staffOverridePapers = command('staffOverridePapers', {
  about:
    'Gives the keys of a booking free without verified papers, with the reason; while the car is out, its next extension.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    reason: TextField(500),
  }),
  output: NoFields,
})
