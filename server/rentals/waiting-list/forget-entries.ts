import type { Tx } from '../../platform/db/database.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { queueForCar } from './waiting-list-store.ts'

/** Takes somebody who left off all lists; offered cars go to the next person. */
export async function forgetEntries(tx: Tx, userId: string): Promise<void> {
  const entries = await tx
    .selectFrom('waiting_list_item')
    .select(['id', 'car_id'])
    .where('user_id', '=', userId)
    .orderBy('car_id')
    .execute()
  // The car before the entry, as in all that touches an offer.
  for (const { car_id } of entries) if (car_id) await queueForCar(tx, car_id)
  for (const { id } of entries) await giveCarBack(tx, { waitingListItemId: id })
  await tx.deleteFrom('waiting_list_item').where('user_id', '=', userId).execute()
}
