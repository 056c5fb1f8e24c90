import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { connectionStates } from './connection-states.ts'

export const connectionActions = [
  'request',
  'confirm',
  'ignore',
  'cancel',
  'remove',
  'block',
  'unblock',
] as const

export const userConnection = command('userConnection', {
  about:
    'Asks somebody for a connection, answers or takes back a request, ends a connection, or blocks a person. Two people who ask each other are connected; whoever is ignored is not told.',
  access: 'user',
  input: z.object({
    userId: IdField,
    action: z._default(z.enum(connectionActions), 'request'),
    /** What the other reads with the request. */
    comment: z.optional(TextField(1000)),
  }),
  /** How the two stand now, as the caller sees it. */
  output: z.object({ state: z.enum(connectionStates) }),
})
