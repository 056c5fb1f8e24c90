import { EmailField, IdField } from '#protocol/core/fields.ts'
import { RowsFields } from '#protocol/core/list-limit.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'

/** Somebody whom the team vouches for, or could (docs/product/community.md#trust). */
export const TrustSeed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isSeed: z.boolean(),
  namedAt: z.optional(Instant),
  /** Who of the staff named them. */
  namedBy: z.optional(z.string()),
  ...ToDecide,
})
export type TrustSeed = z.infer<typeof TrustSeed>

export const staffTrustSeeds = query('staffTrustSeeds', {
  about:
    'The people from whom trust flows to everybody, the newest first; with an e-mail the one person whose it is.',
  access: 'staff',
  input: z.object({ email: z.optional(EmailField), ...RowsFields }),
  output: z.object({ people: z.array(TrustSeed), total: z.number() }),
})

export const staffDecideTrustSeed = command('staffDecideTrustSeed', {
  about: 'Names a person as one whom the team vouches for, or takes that back.',
  access: 'staff',
  input: z.object({
    person: IdField,
    version: VersionField,
    decision: z.enum(['name', 'withdraw']),
  }),
  output: NoFields,
})
