import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { WebhookEvent } from '#domain/news/webhooks/events.ts'
import { sealSecret } from '../../platform/auth/sealed-secret.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { randomId } from '../../platform/random.ts'
import { wake } from '../../platform/work/topics.ts'

export type EndpointRow = Selectable<Schema['webhook_endpoint']>
export type DeliveryRow = Selectable<Schema['webhook_delivery']>

/** What the secrets of endpoints are sealed for. */
export const secretPurpose = 'webhook'
/** After a change the secret before signs beside the new one so long. */
const oldSecretMs = 24 * 3_600_000

/** A secret as receivers are given it (standardwebhooks.com): 32 bytes. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

type Listed = EndpointRow & {
  delivered_at: Date | null
  failed_at: Date | null
  waiting: number
  failed: number
}

/** All of them, the oldest first, with how their deliveries fare. */
export async function readEndpoints(db: Db): Promise<Listed[]> {
  const last = (state: string) => sql<Date | null>`
    (select max(tried_at) from webhook_delivery d where d.endpoint_id = e.id and ${sql.raw(state)})`
  const count = (state: string) => sql<number>`
    (select count(*)::int from webhook_delivery d where d.endpoint_id = e.id and d.state = ${state})`
  const { rows } = await sql<Listed>`
    select e.*, ${last("d.state = 'delivered'")} as delivered_at,
      ${last("d.state <> 'delivered' and (d.why is not null or d.response_status is not null)")} as failed_at,
      ${count('waiting')} as waiting, ${count('failed')} as failed
    from webhook_endpoint e order by e.created_at, e.id`.execute(db)
  return rows
}

export async function lockEndpoint(tx: Tx, id: string): Promise<EndpointRow | undefined> {
  return (
    tx
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('id', '=', id)
      // What happens meanwhile is still noted for it.
      .forNoKeyUpdate()
      .executeTakeFirst()
  )
}

type Wanted = { url: string; events: readonly WebhookEvent[] }

/** How many there are, while nobody adds one. */
export async function countEndpoints(tx: Tx): Promise<number> {
  await sql`lock table webhook_endpoint in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_endpoint`.execute(tx)
  return rows[0]?.count ?? 0
}

/** @returns its id, and its secret, which nobody is told again */
export async function addEndpoint(
  tx: Tx,
  { url, events }: Wanted,
  now: Date,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [randomId(), newSecret()]
  await tx
    .insertInto('webhook_endpoint')
    .values({
      id,
      url,
      events: [...events],
      secret: sealSecret(secretPurpose, secret),
      created_at: now,
    })
    .execute()
  return { id, secret }
}

export async function changeEndpoint(tx: Tx, id: string, { url, events }: Wanted): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ url, events: [...events] })
    .where('id', '=', id)
    .execute()
}

/** @returns the new secret; the one before signs too, for a day */
export async function rotateSecret(tx: Tx, before: EndpointRow, now: Date): Promise<string> {
  const secret = newSecret()
  await tx
    .updateTable('webhook_endpoint')
    .set({
      secret: sealSecret(secretPurpose, secret),
      old_secret: before.secret,
      old_secret_until: new Date(now.getTime() + oldSecretMs),
    })
    .where('id', '=', before.id)
    .execute()
  return secret
}

export async function pauseEndpoint(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ paused_at: now, paused_why: 'byHand' })
    .where('id', '=', id)
    .execute()
}

/** What waited meanwhile is sent now. */
export async function resumeEndpoint(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ paused_at: null, paused_why: null })
    .where('id', '=', id)
    .execute()
  await sql`
    update webhook_delivery set next_try_at = ${now}::timestamptz
    where endpoint_id = ${id} and state = 'waiting'`.execute(tx)
  await wake(tx, 'webhooks')
}

/** With all that was to be told to it. */
export async function removeEndpoint(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('webhook_endpoint').where('id', '=', id).execute()
}

type Page = { endpoint: string; onlyFailed: boolean; limit: number }

/** The deliveries of one endpoint, the newest first, and how many there are. */
export async function readDeliveries(
  db: Db,
  { endpoint, onlyFailed, limit }: Page,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const where = onlyFailed
    ? sql`endpoint_id = ${endpoint} and state = 'failed'`
    : sql`endpoint_id = ${endpoint}`
  const { rows } = await sql<DeliveryRow & { total: number }>`
    select *, (select count(*)::int from webhook_delivery where ${where}) as total
    from webhook_delivery where ${where} order by created_at desc, id desc limit ${limit}`.execute(
    db,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * Sends deliveries anew, as if nothing had been tried: one that is not waiting, or all that failed.
 * @returns how many
 */
export async function sendAgain(
  tx: Tx,
  endpoint: string,
  delivery: string | undefined,
  now: Date,
): Promise<number> {
  const which =
    delivery === undefined ? sql`state = 'failed'` : sql`id = ${delivery} and state <> 'waiting'`
  const { numAffectedRows } = await sql`
    update webhook_delivery
    set state = 'waiting', tries = 0, next_try_at = ${now}::timestamptz, response_status = null, why = null
    where endpoint_id = ${endpoint} and ${which}`.execute(tx)
  const count = Number(numAffectedRows ?? 0)
  if (count > 0) await wake(tx, 'webhooks')
  return count
}
