import { IdField, IntField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const staffAudit = query('staffAudit', {
  about: 'What staff did, newest first; of one order, document, claim … with `subject`.',
  access: 'staff',
  input: z.object({ subject: z.optional(IdField), cursor: z.optional(IntField) }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        staff: z.string(),
        title: z.string(),
        subject: z.string(),
        /** Whom it concerns, as they are called now. */
        renter: z.optional(z.string()),
        /** What was said and chosen, as it was written then. */
        details: z.record(z.string(), z.string()),
      }),
    ),
    nextCursor: z.optional(z.number()),
  }),
})
