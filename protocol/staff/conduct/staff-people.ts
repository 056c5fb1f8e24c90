import { markKinds } from '#domain/people/people/person-marks.ts'
import { DayField, FlagField, IdField, LineField, TextField } from '#protocol/core/fields.ts'
import { RowsFields } from '#protocol/core/list-limit.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Instant, WallTime } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { personDecisions, reportReasons } from './choices.ts'

const PersonBlock = z.object({
  id: z.string(),
  reason: z.string(),
  from: Instant,
  /** Absent without end, and so is `lastDay`. */
  until: z.optional(Instant),
  /** As it was chosen and as the person reads it; `until` is the midnight after it. */
  lastDay: z.optional(Day),
  by: z.string(),
  running: z.boolean(),
  liftedAt: z.optional(Instant),
})

const OtherAccount = z.object({ id: z.string(), name: z.string() })

/** A block of another account that is, or may be, of the same person (docs/product/staff.md#do-not-rent). */
const BlockMatch = z.object({
  block: z.string(),
  account: OtherAccount,
  /** What is the same; a license is certain. */
  kinds: z.array(z.enum(markKinds)),
  reason: z.string(),
  lastDay: z.optional(Day),
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
  /**
   * The account whose address this is; of a registration that nobody confirmed, with the address of an account that
   * there is. What staff decide reaches that account.
   */
  addressOf: z.optional(OtherAccount),
  matches: z.array(BlockMatch),
  /** Other accounts with a driver of the same license. */
  sameLicense: z.array(OtherAccount),
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
      /** About which the two wrote to each other, while the report is open; each is read with `staffReadJobThread`. */
      jobs: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
  blocks: z.array(PersonBlock),
  /** Held or booked and not picked up yet, the next first; staff may cancel each (`staffCancelBooking`). */
  coming: z.array(
    z.object({
      orderId: z.string(),
      number: z.number(),
      car: z.string(),
      dates: z.object({ start: WallTime, end: WallTime }),
      held: z.boolean(),
    }),
  ),
  ...ToDecide,
})
export type StaffPerson = z.infer<typeof StaffPerson>

export const staffPeople = query('staffPeople', {
  about:
    'People whom somebody reported or whom staff blocked; with `find` everybody of that name, address, number or id.',
  access: 'staff',
  input: z.object({ find: z.optional(LineField(120)), ...RowsFields }),
  output: z.object({ people: z.array(StaffPerson), total: z.number() }),
})

export const staffDecidePerson = command('staffDecidePerson', {
  about:
    'Ends what was reported of a person: dismisses it, warns, or blocks the person until the end of a day or without end; `unblock` ends a block early, `notSame` says that the blocked people whom the account may be are others.',
  access: 'staff',
  input: z.object({
    member: IdField,
    version: VersionField,
    decision: z.enum(personDecisions),
    /** The person reads it, but not of a dismissal; needed for a warning and a block. */
    message: z.optional(TextField(1000)),
    /** The last day of a block. */
    until: z.optional(DayField),
    /** A block without end, in the place of `until`. */
    noEnd: z.optional(FlagField),
  }),
  output: z.object({ person: StaffPerson }),
})
