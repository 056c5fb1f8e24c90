import { sql } from 'kysely'
import type { Services } from '../../core/context.ts'
import { oneByOne } from '../../core/one-by-one.ts'
import { notify } from '../../core/notifications.ts'
import type { Tx } from '../../db/database.ts'
import { carById } from '../cars/cars-store.ts'
import { addEvidence } from '../rentals/evidence-store.ts'
import { isRunning } from '../rentals/order-facts.ts'
import { addEvent, lockOrder, type OrderRow } from '../rentals/orders-store.ts'
import { overdueTexts } from './overdue-texts.ts'

/** So long after its end a rental that is still out is overdue (PRODUCT.md 4). */
const graceMs = 6 * 3_600_000

/** Marks rentals that did not come back, once each; renter and staff are told in the same step. */
export async function markOverdue({ db, clock }: Services): Promise<number> {
  const now = clock()
  const before = new Date(now.getTime() - graceMs)
  const { rows } = await sql<{ id: string }>`
    select id from rental_order
    where rental_status in (86, 91, 92, 93) and overdue_at is null and ends_at <= ${before}::timestamptz
    order by ends_at limit 20`.execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.overdue_at || !isRunning(order) || order.ends_at > before) return 0
      await mark(tx, order, now)
      return 1
    }),
  )
}

async function mark(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await tx.updateTable('rental_order').set({ overdue_at: now }).where('id', '=', order.id).execute()
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
  const name = car ? `${car.make} ${car.model} ${car.year}, ${car.plate}` : order.car_id
  const staff = await tx.selectFrom('staff_member').select('user_id').orderBy('user_id').execute()
  for (const { user_id: userId } of staff) {
    const { title } = overdueTexts.staff
    const list = { route: 'staff', query: { view: 'overdue' } }
    await notify(tx, { ...about, userId, title, text: { en: name, es: name }, ...list }, now)
  }
}
