import * as z from 'zod/mini'
import { fieldError } from './field-messages.ts'
import { IdField, IntField } from './fields.ts'

const most = 500

/** How many rows of a list are wanted; the server's usual number when it is left out. */
export const LimitField = z.optional(
  IntField.check(
    z.refine((rows) => rows >= 1, fieldError('min', 1)),
    z.refine((rows) => rows <= most, fieldError('max', most)),
  ),
)

/** What a list is opened for, the id of its order or driver: it comes before what waits longer. */
export const FirstField = z.optional(IdField)
