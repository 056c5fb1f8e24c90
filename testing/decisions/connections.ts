import { staffApiKeys, staffMakeApiKey } from '#protocol/staff/connections/api-keys.ts'
import { staffSaveWebhook, staffWebhooks } from '#protocol/staff/connections/webhooks.ts'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** What other programs are told and may read is the company's. */
export const ofConnections: readonly string[] = [
  'staffEndApiKey',
  'staffMakeApiKey',
  'staffPauseWebhook',
  'staffRemoveWebhook',
  'staffResendWebhook',
  'staffRotateWebhook',
  'staffSaveWebhook',
]

/** A public address at which nobody listens; nothing is sent there by a test. */
const url = 'https://93.184.215.14/hook'

/** Adds an endpoint; answers what a decision about it names. */
export async function webhookAdded(
  server: TestServer,
  staff: TestUser,
): Promise<{ webhook: string; version: string }> {
  const me = server.as(staff.token)
  const added = await me.send(staffSaveWebhook, { url, events: 'booking.made' })
  const webhook = added.body.webhook ?? ''
  const all = (await me.read(staffWebhooks, {})).body.webhooks ?? []
  return { webhook, version: all.find(({ id }) => id === webhook)?.version ?? '' }
}

export const connectionStories = {
  staffMakeApiKey: async () => ({ name: 'Accountant', rights: 'money' }),
  staffEndApiKey: async (server, staff) => {
    const me = server.as(staff.token)
    await me.send(staffMakeApiKey, { name: 'Board in the hall', rights: 'fleet' })
    return { key: (await me.read(staffApiKeys, {})).body.keys?.at(-1)?.id }
  },
  staffSaveWebhook: async (server, staff) => ({
    ...(await webhookAdded(server, staff)),
    url,
    events: 'booking.paid,claim.opened',
  }),
  staffRotateWebhook: webhookAdded,
  staffPauseWebhook: async (server, staff) => ({
    ...(await webhookAdded(server, staff)),
    paused: true,
  }),
  staffRemoveWebhook: webhookAdded,
  staffResendWebhook: async (server, staff) => {
    const { webhook } = await webhookAdded(server, staff)
    const now = server.services.clock()
    await server.services.db
      .insertInto('webhook_delivery')
      .values({
        id: `msg_${webhook}`,
        endpoint_id: webhook,
        type: 'booking.made',
        data: { orderId: 'none', orderNumber: 1 },
        state: 'failed',
        created_at: now,
        next_try_at: now,
      })
      .execute()
    return { webhook }
  },
} satisfies Record<
  string,
  (server: TestServer, staff: TestUser) => Promise<Record<string, unknown>>
>
