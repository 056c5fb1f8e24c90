import type { setStatusToVehiclePickUp as operation } from '#protocol/rentals/appointments/set-status-to-vehicle-pick-up.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { lockOwnRental } from '../../money/orders/own-rental.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'

/** Takes a return or maintenance appointment back, with its seat (docs/product/inspections-and-maintenance.md#maintenance-items). */
export const setStatusToVehiclePickUp: Handler<typeof operation> = async (
  { db: tx, user, now, lang },
  input,
) => {
  const { order, facts } = await lockOwnRental(tx, input.order, user.id, now)
  await changeStatus(tx, order, {
    action: 'setStatusToVehiclePickUp',
    by: { actor: 'renter', id: user.id },
    now,
    facts,
    details: { message: input.message },
    set: { arrived_for: null, return_noticed_at: null },
  })
  await tx
    .deleteFrom('appointment_seat')
    .where('order_id', '=', order.id)
    .where('kind', 'in', ['return', 'maintenance'])
    .execute()
  return rentalAnswer(tx, order.id, lang, now)
}
