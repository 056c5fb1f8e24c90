import { IdField } from '#protocol/core/fields.ts'
import { LimitField } from '#protocol/core/list-limit.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Connection } from './connection.ts'
import { Privacy } from './privacy-settings.ts'
import { Recommendation } from './recommendation.ts'
import { OwnInvitation } from './referral-invite.ts'

/** One part of a list, the newest first. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number(),
    /** Reads on with `list` and `cursor`; missing at the end. */
    nextCursor: z.optional(z.string()),
  })

/** A request with what was written with it. */
export const ConnectionRequest = z.extend(Connection, { comment: z.string() })
export type ConnectionRequest = z.infer<typeof ConnectionRequest>

export const connectionLists = [
  'connections',
  'requestsIn',
  'requestsOut',
  'invitations',
  'recommendationsGiven',
  'recommendationsReceived',
  'blocked',
] as const
export type ConnectionList = (typeof connectionLists)[number]

export const connections = query('connections', {
  about:
    'The caller’s network: connections, requests both ways, invitations, vouches both ways, blocked people. With `list` that list alone, from `cursor` on.',
  access: 'user',
  input: z.object({
    list: z.optional(z.enum(connectionLists)),
    cursor: z.optional(IdField),
    limit: LimitField,
  }),
  output: z.object({
    connections: z.optional(listOf(Connection)),
    requestsIn: z.optional(listOf(ConnectionRequest)),
    requestsOut: z.optional(listOf(ConnectionRequest)),
    invitations: z.optional(listOf(OwnInvitation)),
    recommendationsGiven: z.optional(listOf(Recommendation)),
    recommendationsReceived: z.optional(listOf(Recommendation)),
    blocked: z.optional(listOf(Connection)),
    /** Whether the caller may vouch for others (docs/product/community.md#vouches). */
    mayRecommend: z.boolean(),
    privacy: Privacy,
  }),
})
