import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

/** What whoever drives a rented car reads to a dispatcher. */
export const DrivenCar = z.object({
  /** Year, make and model. */
  name: z.string(),
  color: z.string(),
  plate: z.string(),
})

export const jobSafety = query('jobSafety', {
  about: 'What the emergency card of a running ride says besides the job itself.',
  access: 'user',
  input: z.object({ id: IdField }),
  output: z.object({
    /** Missing while no card stands on the page (docs/product/jobs.md#emergency). */
    emergency: z.optional(
      z.object({
        /** The rented car that the caller has, where they drive. */
        car: z.optional(DrivenCar),
      }),
    ),
  }),
})
