import type { Updateable } from 'kysely'
import type { RentalStatus } from '#domain/rentals/status.ts'
import { type GuardFacts, nextStatus, type RentalAction } from '#domain/rentals/transitions.ts'
import type { Text } from '#protocol/core/text.ts'
import { notify } from '../../core/notifications.ts'
import { conflict } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { addEvidence } from './evidence-store.ts'
import { addEvent, type OrderRow } from './orders-store.ts'
import { refusalTexts } from './refusal-texts.ts'
import { statusNotice } from './status-notice.ts'

export type Position = { latitude: number; longitude: number }
export type By = { actor: 'renter' | 'staff' | 'system' | 'gateway'; id?: string }

export type Change = {
  action: RentalAction
  by: By
  now: Date
  /** What is known about the guards; what is left out is not looked at. */
  facts?: GuardFacts
  /** Columns that change with the status. */
  set?: Updateable<Schema['rental_order']>
  /** The event's own name in the history, when it tells more than the action. */
  code?: string
  odometer?: number | undefined
  position?: Position | undefined
  details?: Record<string, unknown>
  /** What the renter is told instead of the new status. */
  notice?: { text: Text; severity?: 'info' | 'success' | 'warning' | 'danger' }
}

/**
 * Every change of an order's status goes through here (PRODUCT.md 6): the table decides, and the
 * new status, its history, its evidence and its notification are written together or not at all.
 * The caller holds the lock of the order's transaction (`lockOrder`).
 * @throws Problem 409 with the sentence of the refusal; nothing has changed then
 */
export async function changeStatus(tx: Tx, order: OrderRow, change: Change): Promise<OrderRow> {
  const { action, by, now, facts = {}, odometer, position, details = {} } = change
  const from = order.rental_status
  const next = nextStatus((from ?? 'none') as RentalStatus | 'none', action, facts)
  if ('refusal' in next) throw conflict(refusalTexts[next.refusal])
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
  await notify(tx, statusNotice(order, change, code, next.to), now)
  return changed as OrderRow
}
