import type { Lang } from '#protocol/core/text.ts'
import type * as operations from '#protocol/staff/operations.ts'
import type { Webhook } from '#protocol/staff/connections/webhooks.ts'
import { staffSaveWebhook as saveOperation } from '#protocol/staff/connections/webhooks.ts'
import {
  addEndpoint,
  changeEndpoint,
  countEndpoints,
  type DeliveryRow,
  type EndpointRow,
  lockEndpoint,
  pauseEndpoint,
  readDeliveries,
  readEndpoints,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
  sendAgain,
} from '../../news/webhooks/endpoints-store.ts'
import { type Handlers, prepared } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { usualRows } from '../../platform/audit/list-rows.ts'
import type { Tx } from '../../platform/db/database.ts'
import { unreachableTexts } from '../../platform/http/fetch-public.ts'
import { connectionTexts } from './connection-texts.ts'

type Of = Handlers<typeof operations>

const mostEndpoints = 10

/** As its list says it. */
export const endpointVersion = ({ url, events, paused_at, old_secret_until }: EndpointRow) =>
  versionOf(url, events, paused_at, old_secret_until)

export const staffWebhooks: Of['staffWebhooks'] = async ({ db, now }) => {
  const rows = await readEndpoints(db)
  return {
    webhooks: rows.map((row) => ({
      id: row.id,
      url: row.url,
      events: row.events as Webhook['events'],
      createdAt: row.created_at.toISOString(),
      pausedAt: row.paused_at?.toISOString(),
      pausedWhy: (row.paused_why ?? undefined) as Webhook['pausedWhy'],
      lastSuccess: row.delivered_at?.toISOString(),
      lastFailure: row.failed_at?.toISOString(),
      waiting: row.waiting,
      failed: row.failed,
      oldSecretUntil:
        row.old_secret_until && row.old_secret_until > now
          ? row.old_secret_until.toISOString()
          : undefined,
      version: endpointVersion(row),
    })),
  }
}

/** Locked. @throws Problem 404 of none, 409 when a colleague changed it since it was seen */
async function lockSeen(tx: Tx, id: string, version: string): Promise<EndpointRow> {
  const row = await lockEndpoint(tx, id)
  if (!row) throw new Problem(404, texts.notFound)
  mustBeAsSeen(version, endpointVersion(row))
  return row
}

const said = ({ url, events }: { url: string; events: readonly string[] }) =>
  `${url}: ${events.join(', ')}`

/** @throws Problem 400 at the field for an address that is not to be asked, 409 when there are too many */
export const staffSaveWebhook = prepared(saveOperation, {
  async prepare({ services, outsideQueue }, { url }) {
    // Its name may be asked of a slow server.
    const refusal = await outsideQueue(() => services.outside.refusalOf(url))
    if (refusal) throw new Problem(400, texts.malformed, { errors: { url: refusal } })
  },
  async run({ db: tx, user, now }, { webhook, version = '', url, events }) {
    const to = said({ url, events })
    if (webhook === undefined) {
      if ((await countEndpoints(tx)) >= mostEndpoints)
        throw conflict(connectionTexts.enoughWebhooks)
      const { id, secret } = await addEndpoint(tx, { url, events }, now)
      await audit(tx, user.id, now, 'webhook added', id, { from: 'none', to })
      return { webhook: id, secret }
    }
    const before = await lockSeen(tx, webhook, version)
    await changeEndpoint(tx, webhook, { url, events })
    await audit(tx, user.id, now, 'webhook changed', webhook, { from: said(before), to })
    return { webhook }
  },
})

export const staffRotateWebhook: Of['staffRotateWebhook'] = async (
  { db: tx, user, now },
  { webhook, version },
) => {
  const before = await lockSeen(tx, webhook, version)
  const secret = await rotateSecret(tx, before, now)
  const to = 'a new one; the old one signs for a day more'
  await audit(tx, user.id, now, 'webhook secret changed', webhook, { from: 'the old secret', to })
  return { secret }
}

export const staffPauseWebhook: Of['staffPauseWebhook'] = async (
  { db: tx, user, now },
  { webhook, version, paused },
) => {
  const before = await lockSeen(tx, webhook, version)
  const isPaused = before.paused_at !== null
  if (paused && !isPaused) {
    await pauseEndpoint(tx, webhook, now)
    await audit(tx, user.id, now, 'webhook paused', webhook, { from: 'goes on', to: 'paused' })
  }
  if (!paused && isPaused) {
    await resumeEndpoint(tx, webhook, now)
    await audit(tx, user.id, now, 'webhook resumed', webhook, { from: 'paused', to: 'goes on' })
  }
  return {}
}

export const staffRemoveWebhook: Of['staffRemoveWebhook'] = async (
  { db: tx, user, now },
  { webhook, version },
) => {
  const before = await lockSeen(tx, webhook, version)
  await removeEndpoint(tx, webhook)
  await audit(tx, user.id, now, 'webhook removed', webhook, { from: said(before), to: 'none' })
  return {}
}

const whyOf = (why: string, lang: Lang): string =>
  why in unreachableTexts
    ? unreachableTexts[why as keyof typeof unreachableTexts][lang]
    : connectionTexts.noSecret[lang]

const presentDelivery = (row: DeliveryRow, lang: Lang) => {
  const { orderId, orderNumber } = row.data as { orderId: string; orderNumber: number }
  return {
    id: row.id,
    type: row.type,
    orderId,
    number: orderNumber,
    createdAt: row.created_at.toISOString(),
    state: row.state as 'waiting',
    tries: row.tries,
    triedAt: row.tried_at?.toISOString(),
    nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : undefined,
    responseStatus: row.response_status ?? undefined,
    why: row.why === null ? undefined : whyOf(row.why, lang),
  }
}

export const staffDeliveries: Of['staffDeliveries'] = async (
  { db, lang },
  { webhook, failed = false, limit = usualRows },
) => {
  const { rows, total } = await readDeliveries(db, { endpoint: webhook, onlyFailed: failed, limit })
  return { deliveries: rows.map((row) => presentDelivery(row, lang)), total }
}

/** @throws Problem 409 while it is paused, and when nothing is there to be sent again */
export const staffResendWebhook: Of['staffResendWebhook'] = async (
  { db: tx, user, now },
  { webhook, delivery },
) => {
  const row = await lockEndpoint(tx, webhook)
  if (!row) throw new Problem(404, texts.notFound)
  if (row.paused_at) throw conflict(connectionTexts.paused)
  const sent = await sendAgain(tx, webhook, delivery, now)
  if (sent === 0) throw conflict(connectionTexts.nothingToSend)
  const from = delivery ?? 'all that failed'
  await audit(tx, user.id, now, 'webhook sent again', webhook, { from, to: `${sent} to send` })
  return { sent }
}
