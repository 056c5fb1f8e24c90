import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, TextField } from '#protocol/core/fields.ts'
import * as z from 'zod/mini'
import type { JobValueName, ValueName } from './choices.ts'

const Value = IntField.check(
  z.refine((value) => value >= 1, fieldError('min', 1)),
  z.refine((value) => value <= 10, fieldError('max', 10)),
)

export const Values = {
  id1: Value,
  id2: Value,
  id3: Value,
  id4: Value,
  id5: Value,
} satisfies Record<ValueName, typeof Value>

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
