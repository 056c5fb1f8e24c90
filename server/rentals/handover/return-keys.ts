import { noticeNow } from '#domain/fleet/pricing/while-out/early-return.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isInspected } from '../inspections/inspections-store.ts'
import { markReturned } from '../../money/orders/moves/marks.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import type { Visit } from './visit.ts'
import { readingFacts, readOdometer } from '../../fleet/fleet/odometer.ts'

/**
 * The keys come back (88), by the renter or at the desk; all that a return causes is told (`rentalReturned`).
 */
export async function returnKeys(tx: Tx, visit: Visit): Promise<void> {
  const { rental, by, odometer, reading, position, details, services, now } = visit
  const { order, facts } = rental
  const read = await readingFacts(tx, order.car_id, odometer, now)
  const inspected = await isInspected(tx, order.id, 'return', now)
  const ended = await changeStatus(tx, order, {
    action: 'returnKeys',
    by,
    now,
    facts: { ...facts, ...read, inspected },
    odometer,
    position,
    details,
    set: {
      state: 'ended',
      ended_at: now,
      arrived_for: null,
      end_odometer: odometer,
      end_gas: reading.gas ?? null,
      end_charge: reading.charge ?? null,
      return_noticed_at: noticeNow(order.return_noticed_at, now),
    },
  })
  await readOdometer(tx, order.car_id, odometer, now)
  await markReturned(tx, order.transaction_id, now)
  await services.tell(tx, { kind: 'rentalReturned', orderId: ended.id, at: now })
}
