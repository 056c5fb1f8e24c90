import { roughestAccuracy, locationActions, locationStates } from '#domain/jobs/jobs/job-safety.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, NumberField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, WallTime } from '#protocol/core/shapes.ts'
import { DegreesField } from '#protocol/rentals/handover/readings.ts'
import * as z from 'zod/mini'

/** The last known place of the other of the two, never where they were before. */
export const LastPosition = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** Metres that it may be off. */
  accuracy: z.number(),
  measuredAt: Instant,
  /** On the area's wall clock. */
  measured: WallTime,
  /** Measured more than ten minutes ago. */
  isOld: z.boolean(),
})
export type LastPosition = z.infer<typeof LastPosition>

/** Where one of the two is, as it stands between them. */
const Side = z.object({
  state: z.enum(locationStates),
  /** What the caller may do about it now. */
  allowedActions: z.array(z.enum(locationActions)),
})

export const jobLocation = query('jobLocation', {
  about: 'How it stands with the locations of the two of a job, and where the other one is now.',
  access: 'user',
  input: z.object({ id: IdField }),
  output: z.object({
    /** Missing while the job does not run (docs/product/jobs.md#location). */
    location: z.optional(
      z.object({
        /** The other's first name. */
        name: z.string(),
        mine: z.extend(Side, {
          /** When the server got the caller's last position. */
          sharedAt: z.optional(Instant),
        }),
        theirs: z.extend(Side, { position: z.optional(LastPosition) }),
        /** When sharing ends by itself, on the area's wall clock. */
        until: WallTime,
      }),
    ),
  }),
})

export const askJobLocation = command('askJobLocation', {
  about: 'Asks the other one of a running job where they are.',
  access: 'user',
  input: z.object({ id: IdField }),
  output: NoFields,
})

export const answerJobLocation = command('answerJobLocation', {
  about: 'Allows or refuses that the other one of a running job sees where the caller is.',
  access: 'user',
  input: z.object({ id: IdField, answer: z.enum(['allow', 'refuse']) }),
  output: NoFields,
})

/** A number from 0 on. */
const UpTo = (most: number) =>
  NumberField.check(
    z.refine((number) => number >= 0, fieldError('min', 0)),
    z.refine((number) => number <= most, fieldError('max', most)),
  )

/** Seconds; what was measured earlier tells nothing. */
const oldestSeconds = 600

export const shareJobLocation = command('shareJobLocation', {
  about: 'Replaces where the caller is, for the other one of a running job who asked for it.',
  access: 'user',
  input: z.object({
    id: IdField,
    latitude: DegreesField(90),
    longitude: DegreesField(180),
    /** Metres that it may be off. */
    accuracy: UpTo(roughestAccuracy),
    /** Seconds since it was measured: clocks of devices are wrong, their differences are not. */
    age: UpTo(oldestSeconds),
  }),
  output: NoFields,
})

export const stopJobLocation = command('stopJobLocation', {
  about: 'Ends that the other one of a job sees where the caller is, and forgets it.',
  access: 'user',
  // Nobody is kept from hiding where they are.
  openWhileBlocked: true,
  input: z.object({ id: IdField }),
  output: NoFields,
})
