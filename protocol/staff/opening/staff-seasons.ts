import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { DayField, IdField, IntField, LineField, ListField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Dollars, Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const StaffSeason = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameEs: z.string(),
  /** Of the rent, whole; negative where it is cheaper. */
  percent: z.number(),
  from: Day,
  until: Day,
  /** For which cars; empty: for all. */
  areas: z.array(z.string()),
  types: z.array(z.string()),
  minimumDays: z.optional(z.number()),
  version: z.string(),
})
export type StaffSeason = z.infer<typeof StaffSeason>

const Named = z.object({ id: z.string(), name: z.string() })

export const staffSeasons = query('staffSeasons', {
  about:
    'The company’s seasons by their first date, what they can be for, and the last change while it can be undone.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    seasons: z.array(StaffSeason),
    areas: z.array(Named),
    types: z.array(Named),
    change: z.optional(
      z.object({
        id: z.string(),
        kind: z.enum(['made', 'changed', 'removed']),
        /** Of the season. */
        nameEn: z.string(),
        nameEs: z.string(),
        by: z.string(),
        at: Instant,
        /** Until when. */
        until: Instant,
      }),
    ),
  }),
})

/** What a change does, or would do: the rent of last year’s orders without it and with it. */
const Said = z.object({
  isDone: z.boolean(),
  before: Dollars,
  after: Dollars,
  orders: z.number(),
  changed: z.number(),
  /** In the place of too few orders: three rentals of one car. */
  examples: z.optional(
    z.object({
      car: z.string(),
      rentals: z.array(z.object({ days: z.number(), before: Dollars, after: Dollars })),
    }),
  ),
  /** Absent once it is done. */
  fingerprint: z.optional(z.string()),
})

const between = (least: number, most: number) =>
  IntField.check(
    z.refine((number) => number >= least, fieldError('min', least)),
    z.refine((number) => number <= most, fieldError('max', most)),
  )

export const staffSaveSeason = command('staffSaveSeason', {
  about:
    'Saves a season, or makes one when none is named. Says what it would do to last year’s orders, and changes nothing; with the `fingerprint` of that answer it does so, 409 when a season is another by then.',
  access: 'staff',
  input: z.object({
    season: z.optional(IdField),
    version: z.optional(VersionField),
    nameEn: LineField(60, 2),
    nameEs: LineField(60, 2),
    percent: between(-90, 300),
    from: DayField,
    until: DayField,
    areas: ListField,
    types: ListField,
    minimumDays: z.optional(between(2, 365)),
    fingerprint: z.optional(IdField),
  }),
  output: Said,
})

export const staffRemoveSeason = command('staffRemoveSeason', {
  about:
    'Takes a season away, after it said what that does to last year’s orders, as `staffSaveSeason`.',
  access: 'staff',
  input: z.object({
    season: IdField,
    version: VersionField,
    fingerprint: z.optional(IdField),
  }),
  output: Said,
})

export const staffUndoSeason = command('staffUndoSeason', {
  about:
    'Undoes the last change of a season within an hour. 404 when there is none, 409 when the season was changed again.',
  access: 'staff',
  input: z.object({ change: IdField }),
  output: NoFields,
})
