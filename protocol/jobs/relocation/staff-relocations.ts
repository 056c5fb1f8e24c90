import { IdField, TextField } from '#protocol/core/fields.ts'
import { RowsFields } from '#protocol/core/list-limit.ts'
import { command, query } from '#protocol/core/operation.ts'
import { WallTime } from '#protocol/core/shapes.ts'
import { Job } from '#protocol/jobs/jobs/job.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { Relocation } from './relocation.ts'

/** A relocation that staff look at before it is confirmed (docs/product/jobs.md#who-looks-at-it). */
export const LookedAtRelocation = z.object({
  /** Of the job. */
  id: z.string(),
  title: z.string(),
  driver: z.string(),
  plate: z.string(),
  /** A sentence for each thing that does not fit. */
  because: z.array(z.string()),
  /** On the wall clock of the area where it began. */
  finishedAt: WallTime,
  own: ToDecide.own,
})
export type LookedAtRelocation = z.infer<typeof LookedAtRelocation>

export const staffRelocations = query('staffRelocations', {
  about:
    'Relocations that wait for the eyes of staff, with what does not fit; the longest first. `relocation` has the version to decide with.',
  access: 'staff',
  input: z.object({ ...RowsFields }),
  output: z.object({ relocations: z.array(LookedAtRelocation), total: z.number() }),
})

export const staffDecideRelocation = command('staffDecideRelocation', {
  about:
    'Approves a relocation that was looked at, which gives its credit, or refuses it with a reason that its driver reads.',
  access: 'staff',
  input: z.object({
    id: IdField,
    version: VersionField,
    decision: z.enum(['approve', 'refuse']),
    /** Of one that is refused: where the car stands; where it was taken, when it is left out. */
    stands: z.optional(z.enum(['from', 'to'])),
    message: z.optional(TextField(500)),
  }),
  output: z.object({ job: Job, relocation: Relocation }),
})
