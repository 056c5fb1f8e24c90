import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterTry } from '#domain/news/webhooks/next-try.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import type { Services } from '../../platform/api/context.ts'
import { openSecret } from '../../platform/auth/sealed-secret.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Unreachable } from '../../platform/http/fetch-public.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { secretPurpose } from './endpoints-store.ts'
import { gone, stopped } from './webhook-texts.ts'

/** So long an endpoint has for its whole answer, of which no more than this is read. */
const bounds = { timeoutMs: 15_000, mostBytes: 64 * 1024 }
/** At one time to one endpoint, by each server: a slow one holds up nobody else, and itself as little as it may. */
const atOnce = 2
/** How long a delivery that was begun counts as under way; longer than it can take. */
const leaseSeconds = 120
/** So soon it is looked for what has come, while something slow is under way. */
const glanceMs = 500

type Delivery = {
  id: string
  type: string
  data: unknown
  created_at: Date
  tries: number
  endpoint_id: string
  url: string
  secret: Uint8Array
  old_secret: Uint8Array | null
}

/** What waits for a try, of endpoints that are not paused. */
export const webhooksToSend = (now: SqlInstant) => sql`
  select from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
  where d.state = 'waiting' and d.next_try_at <= ${now} and e.paused_at is null limit 1`

/** How many deliveries wait for a try, also for another one. */
export async function countWaitingWebhooks({ db }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
    where d.state = 'waiting' and e.paused_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Takes what is due, each once among all servers, by moving its next try: after a crash it comes again.
 * @param busy how many of each endpoint are under way here
 */
async function claim(
  { db }: Services,
  now: Date,
  busy: ReadonlyMap<string, number>,
): Promise<Delivery[]> {
  const under = JSON.stringify(Object.fromEntries(busy))
  const { rows } = await sql<Delivery>`
    update webhook_delivery d
    set tries = d.tries + 1, tried_at = ${now}::timestamptz,
      next_try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    from webhook_endpoint e
    where e.id = d.endpoint_id and d.id in (
      select due.id from webhook_endpoint open cross join lateral (
        select id from webhook_delivery
        where endpoint_id = open.id and state = 'waiting' and next_try_at <= ${now}::timestamptz
        order by next_try_at, id
        limit greatest(0, ${atOnce}::int - coalesce((${under}::jsonb ->> open.id)::int, 0))
        for update skip locked) due
      where open.paused_at is null)
    returning d.id, d.type, d.data, d.created_at, d.tries, d.endpoint_id, e.url, e.secret,
      case when e.old_secret_until > ${now}::timestamptz then e.old_secret end as old_secret`.execute(
    db,
  )
  return rows
}

/** What is sent: the same bytes at every try. */
const bodyOf = ({ id, type, created_at, data }: Delivery) =>
  JSON.stringify({ id, type, timestamp: created_at.toISOString(), data })

/** Signed by the rules of standardwebhooks.com; for a day after a change by the secret before, too. */
function headersOf(
  delivery: Delivery,
  body: string,
  now: Date,
): Record<string, string> | undefined {
  const secrets = [delivery.secret, delivery.old_secret].flatMap((sealed) =>
    sealed === null ? [] : (openSecret(secretPurpose, sealed) ?? []),
  )
  if (secrets.length === 0) return undefined
  return {
    'content-type': 'application/json',
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(delivery.id, now, body))
      .join(' '),
  }
}

type Outcome = { status?: number; why?: string }

async function send({ outside, clock }: Services, delivery: Delivery): Promise<Outcome> {
  const body = bodyOf(delivery)
  const headers = headersOf(delivery, body, clock())
  if (!headers) return { why: 'noSecret' }
  try {
    const { status } = await outside.fetchPublic(delivery.url, {
      method: 'POST',
      headers,
      body,
      ...bounds,
    })
    return { status }
  } catch (error) {
    if (error instanceof Unreachable) return { why: error.why }
    throw error
  }
}

/** @returns whether it counts: not when it took so long that another try has begun */
async function write(services: Services, delivery: Delivery, outcome: Outcome): Promise<boolean> {
  const now = services.clock()
  const after = afterTry(delivery.tries, { status: outcome.status }, now)
  return services.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('webhook_delivery')
      .set({
        state: after.state,
        response_status: outcome.status ?? null,
        why: outcome.why ?? null,
        ...(after.state === 'waiting' && { next_try_at: after.nextTry }),
      })
      .where('id', '=', delivery.id)
      .where('state', '=', 'waiting')
      .where('tries', '=', delivery.tries)
      .returning('id')
      .executeTakeFirst()
    if (changed && after.state === 'failed') await pause(tx, delivery, outcome, now)
    return changed !== undefined
  })
}

/** Nothing more goes to who answers no more, and owners are told; what happens meanwhile waits. */
async function pause(tx: Tx, delivery: Delivery, { status }: Outcome, now: Date): Promise<void> {
  const isGone = status === 410
  const paused = await tx
    .updateTable('webhook_endpoint')
    .set({ paused_at: now, paused_why: isGone ? 'gone' : 'failing' })
    .where('id', '=', delivery.endpoint_id)
    .where('paused_at', 'is', null)
    .returning('url')
    .executeTakeFirst()
  if (!paused) return
  const { host } = new URL(paused.url)
  await tellStaff(
    tx,
    {
      renterId: '',
      right: 'owner',
      topic: 'help',
      thread: `webhook ${delivery.endpoint_id}`,
      severity: 'warning',
      ...(isGone ? gone(host) : stopped(host)),
      route: 'staff',
      query: { view: 'connections' },
    },
    now,
  )
}

/**
 * Sends what is due, a few at once to each endpoint and to all of them side by side, until nothing is; safe with
 * several servers.
 * @returns how many were tried
 */
export async function sendWebhooks(services: Services): Promise<number> {
  const under = new Map<Promise<void>, string>()
  const failures: unknown[] = []
  let done = 0
  const begin = (delivery: Delivery) => {
    const task = send(services, delivery)
      .then((outcome) => write(services, delivery, outcome))
      .then(
        (counts) => {
          if (counts) done += 1
        },
        (error: unknown) => {
          failures.push(error)
        },
      )
      .finally(() => under.delete(task))
    under.set(task, delivery.endpoint_id)
  }
  for (;;) {
    const busy = new Map<string, number>()
    for (const endpoint of under.values()) busy.set(endpoint, (busy.get(endpoint) ?? 0) + 1)
    for (const delivery of await claim(services, services.clock(), busy)) begin(delivery)
    if (under.size === 0) break
    await Promise.race([...under.keys(), sleep(glanceMs)])
  }
  if (failures.length > 0) throw failures[0]
  return done
}

/** Deliveries are kept for 30 days (docs/product/connections.md#deliveries). */
const keptDays = 30

const isOld = (now: SqlInstant) =>
  sql`created_at < ${now} - make_interval(days => ${sql.lit(keptDays)})`

export const oldWebhooks = (now: SqlInstant) =>
  sql`select from webhook_delivery where ${isOld(now)} limit 1`

/** @returns how many were forgotten */
export async function forgetOldWebhooks({ db, clock }: Services): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where id in (
      select id from webhook_delivery where ${isOld(sqlInstant(clock()))} limit 1000)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
