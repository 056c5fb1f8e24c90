import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, TextField } from '#protocol/core/fields.ts'
import * as z from 'zod/mini'

const Value = IntField.check(
  z.refine((value) => value >= 1, fieldError('min', 1)),
  z.refine((value) => value <= 10, fieldError('max', 10)),
)

// The names stand apart from what checks them: most screens only go through them.
/** A value for each criterion, `id` and the criterion’s id (docs/product/community.md#criteria). */
export const valueNames = ['id1', 'id2', 'id3', 'id4', 'id5'] as const
export type ValueName = (typeof valueNames)[number]
export const Values = {
  id1: Value,
  id2: Value,
  id3: Value,
  id4: Value,
  id5: Value,
} satisfies Record<ValueName, typeof Value>

/** The same of a job, of which each asks for some of them (`jobCriteria`). */
export const jobValueNames = [...valueNames, 'id6', 'id7', 'id8'] as const
export type JobValueName = (typeof jobValueNames)[number]
export const JobValues = {
  ...Values,
  id6: Value,
  id7: Value,
  id8: Value,
} satisfies Record<JobValueName, typeof Value>

/** What somebody says of a rental that is over or under way. */
export const RatedFields = {
  /** Any order of the rental. */
  order: IdField,
  ...Values,
  comments: TextField(2000),
  /** Only staff read it. */
  privateNote: z.optional(TextField(2000)),
}
