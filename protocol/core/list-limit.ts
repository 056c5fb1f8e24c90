import * as z from 'zod/mini'
import { fieldError } from './field-messages.ts'
import { IdField, IntField } from './fields.ts'

const most = 500
const mostSkipped = 1_000_000

/** How many rows of a list are wanted; the server's usual number when it is left out. */
export const LimitField = z.optional(
  IntField.check(
    z.refine((rows) => rows >= 1, fieldError('min', 1)),
    z.refine((rows) => rows <= most, fieldError('max', most)),
  ),
)

/** Which rows of a staff list are wanted: so many, after the first `skip`. */
export const RowsFields = {
  limit: LimitField,
  skip: z.optional(
    IntField.check(
      z.refine((rows) => rows >= 0, fieldError('min', 0)),
      z.refine((rows) => rows <= mostSkipped, fieldError('max', mostSkipped)),
    ),
  ),
}

/** What a list is opened for, the id of its order or driver: it comes before what waits longer. */
export const FirstField = z.optional(IdField)
