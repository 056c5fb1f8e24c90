import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Connection } from './connection.ts'

/** A person of a tree; without `parentId` the one whose tree it is. */
export const TreePerson = z.extend(Connection, {
  /** The caller, and everybody below them. */
  isOwn: z.optional(z.boolean()),
  /** How many people below are not listed. */
  more: z.optional(z.number()),
})
export type TreePerson = z.infer<typeof TreePerson>

export const referralTree = query('referralTree', {
  about:
    'Who came through whom: a person (the caller without `userId`) and six levels below them, nearest first, at most 10,000 people.',
  access: 'user',
  input: z.object({ userId: z.optional(IdField) }),
  output: z.object({
    people: z.array(TreePerson),
    /** Who invited the person whose tree it is. */
    parent: z.optional(z.object({ id: z.string(), name: z.optional(z.string()) })),
    /** What the people below the caller brought, when the caller is in the tree. */
    branch: z.optional(
      z.object({
        people: z.number(),
        completedRentals: z.number(),
        /** Of those who were rated; 0 to 10. */
        averageScore: z.optional(z.number()),
      }),
    ),
  }),
})
