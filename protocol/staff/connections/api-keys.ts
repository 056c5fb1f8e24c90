import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, LineField, ListField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { type KeyRight, keyRights } from './choices.ts'

const KeyRightsField = z.pipe(
  ListField.check(
    z.refine((list) => list.length > 0, fieldError('required')),
    z.refine(
      (list) => list.every((one) => (keyRights as readonly string[]).includes(one)),
      fieldError('invalidData'),
    ),
  ),
  z.transform((list): KeyRight[] => keyRights.filter((right) => list.includes(right))),
)

const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first letters of the key. */
  starts: z.string(),
  rights: z.array(z.enum(keyRights)),
  createdAt: Instant,
  /** To within five minutes. */
  lastUsedAt: z.optional(Instant),
  expiresAt: z.optional(Instant),
  isOver: z.boolean(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const staffApiKeys = query('staffApiKeys', {
  about: 'The keys by which other programs read, but those that were ended.',
  access: 'staff',
  input: NoInput,
  output: z.object({ keys: z.array(ApiKey) }),
})

export const staffMakeApiKey = command('staffMakeApiKey', {
  about: 'Makes a key that reads what its rights say and changes nothing; it is answered once.',
  access: 'staff',
  input: z.object({
    name: LineField(60),
    rights: KeyRightsField,
    /** After so many days it works no more; without, it works until it is ended. */
    days: z.optional(
      IntField.check(
        z.refine((days) => days >= 1, fieldError('min', 1)),
        z.refine((days) => days <= 3650, fieldError('max', 3650)),
      ),
    ),
  }),
  output: z.object({ key: z.string() }),
})

export const staffEndApiKey = command('staffEndApiKey', {
  about: 'Ends a key: whoever has it reads no more.',
  access: 'staff',
  input: z.object({ key: IdField }),
  output: NoFields,
})
