import { carName } from '#domain/fleet/fleet/car-name.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import { lateGraceMinutes } from '#domain/fleet/pricing/settlement.ts'
import { endangered } from '#domain/fleet/fleet/late-car.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { wake } from '../../platform/work/topics.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { addEvidence } from '../../money/evidence/evidence-store.ts'
import { isRunning } from '../../money/orders/order-facts.ts'
import { markOrderOverdue } from '../../money/orders/moves/marks.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { overdueTexts } from './overdue-texts.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

/** Days that were asked for in time and wait for their money are agreed until the money is missing. */
const isPromised = sql`exists (select 1 from rental_order n where n.previous_order_id = rental_order.id
  and n.kind = 'extension' and n.rental_status = ${inSql.notPickedUp})`

export const lateRentals = (now: SqlInstant) => sql<{ id: string }>`
  select id from rental_order
  where rental_status in ${inSql.running} and overdue_at is null
    and ends_at <= ${ago(now, lateGraceMinutes * 60_000)} and not ${isPromised}
  order by ends_at limit 20`

/** Marks rentals that did not come back, once each; renter and staff are told in the same step. */
export async function markOverdue({ db, clock }: Services): Promise<number> {
  const now = clock()
  const before = endangered(now).endedBy
  const { rows } = await lateRentals(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.overdue_at || !isRunning(order) || order.ends_at > before) return 0
      await markLate(tx, order, now)
      return 1
    }),
  )
}

/** Marks a rental that did not come back; the caller holds its lock, and has looked that it was not marked before. */
export async function markLate(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await markOrderOverdue(tx, order.id, now)
  await wake(tx, 'lateCars')
  await addEvent(tx, order.id, now, { actor: 'system', code: 'overdue' })
  await addEvidence(tx, order.id, now, 'overdue', { event: 'overdue', actor: 'system' })
  const about = {
    orderId: order.id,
    topic: 'rental',
    thread: `overdue ${order.id}`,
    severity: 'danger',
  } as const
  const place = { route: 'dashboard', query: { order: order.id } }
  await notify(tx, { ...about, ...overdueTexts.late, userId: order.user_id, ...place }, now)
  const car = await carById(tx, order.car_id)
  const name = car ? `${carName(car)}, ${car.plate}` : order.car_id
  const { title } = overdueTexts.staff
  const list = { route: 'staff', query: { view: 'overdue' } }
  const text = { en: name, es: name }
  await tellStaff(
    tx,
    { ...about, right: 'desk', renterId: order.user_id, title, text, ...list },
    now,
  )
}
