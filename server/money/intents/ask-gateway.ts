import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { longestOpenMs, nextAsk } from '../gateways/next-ask.ts'
import { chargeOffSession } from './charge-saved-card.ts'
import { openIntent } from './open-intent.ts'
import { replacePayment } from './replace-payment.ts'

type Asked = {
  id: string
  gateway: string
  reference: string | null
  created_at: Date
  /** Of a kept card that the server charges by itself and that has no end yet. */
  is_ours: boolean
}

/** Card payments whose end the gateway has not told in time. */
export const paymentsToAsk = (now: SqlInstant) => sql<{ id: string }>`
  select id from payment where ask_at <= ${now} order by ask_at limit 20`

/**
 * Asks the gateway what became of card payments, so that none waits for a webhook that never comes, and makes the
 * intent of one whose server died before it could (docs/product/booking-and-payment.md#gateway).
 */
export async function askGateway(services: Services): Promise<number> {
  const now = services.clock()
  // Claimed by moving the time, so that two servers do not both ask.
  const { rows } = await sql<Asked>`
    update payment set ask_at = ${new Date(now.getTime() + 60_000)}::timestamptz where id in (
      ${paymentsToAsk(sqlInstant(now))} for update skip locked)
    returning id, gateway, gateway_reference as reference, created_at, off_session and state = 'pending' as is_ours`.execute(
    services.db,
  )
  return oneByOne(rows, async (row) => {
    await ask(services, row, now)
    return 1
  })
}

async function ask(services: Services, row: Asked, now: Date): Promise<void> {
  const { payments } = services
  // Begun with a gateway that is not there any more: nobody can say.
  if (row.gateway !== payments.name) return askNoMore(services, row.id)
  const isOver = now.getTime() - row.created_at.getTime() > longestOpenMs
  if (row.reference === null) {
    if (isOver) return replacePayment(services, row.id)
    return row.is_ours ? chargeOffSession(services, row.id) : makeIntent(services, row.id)
  }
  if (row.is_ours && !isOver) await chargeOffSession(services, row.id)
  const charged = isOver ? await payments.cancelIntent(services, row.reference) : undefined
  const said = charged ?? (isOver ? 'gone' : await payments.readIntent(services, row.reference))
  if (said === 'gone') return replacePayment(services, row.id)
  if (said !== 'open') await applyGatewayEvent(services, said)
  const next = nextAsk(row.created_at, now)
  await sql`
    update payment set ask_at = case when state in ('pending', 'refused') then ${next}::timestamptz end
    where id = ${row.id}`.execute(services.db)
}

async function makeIntent(services: Services, id: string): Promise<void> {
  try {
    await openIntent(services, id)
  } catch (error) {
    // What its renter would have read; they begin another one.
    if (!(error instanceof Problem)) throw error
  }
}

async function askNoMore({ db }: Services, id: string): Promise<void> {
  await db.updateTable('payment').set({ ask_at: null }).where('id', '=', id).execute()
}
