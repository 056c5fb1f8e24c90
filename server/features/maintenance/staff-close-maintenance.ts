import type { staffCloseMaintenance as operation } from '#protocol/maintenance/staff-maintenance.ts'
import type { Handler } from '../../core/handler.ts'
import { notify } from '../../core/notifications.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import { type By, changeStatus } from '../rentals/change-status.ts'
import { lockOrder, type OrderRow } from '../rentals/orders-store.ts'
import { audit } from '../staff/audit.ts'
import { checkService, closeItem, lockItems } from './close-item.ts'
import { endVisit } from './end-visit.ts'
import { stateOf } from './item-state.ts'
import { closedNotice, skippedNotice, threadOf } from './maintenance-notices.ts'
import { maintenanceTexts } from './maintenance-texts.ts'
import { itemById, itemsOfCar, type MaintenanceRow } from './maintenance-rows.ts'

/**
 * Staff write down that a service was done, or that it is not needed this time (PRODUCT.md 13).
 * When nothing is left of the visit that was booked, the rental goes on (86).
 */
export const staffCloseMaintenance: Handler<typeof operation> = async (
  { db: tx, user, now },
  { item: id, decision, date, odometer, shop, note },
) => {
  const { row, order } = await lockItem(tx, id)
  // A colleague was faster, and it counts anew already.
  if (stateOf(row, now).state === 'ok') throw conflict(maintenanceTexts.closedAlready)
  const service = { day: date ?? stateOf(row, now).today, odometer: odometer ?? row.odometer }
  await checkService(tx, row, service, now)
  const by = { actor: 'staff', id: user.id } as const
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
  if (order.rental_status === 93 && !left) {
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
