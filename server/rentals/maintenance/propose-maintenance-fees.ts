import { mayProposeFee } from '#domain/rentals/maintenance/reminders.ts'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { stateOf } from './item-state.ts'
import { itemsToProposeFor, readRows } from './maintenance-rows.ts'
import type { Services } from '../../platform/api/context.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { withRetries } from '../../platform/retry.ts'
import { kindTexts } from './maintenance-texts.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { isProposed, proposeFee } from '../../money/fees/propose-fee.ts'

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
  const rows = await readRows(db, itemsToProposeFor(sqlInstant(now)))
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

/**
 * Proposes the engine-damage fee for maintenance that is more than a week overdue after two
 * warnings (docs/product/inspections-and-maintenance.md#engine-damage-fee, docs/product/inspections-and-maintenance.md#maintenance-items). Safe with several processes.
 */
export async function proposeMaintenanceFees({ db, clock }: Services): Promise<number> {
  const now = clock()
  return oneByOne(await overdueMaintenance(db, now), async ({ key, orderId }) => {
    if (await isProposed(db, key)) return 0
    const propose = (tx: Tx) => proposeOne(tx, orderId, key, now)
    return withRetries(() => db.transaction().execute(propose))
  })
}

/** Looks again under the rental's lock: the receipt may have come in the meantime. */
async function proposeOne(tx: Tx, orderId: string, key: string, now: Date): Promise<number> {
  const order = await lockOrder(tx, orderId)
  const missing = (await overdueMaintenance(tx, now)).find((one) => one.key === key)
  if (!order || !missing || (await isProposed(tx, key))) return 0
  const { kind, dueOn, warnedOn } = missing
  const facts = { what: kindTexts[kind].title, dueOn, warnedOn }
  await proposeFee(tx, order, { subject: 'maintenance', key, facts }, now)
  return 1
}
