import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const deleteWaitingList = command('deleteWaitingList', {
  about: 'Leaves the waiting list; a car that was offered goes to the next person.',
  access: 'user',
  input: z.object({ id: IdField }),
  output: NoFields,
})
