import type { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { nextStatus } from '#domain/money/orders/transitions.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { conflict } from '../../platform/api/problem.ts'
import { wake } from '../../platform/work/topics.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { isOut } from './order-facts.ts'
import { addEvent, type OrderRow } from './orders-store.ts'
import { settleOverNotices } from './over-notices.ts'
import { refusalText } from './refusal-texts.ts'
import type { Change } from './status-change.ts'
import { statusNotice } from './status-notice.ts'

/**
 * Every change of an order's status goes through here (docs/product/rental.md#states): the table decides, and the
 * new status, its history, its evidence and its notification are written together or not at all.
 * The caller holds the lock of the order's transaction (`lockOrder`).
 * @throws Problem 409 with the sentence of the refusal; nothing has changed then
 */
export async function changeStatus(tx: Tx, order: OrderRow, change: Change): Promise<OrderRow> {
  const { action, by, now, facts = {}, odometer, position, details = {} } = change
  const from = order.rental_status
  const next = nextStatus((from ?? 'none') as RentalStatus | 'none', action, facts)
  if ('refusal' in next) throw conflict(refusalText(order, next.refusal))
  const code = change.code ?? action
  const changed = await tx
    .updateTable('rental_order')
    .set({ ...change.set, rental_status: next.to })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addEvent(tx, order.id, now, {
    actor: by.actor,
    ...(by.id ? { actorId: by.id } : {}),
    code,
    from,
    to: next.to,
    odometer,
    position,
    details,
  })
  await addEvidence(tx, order.id, now, 'status', {
    ...details,
    event: code,
    actor: by.actor,
    from: from ?? undefined,
    to: next.to,
    odometer,
    position,
  })
  await settleOverNotices(tx, order, next.to, now)
  if (order.overdue_at) await wake(tx, 'lateCars')
  if (change.notice !== 'none') {
    const told = { code, to: next.to, isFirstCarOut: await isFirstOut(tx, order) }
    await notify(tx, statusNotice(order, change.notice, told), now)
  }
  return changed as OrderRow
}

/** Of a change of car: whether its renter drives the first car, and brings it along. */
async function isFirstOut(tx: Tx, { kind, previous_order_id: first }: OrderRow): Promise<boolean> {
  if (kind !== 'swap' || !first) return false
  const before = await tx
    .selectFrom('rental_order')
    .select(['rental_status', 'arrived_for'])
    .where('id', '=', first)
    .executeTakeFirst()
  return before !== undefined && isOut(before)
}
