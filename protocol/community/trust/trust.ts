import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

/** Why somebody is trusted: who on the ways from the viewer passes it on last, and how. */
export const trustReasons = [
  'seed',
  'ownVouch',
  'ownConnection',
  'ownReferral',
  'friendsVouch',
  'friendsKnow',
  'othersVouch',
  'othersKnow',
  'teamsPeople',
] as const

/** docs/product/community.md#trust: how much the caller can trust somebody, and what makes it. */
export const Trust = z.object({
  /** 0 to 100. */
  value: z.number(),
  /** What the value means, in the language of the call. */
  title: z.string(),
  reasons: z.array(
    z.object({
      kind: z.enum(trustReasons),
      count: z.number(),
      /** First names, only of people whom the caller knows and who did not ask to be nameless. */
      names: z.array(z.string()),
      /** The sentence, in the language of the call. */
      text: z.string(),
    }),
  ),
  graph: z.object({
    /** `key` is of this answer alone. `step` is how many edges lead there from where a way begins. */
    nodes: z.array(
      z.object({
        key: z.number(),
        role: z.enum(['viewer', 'seed', 'between', 'user']),
        step: z.number(),
        name: z.optional(z.string()),
      }),
    ),
    /** `share` is the part of the whole flow, 0 to 1. */
    edges: z.array(
      z.object({
        from: z.number(),
        to: z.number(),
        kind: z.enum(['vouch', 'connection', 'referral']),
        share: z.number(),
      }),
    ),
  }),
})
export type Trust = z.infer<typeof Trust>

export const trust = query('trust', {
  about:
    'How much the caller can trust a person, 0 to 100, and by whom; nothing for oneself and when there is no such person.',
  access: 'user',
  input: z.object({ userId: IdField }),
  output: z.object({ trust: z.optional(Trust) }),
})
