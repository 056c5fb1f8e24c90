import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const staffNote = command('staffNote', {
  about: 'Adds a note to an order that only staff read; notes are never changed.',
  access: 'staff',
  input: z.object({ order: IdField, text: TextField(1000) }),
  output: NoFields,
})
