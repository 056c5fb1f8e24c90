import { Day, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { reviewStatuses } from './choices.ts'

/** docs/product/entities.md#review: a value of 0 to 10 and what it is called, in the language of the call. */
export const Score = z.object({ value: z.number(), title: z.string() })

/** docs/product/entities.md#review Review, of a person. */
export const Review = z.object({
  id: z.string(),
  user: z.object({
    /** Missing of whom has no profile that the caller sees: they left, blocked the caller, or show no profile to them. */
    id: z.optional(z.string()),
    firstName: z.string(),
    img: z.optional(z.string()),
  }),
  /** Written for the company by its staff: `user` is the company and has no profile. */
  byCompany: z.optional(z.literal(true)),
  car: z.optional(z.string()),
  /** The title of the job that it is about. */
  job: z.optional(z.string()),
  period: z.optional(z.object({ start: Day, end: Day })),
  dateTimeCreated: WallTime,
  /** Missing while the transaction is in progress (docs/product/community.md#profile). */
  score: z.optional(Score),
  comment: z.string(),
  /** The language it was written in. */
  language: z.string(),
  status: z.enum(reviewStatuses),
  /** What the reviewed side answered, once. */
  reply: z.optional(z.object({ text: z.string(), at: WallTime })),
  /** Of the caller’s own that nobody else reads yet: when that ends, on the area’s wall clock. */
  waitsUntil: z.optional(WallTime),
  mayReply: z.optional(z.literal(true)),
  mayReport: z.optional(z.literal(true)),
})
export type Review = z.infer<typeof Review>
