import { helpStatuses } from '#domain/help/help/help-status.ts'
import { WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { helpKinds } from './choices.ts'

/** Whose insurance is meant, as far as the renter knows. */
export const insuranceChoices = ['mine', 'company', 'other', 'unknown'] as const
export const towingChoices = ['none', 'needed', 'arranged'] as const

/** A help request as its renter and staff see it. */
export const HelpItem = z.object({
  id: z.string(),
  /** For people, on the phone: H-1042. */
  number: z.string(),
  orderId: z.string(),
  carId: z.string(),
  kind: z.enum(helpKinds),
  title: z.string(),
  status: z.enum(helpStatuses),
  statusName: z.string(),
  /** What of its fields was filled in, each with its label. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  someoneHurt: z.boolean(),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** Addresses that only the renter and staff can open. */
  pictures: z.array(z.string()),
  /** When it came and when it last changed, on the area's wall clock. */
  at: WallTime,
  changedAt: WallTime,
})
export type HelpItem = z.infer<typeof HelpItem>
