import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const evidence = query('evidence', {
  about:
    'The hash-linked evidence log of an order, for its renter and staff. Downloaded as a file from `/api/evidence`, `npm run verify-evidence -- FILE` tells whether a byte was changed.',
  access: 'user',
  input: z.object({ order: IdField }),
  output: z.object({
    entries: z.array(
      z.object({
        order: z.string(),
        number: z.number(),
        at: Instant,
        kind: z.string(),
        data: z.unknown(),
        previousHash: z.string(),
        hash: z.string(),
      }),
    ),
  }),
})
