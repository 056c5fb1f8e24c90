import { inspectionKinds } from '#domain/rentals/inspections/inspection-kinds.ts'
import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { Checkpoint, Inspection } from './inspection.ts'

/** An inspection that an order of the rental is waiting for, or will. */
export const DueInspection = z.object({
  /** The order to submit it for: the return of a swap is that of the first car. */
  order: z.string(),
  kind: z.enum(inspectionKinds),
  week: z.optional(z.number()),
  /** `ahead`: not yet; `open`: can be submitted; `overdue`: open, and late; `done`: wait for the keys. */
  state: z.enum(['ahead', 'open', 'overdue', 'done']),
  opensAt: z.optional(Instant),
  dueAt: z.optional(Instant),
})
export type DueInspection = z.infer<typeof DueInspection>

export const inspectionGuidelines = query('inspectionGuidelines', {
  about:
    'The checklist of an inspection with an example of each picture; with `order`, also which inspections are due and those that were made of its cars, for before and after side by side.',
  access: 'user',
  input: z.object({ order: z.optional(IdField) }),
  output: z.object({
    checkpoints: z.array(Checkpoint),
    due: z.array(DueInspection),
    /** Of the whole rental, the oldest first. */
    inspections: z.array(Inspection),
  }),
})
