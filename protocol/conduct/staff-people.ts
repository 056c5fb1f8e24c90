import { DayField, IdField, LineField, TextField } from '#protocol/core/fields.ts'
import { LimitField } from '#protocol/core/list-limit.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Instant } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/staff/as-seen.ts'
import * as z from 'zod/mini'
import { reportReasons } from './report-user.ts'

const PersonBlock = z.object({
  id: z.string(),
  reason: z.string(),
  from: Instant,
  until: Instant,
  /** As it was chosen and as the person reads it; `until` is the midnight after it. */
  lastDay: Day,
  by: z.string(),
  running: z.boolean(),
  liftedAt: z.optional(Instant),
})

export const StaffPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty of somebody who left. */
  email: z.string(),
  phone: z.optional(z.string()),
  since: Day,
  staff: z.boolean(),
  confirmed: z.boolean(),
  /** Rentals that came to their end, and those under way. */
  completedRentals: z.number(),
  runningRentals: z.number(),
  score: z.optional(z.number()),
  licenseVerified: z.boolean(),
  invitedBy: z.optional(z.string()),
  reports: z.array(
    z.object({
      id: z.string(),
      by: z.string(),
      reason: z.enum(reportReasons),
      text: z.string(),
      at: Instant,
      decision: z.optional(z.enum(['dismissed', 'warned', 'blocked'])),
    }),
  ),
  blocks: z.array(PersonBlock),
  ...ToDecide,
})
export type StaffPerson = z.infer<typeof StaffPerson>

export const staffPeople = query('staffPeople', {
  about:
    'People whom somebody reported or whom staff blocked; with `find` everybody of that name, address, number or id.',
  access: 'staff',
  input: z.object({ find: z.optional(LineField(120)), limit: LimitField }),
  output: z.object({ people: z.array(StaffPerson), total: z.number() }),
})

export const staffDecidePerson = command('staffDecidePerson', {
  about:
    'Ends what was reported of a person: dismisses it, warns, or blocks the account until the end of a day; `unblock` ends a block early.',
  access: 'staff',
  input: z.object({
    member: IdField,
    version: VersionField,
    decision: z.enum(['dismiss', 'warn', 'block', 'unblock']),
    /** The person reads it, but not of a dismissal; needed for a warning and a block. */
    message: z.optional(TextField(1000)),
    /** The last day of a block. */
    until: z.optional(DayField),
  }),
  output: z.object({ person: StaffPerson }),
})
