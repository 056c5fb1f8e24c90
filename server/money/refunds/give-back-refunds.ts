import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { type GatewayRefund, GatewayRefused } from '../../platform/gateways/payment.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { goesByHand, isAtBank } from '../ledger/refund-account.ts'
import { lockOrder } from '../orders/orders-store.ts'
import { noteRefunds } from './gateway-refunds.ts'

const secondsMs = 30_000
const hourMs = 3_600_000

type Owed = { id: string; order_id: string; cents: number; reference: string }

/** Owed by the gateway that is there now: what another one took, only that one can give back. */
export const owedRefunds = (gateway: string, now: SqlInstant) => sql<Owed>`
  select r.id, r.order_id, r.due_cents + r.fee_cents as cents, p.gateway_reference as reference
  from refund r join payment p on p.id = r.payment_id
  where r.state = 'owed' and not ${goesByHand} and p.gateway = ${gateway} and not ${isAtBank}
    and (r.try_at is null or r.try_at <= ${now})
  order by r.created_at limit 20`

/** Sends card refunds that are owed. The gateway takes a repeated refund as one (docs/product/booking-and-payment.md#gateway). */
export async function giveBackRefunds(services: Services): Promise<number> {
  const { db, clock } = services
  const { rows } = await owedRefunds(services.payments.name, sqlInstant(clock())).execute(db)
  return oneByOne(rows, async (owed) => {
    const { id, cents, reference } = owed
    const now = clock()
    let sent: GatewayRefund
    try {
      sent = await services.payments.refund(services, { reference, amount: cents, key: id })
    } catch (error) {
      const isRefused = error instanceof GatewayRefused
      await waits(services, owed, isRefused ? error.message : undefined, now)
      if (isRefused) return 1
      throw error
    }
    await noteRefunds(services, { type: 'refunds', reference, refunds: [sent] })
    return 1
  })
}

/** It keeps no other from going out; staff are told once when the gateway will not send it. */
async function waits(
  { db }: Services,
  { id, order_id, cents }: Owed,
  refused: string | undefined,
  now: Date,
): Promise<void> {
  const again = new Date(now.getTime() + (refused === undefined ? secondsMs : hourMs))
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, order_id)
    const before = await tx
      .selectFrom('refund')
      .select('refused')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const why = refused?.slice(0, 100) ?? before.refused
    await tx
      .updateTable('refund')
      .set({ try_at: again, refused: why })
      .where('id', '=', id)
      .execute()
    if (!order || refused === undefined || before.refused !== null) return
    const amount = dollarsText(cents)
    const notice = {
      renterId: order.user_id,
      orderId: order.id,
      topic: 'payment',
      thread: `refund refused ${id}`,
      severity: 'danger',
      title: { en: 'The card gateway refuses a refund', es: 'La pasarela rechaza un reembolso' },
      text: {
        en: `It does not give back ${amount} (${refused}). Look at the payment there. We try again every hour.`,
        es: `No devuelve ${amount} (${refused}). Revisa el pago ahí. Lo intentamos de nuevo cada hora.`,
      },
      route: 'staff',
      query: { view: 'bookings', open: order.id },
    } as const
    await tellStaff(tx, { ...notice, right: 'money' }, now)
  })
}

/** How many refunds the gateway still has to send. */
export async function countOwedRefunds({ db }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from refund r join payment p on p.id = r.payment_id
    where r.state = 'owed' and not ${goesByHand}`.execute(db)
  return rows[0]?.count ?? 0
}
