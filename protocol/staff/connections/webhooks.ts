import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { FlagField, IdField, LineField, ListField } from '#protocol/core/fields.ts'
import { LimitField } from '#protocol/core/list-limit.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { deliveryStates, type WebhookEvent, webhookEvents } from './choices.ts'

const EventsField = z.pipe(
  ListField.check(
    z.refine((list) => list.length > 0, fieldError('required')),
    z.refine(
      (list) => list.every((one) => (webhookEvents as readonly string[]).includes(one)),
      fieldError('invalidData'),
    ),
  ),
  z.transform((list): WebhookEvent[] => webhookEvents.filter((event) => list.includes(event))),
)

const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: Instant,
  /** Since when nothing goes there: by hand, because it is gone (410), or because it failed to the last try. */
  pausedAt: z.optional(Instant),
  pausedWhy: z.optional(z.enum(['byHand', 'gone', 'failing'])),
  /** Of the last 30 days. */
  lastSuccess: z.optional(Instant),
  lastFailure: z.optional(Instant),
  waiting: z.number(),
  failed: z.number(),
  /** Until then the secret before the last change signs too. */
  oldSecretUntil: z.optional(Instant),
  version: z.string(),
})
export type Webhook = z.infer<typeof Webhook>

export const staffWebhooks = query('staffWebhooks', {
  about: 'Where other programs are told what happens, and how that went.',
  access: 'staff',
  input: NoInput,
  output: z.object({ webhooks: z.array(Webhook) }),
})

/** What deliveries are signed with; answered once and never again. */
const Secret = z.string()

export const staffSaveWebhook = command('staffSaveWebhook', {
  about:
    'Adds an address that is told of events, or changes one: https, of the public internet. A new one answers the secret that its deliveries are signed with, once.',
  access: 'staff',
  input: z.object({
    webhook: z.optional(IdField),
    version: z.optional(VersionField),
    url: LineField(2000),
    events: EventsField,
  }),
  output: z.object({ webhook: z.string(), secret: z.optional(Secret) }),
})

export const staffRotateWebhook = command('staffRotateWebhook', {
  about: 'Gives an address another secret, answered once; the one before signs too for 24 hours.',
  access: 'staff',
  input: z.object({ webhook: IdField, version: VersionField }),
  output: z.object({ secret: Secret }),
})

export const staffPauseWebhook = command('staffPauseWebhook', {
  about:
    'Sends nothing to an address until it goes on, when all that waited is sent; or lets it go on.',
  access: 'staff',
  input: z.object({ webhook: IdField, version: VersionField, paused: FlagField }),
  output: NoFields,
})

export const staffRemoveWebhook = command('staffRemoveWebhook', {
  about: 'Removes an address with its deliveries.',
  access: 'staff',
  input: z.object({ webhook: IdField, version: VersionField }),
  output: NoFields,
})

const Delivery = z.object({
  id: z.string(),
  type: z.string(),
  orderId: z.string(),
  number: z.number(),
  createdAt: Instant,
  state: z.enum(deliveryStates),
  tries: z.number(),
  triedAt: z.optional(Instant),
  /** Of one that waits. */
  nextTryAt: z.optional(Instant),
  /** HTTP status of the last answer. */
  responseStatus: z.optional(z.number()),
  /** Why there was none. */
  why: z.optional(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

export const staffDeliveries = query('staffDeliveries', {
  about: 'What was told to one address in the last 30 days, the newest first.',
  access: 'staff',
  input: z.object({ webhook: IdField, failed: z.optional(FlagField), limit: LimitField }),
  output: z.object({ deliveries: z.array(Delivery), total: z.number() }),
})

export const staffResendWebhook = command('staffResendWebhook', {
  about:
    'Sends one delivery again, or without one all of the address that failed; each keeps its id, by which a receiver knows it.',
  access: 'staff',
  input: z.object({ webhook: IdField, delivery: z.optional(IdField) }),
  output: z.object({ sent: z.number() }),
})
