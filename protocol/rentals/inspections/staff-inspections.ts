import { RowsFields } from '#protocol/core/list-limit.ts'
import { inspectionKinds } from '#domain/rentals/inspections/inspection-kinds.ts'
import { IdField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import { ToDecide } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { Inspection } from './inspection.ts'

export const StaffInspection = z.object({
  inspection: Inspection,
  /** What people call the order (docs/product/rental.md#number). */
  number: z.number(),
  renter: z.string(),
  /** Make, model and year. */
  car: z.string(),
  plate: z.string(),
  area: z.string(),
  /** How the car was when the renter got it, to compare. */
  before: z.optional(Inspection),
  own: ToDecide.own,
})
export type StaffInspection = z.infer<typeof StaffInspection>

export const staffInspections = query('staffInspections', {
  about:
    'Inspections with their pictures, those to review first come first; each beside the pictures of the pickup.',
  access: 'staff',
  input: z.object({
    filter: z.optional(z.enum(['submitted', 'all'])),
    order: z.optional(IdField),
    kind: z.optional(z.enum(inspectionKinds)),
    ...RowsFields,
  }),
  output: z.object({ inspections: z.array(StaffInspection), total: z.number() }),
})

export const staffReviewInspection = command('staffReviewInspection', {
  about: 'Staff have looked at an inspection; the renter reads the note.',
  access: 'staff',
  input: z.object({ inspection: IdField, note: z.optional(TextField(1000)) }),
  output: NoFields,
})
