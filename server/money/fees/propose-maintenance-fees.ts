import type { Services } from '../../platform/api/context.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { withRetries } from '../../platform/retry.ts'
import type { Tx } from '../../platform/db/database.ts'
import { kindTexts } from '../../rentals/maintenance/maintenance-texts.ts'
import { overdueMaintenance } from '../../rentals/maintenance/overdue-maintenance.ts'
import { lockOrder } from '../orders/orders-store.ts'
import { isProposed, proposeFee } from './propose-fee.ts'

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
