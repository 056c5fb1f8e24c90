import { mostVisitHours } from '#domain/rentals/maintenance/next-gap.ts'
import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, JsonField, WallTimeField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { mostAtOnce } from './choices.ts'

/** How long a visit is; 24 where it is left out. */
const HoursField = z.optional(
  IntField.check(
    z.refine((hours) => hours >= 1, fieldError('min', 1)),
    z.refine((hours) => hours <= mostVisitHours, fieldError('max', mostVisitHours)),
  ),
)

const Span = { start: WallTime, end: WallTime }

export const staffVisitGap = query('staffVisitGap', {
  about:
    'The next time in the opening hours of its area that a car is free for the workshop, within 90 days, and whether that is before what is due has passed.',
  access: 'staff',
  input: z.object({ item: IdField, hours: HoursField }),
  output: z.object({
    /** Absent when there is none. */
    gap: z.optional(z.object({ ...Span, isInTime: z.boolean() })),
    hours: z.number(),
  }),
})

export const staffBookVisit = command('staffBookVisit', {
  about:
    'Keeps a car for the workshop from a half hour on, for what it needs. 409 says who has the car then.',
  access: 'staff',
  input: z.object({
    item: IdField,
    version: VersionField,
    start: WallTimeField,
    hours: HoursField,
  }),
  output: z.object(Span),
})

export const staffCancelVisit = command('staffCancelVisit', {
  about: 'Cancels a visit to the workshop: what has not passed of its time is free.',
  access: 'staff',
  input: z.object({ item: IdField, version: VersionField }),
  output: NoFields,
})

export const staffBookVisits = command('staffBookVisits', {
  about:
    'Books the next gap for several things, each in a transaction of its own and after the one before it. Each has a result: `booked` and when, or `refused` and why.',
  access: 'staff',
  input: z.object({
    items: JsonField(
      z
        .array(z.object({ item: IdField, version: VersionField }))
        .check(
          z.minLength(1, fieldError('required')),
          z.maxLength(mostAtOnce, fieldError('invalidData')),
        ),
    ),
    hours: HoursField,
  }),
  output: z.object({
    results: z.array(
      z.object({
        item: z.string(),
        result: z.enum(['booked', 'refused']),
        start: z.optional(WallTime),
        end: z.optional(WallTime),
        message: z.optional(z.string()),
      }),
    ),
  }),
})
export type VisitResult = z.infer<(typeof staffBookVisits)['output']>['results'][number]
