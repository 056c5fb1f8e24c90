import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { staffCloseMaintenance as operation } from '#protocol/rentals/maintenance/staff-maintenance.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import type { By } from '../../money/orders/status-change.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { checkService, closeItem, lockItems } from './close-item.ts'
import { endVisit } from './end-visit.ts'
import { stateOf } from './item-state.ts'
import { closedNotice, skippedNotice, threadOf } from './maintenance-notices.ts'
import { maintenanceTexts } from './maintenance-texts.ts'
import {
  itemById,
  itemsOfCar,
  type MaintenanceRow,
  maintenanceVersion,
} from './maintenance-rows.ts'

/**
 * Staff write down that a service was done, or that it is not needed this time (docs/product/staff.md#what-they-do).
 * When nothing is left of the visit that was booked, the rental goes on (86).
 */
export const staffCloseMaintenance: Handler<typeof operation> = async (
  { db: tx, user, now },
  { item: id, version, decision, date, odometer, shop, note },
) => {
  const { row, order } = await lockItem(tx, id)
  if (row.user_id) mustNotBeOwn(user, row.user_id)
  // A colleague was faster, and it counts anew already.
  if (stateOf(row, now).state === 'ok') throw conflict(maintenanceTexts.closedAlready)
  mustBeAsSeen(version, maintenanceVersion(row))
  const service = { day: date ?? stateOf(row, now).today, odometer: odometer ?? row.odometer }
  const by = { actor: 'staff', id: user.id } as const
  await checkService(tx, row, { ...service, by }, now)
  const outcome = decision === 'done' ? 'done' : 'skipped'
  const orderId = order?.id
  await closeItem(tx, row, { ...service, outcome, shop, comment: note, orderId, by }, now)
  if (order) await tellRenter(tx, { order, row, outcome, by, odometer: service.odometer, now })
  await audit(tx, user.id, now, `maintenance ${decision}`, id, {
    car: row.car_id,
    kind: row.kind,
    order: orderId,
    from: stateOf(row, now).state,
    to: outcome,
    ...service,
    shop,
    note,
  })
  return {}
}

/** The item, locked with the rental that has its car: the rental first, as everywhere. */
async function lockItem(
  tx: Tx,
  id: string,
): Promise<{ row: MaintenanceRow; order: OrderRow | undefined }> {
  const found = await itemById(tx, id)
  if (found?.order_id) await lockOrder(tx, found.order_id)
  await lockItems(tx, [id])
  const row = await itemById(tx, id)
  if (!row) throw new Problem(404, texts.notFound)
  const order = row.order_id ? await lockOrder(tx, row.order_id) : undefined
  return { row, order }
}

type Closed = {
  order: OrderRow
  row: MaintenanceRow
  outcome: 'done' | 'skipped'
  by: By
  odometer: number
  now: Date
}

async function tellRenter(tx: Tx, { order, row, outcome, by, odometer, now }: Closed) {
  const text = outcome === 'done' ? closedNotice([row.kind]) : skippedNotice(row.kind)
  const left = (await itemsOfCar(tx, row.car_id)).some(
    (one) => stateOf(one, now).state === 'booked',
  )
  if (order.rental_status === RentalStatus.maintenanceScheduled && !left) {
    const details = { kinds: [row.kind], outcome }
    await changeStatus(tx, order, {
      action: 'submitMaintenance',
      by,
      now,
      odometer,
      details,
      notice: { text, severity: 'success' },
    })
    await endVisit(tx, order, now)
    return
  }
  await notify(
    tx,
    {
      userId: order.user_id,
      orderId: order.id,
      topic: 'maintenance',
      thread: threadOf(row.id),
      severity: 'success',
      title: { en: 'Maintenance', es: 'Mantenimiento' },
      text,
      route: 'vehicleMaintenance',
      query: { order: order.id },
    },
    now,
  )
}
