import { query } from '#protocol/core/operation.ts'
import { NamedItem, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const ratingCriteria = query('ratingCriteria', {
  about: 'What people rate each other by, 1 to 10.',
  access: 'visitor',
  input: NoInput,
  output: z.object({
    criteria: z.array(
      z.object({
        ...NamedItem.shape,
        /** Only people of a job are rated by it. */
        ofJobs: z.optional(z.literal(true)),
      }),
    ),
  }),
})
