import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const revokeInvitation = command('revokeInvitation', {
  about: 'Takes back an invitation that nobody has used yet.',
  access: 'user',
  input: z.object({ invitation: IdField }),
  output: NoFields,
})
