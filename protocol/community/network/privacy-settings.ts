import { FlagField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

/** What a person shows of themself (docs/product/community.md#privacy). */
export const Privacy = z.object({
  foundByEmail: z.boolean(),
  foundByPhone: z.boolean(),
  /** Stands without a name among those who vouch for somebody. */
  nameless: z.boolean(),
  publicProfile: z.boolean(),
})

export const privacySettings = command('privacySettings', {
  about: 'What the caller shows of themself; `connections` answers how it is.',
  access: 'user',
  input: z.object({
    foundByEmail: FlagField,
    foundByPhone: FlagField,
    nameless: FlagField,
    publicProfile: FlagField,
  }),
  output: z.object({ privacy: Privacy }),
})
