import type { Right } from '#protocol/core/rights.ts'

export { webhookEvents, type WebhookEvent } from '#domain/news/webhooks/events.ts'

/** What a key of another program may be given to read (docs/product/connections.md#keys). */
export const keyRights = ['desk', 'fleet', 'money', 'content'] as const satisfies readonly Right[]
export type KeyRight = (typeof keyRights)[number]

/** How a delivery stands. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
