import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { hearGateway } from './apply-gateway-event.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** So far back the first look goes, and one after a long rest no further than what is kept there. */
const firstLookMs = 3 * 24 * hourMs
const longestLookMs = 29 * 24 * hourMs

type Look = { told_until: Date | null }

/** Whether it is time to ask the gateway for what no webhook told. */
export const newsToAskFor = (gateway: string, now: SqlInstant) => sql`
  select 1 from gateway_look where gateway = ${gateway} and look_at <= ${now}`

/**
 * Asks the gateway each hour what moved there since the last time, so that refunds and disputes are booked though their
 * webhooks never came (docs/product/booking-and-payment.md#money-moved-at-the-gateway). What is known already changes
 * nothing.
 */
export async function askForNews(services: Services): Promise<number> {
  const { db, payments, clock } = services
  const now = clock()
  // Claimed by moving the time, so that two servers do not both ask; when the gateway is away, it is asked again soon.
  const { rows } = await sql<Look>`
    update gateway_look set look_at = ${new Date(now.getTime() + minuteMs)}::timestamptz
    where gateway = ${payments.name} and look_at <= ${sqlInstant(now)} returning told_until`.execute(
    db,
  )
  const [look] = rows
  if (!look) return 0
  // An hour twice, for clocks that differ and messages that are late in the list.
  const since = (look.told_until?.getTime() ?? now.getTime() - firstLookMs) - hourMs
  const from = new Date(Math.max(since, now.getTime() - longestLookMs))
  for await (const news of payments.readMissed(services, from)) await hearGateway(services, news)
  await db
    .updateTable('gateway_look')
    .set({ told_until: now, look_at: new Date(now.getTime() + hourMs) })
    .where('gateway', '=', payments.name)
    .execute()
  return 1
}
