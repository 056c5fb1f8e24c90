import { browsers, systems } from '#domain/core/text/device.ts'
import { IdField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** One place where a person is signed in (docs/product/accounts.md#sessions). */
const Session = z.object({
  id: z.string(),
  /** Absent for a session from before it was noted. */
  browser: z.optional(z.enum(browsers)),
  system: z.optional(z.enum(systems)),
  /** IANA name, as the browser told it. */
  timeZone: z.optional(z.string()),
  createdAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const sessions = query('sessions', {
  about: 'Where the caller is signed in, the session that asks first, then the newest 50 by use.',
  access: 'user',
  input: NoInput,
  output: z.object({ sessions: z.array(Session), total: z.number() }),
})

export const endSession = command('endSession', {
  about: 'Signs one other session of the caller out; `signOut` is for the session that asks.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ session: IdField }),
  output: NoFields,
})

export const endOtherSessions = command('endOtherSessions', {
  about: 'Signs the caller out everywhere else.',
  access: 'user',
  openWhileBlocked: true,
  input: NoInput,
  output: z.object({ ended: z.number() }),
})
