import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { reportReasons } from './choices.ts'

export const reportUser = command('reportUser', {
  about: 'Tells staff what is wrong with a person. Nobody else learns of it.',
  access: 'user',
  input: z.object({ userId: IdField, reason: z.enum(reportReasons), text: TextField(2000) }),
  output: NoFields,
})
