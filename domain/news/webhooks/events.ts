/** What other programs are told of by a webhook (docs/product/connections.md#events). */
export const webhookEvents = [
  'booking.made',
  'booking.paid',
  'booking.canceled',
  'rental.keysGiven',
  'rental.returned',
  'claim.opened',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
