import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'
import { randomToken } from '../../../platform/random.ts'

/** A signature is good for five minutes, so that an old message cannot be sent again. */
const toleranceMs = 5 * 60_000

function digest(secret: string, at: number, body: string): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
}

export function signWebhook(secret: string, body: string, now: Date): string {
  return `t=${now.getTime()},v1=${digest(secret, now.getTime(), body)}`
}

/** Whether the gateway has sent this. What does not look signed is refused before the secret is asked for. */
export async function isSignedWebhook(
  db: Db,
  body: string,
  header: string,
  now: Date,
): Promise<boolean> {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header)
  if (!match?.[2]) return false
  const at = Number(match[1])
  if (Math.abs(now.getTime() - at) > toleranceMs) return false
  const secret = await webhookSecret(db)
  return timingSafeEqual(Buffer.from(match[2]), Buffer.from(digest(secret, at, body)))
}

const known = new WeakMap<Db, Promise<string>>()

/**
 * The secret that all processes on one database share. It never changes, so that it is read once:
 * a flood of forged messages costs the database nothing.
 */
export function webhookSecret(db: Db): Promise<string> {
  const before = known.get(db)
  if (before) return before
  const secret = readSecret(db)
  known.set(db, secret)
  // The next one tries again.
  secret.catch(() => known.delete(db))
  return secret
}

/** Made on first use. */
async function readSecret(db: Db): Promise<string> {
  const name = 'payment webhook'
  await db
    .insertInto('shared_secret')
    .values({ name, value: randomToken() })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('shared_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
