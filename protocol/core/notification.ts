import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** What only staff are written to about: each has a clock (docs/product/staff.md#what-has-a-clock). */
export const staffTopics = [
  'waitingBookings',
  'waitingPapers',
  'waitingTransfers',
  'waitingSwaps',
  'foreignCalendars',
] as const

/** What notices are about; a person switches each on or off, in the app and by mail (docs/product/help-and-claims.md#notifications). */
export const notificationTopics = [
  'rental',
  'payment',
  'appointment',
  'inspection',
  'maintenance',
  'documents',
  'help',
  'waitingList',
  'messages',
  'network',
  'jobs',
  ...staffTopics,
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

export const Notification = z.object({
  id: z.string(),
  orderId: z.optional(z.string()),
  topic: z.enum(notificationTopics),
  title: z.string(),
  text: z.string(),
  severity: z.enum(['info', 'success', 'warning', 'danger']),
  createdAt: Instant,
  readAt: z.optional(Instant),
  /** A named route of the app and the query to open it with. */
  route: z.optional(z.string()),
  query: z.record(z.string(), z.string()),
})
export type Notification = z.infer<typeof Notification>
