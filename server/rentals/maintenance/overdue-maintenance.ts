import { mayProposeFee } from '#domain/rentals/maintenance/reminders.ts'
import type { MaintenanceKind } from '#domain/rentals/maintenance/standard-plan.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { moment } from '../../platform/work/moment.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { stateOf } from './item-state.ts'
import { itemsToProposeFor, rowsOf } from './maintenance-rows.ts'

/** Maintenance for which the engine-damage fee may be proposed to staff. */
export type OverdueMaintenance = {
  /** The same for as long as it is the same missing service of the same rental. */
  key: string
  itemId: string
  kind: MaintenanceKind
  carId: string
  orderId: string
  transactionId: string
  userId: string
  dueOn: Day
  /** When the two warnings were given: days of the car's area. */
  warnedOn: Day[]
}

/**
 * Items of running rentals that are more than a week overdue after two warnings (docs/product/inspections-and-maintenance.md#maintenance-items,
 * docs/product/inspections-and-maintenance.md#maintenance-items). Reads only; a booked visit or a service takes an item off the list.
 */
export async function overdueMaintenance(db: Db | Tx, now: Date): Promise<OverdueMaintenance[]> {
  const rows = await rowsOf(db, itemsToProposeFor(moment(now)))
  return rows.flatMap((row) => {
    const { state, today, dueOn } = stateOf(row, now)
    const { told, order_id: orderId, transaction_id: transactionId, user_id: userId } = row
    if (!dueOn || !orderId || !transactionId || !userId) return []
    if (!mayProposeFee(state, { told, dueOn, today })) return []
    return {
      key: `maintenance ${row.id} ${row.round} ${transactionId}`,
      itemId: row.id,
      kind: row.kind,
      carId: row.car_id,
      orderId,
      transactionId,
      userId,
      dueOn,
      warnedOn: [told.firstWarning, told.secondWarning].filter((day) => day !== undefined),
    }
  })
}
