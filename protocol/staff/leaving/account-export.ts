import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const Export = z.object({
  state: z.enum(['making', 'ready']),
  askedAt: Instant,
  /** Until then it can be downloaded, from `/api/export` with the session. */
  until: z.optional(Instant),
  bytes: z.optional(z.number()),
})

export const accountExport = command('accountExport', {
  about:
    'Makes a ZIP of all that is held on the caller (docs/product/accounts.md#your-data); a mail says when it is ready.',
  access: 'user',
  // Whose data it is may always have it.
  openWhileBlocked: true,
  input: NoInput,
  output: z.object({ export: Export }),
})

export const accountExports = query('accountExports', {
  about: 'The newest ZIP of what is held on the caller, being made or ready.',
  access: 'user',
  input: NoInput,
  output: z.object({ export: z.optional(Export) }),
})
