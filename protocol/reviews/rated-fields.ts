import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, TextField } from '#protocol/core/fields.ts'
import * as z from 'zod/mini'

const Value = IntField.check(
  z.refine((value) => value >= 1, fieldError('min', 1)),
  z.refine((value) => value <= 10, fieldError('max', 10)),
)

/** A value for each criterion, `id` and the criterion’s id (docs/product/community.md#criteria). */
export const Values = { id1: Value, id2: Value, id3: Value, id4: Value, id5: Value }
export type ValueName = keyof typeof Values
export const valueNames = Object.keys(Values) as ValueName[]

/** The same of a job, of which each asks for some of them (`jobCriteria`). */
export const JobValues = { ...Values, id6: Value, id7: Value, id8: Value }
export type JobValueName = keyof typeof JobValues
export const jobValueNames = Object.keys(JobValues) as JobValueName[]

/** What somebody says of a rental that is over or under way. */
export const RatedFields = {
  /** Any order of the rental. */
  order: IdField,
  ...Values,
  comments: TextField(2000),
  /** Only staff read it. */
  privateNote: z.optional(TextField(2000)),
}
