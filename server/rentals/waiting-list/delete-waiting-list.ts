import type { deleteWaitingList as operation } from '#protocol/rentals/waiting-list/delete-waiting-list.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { offerCar } from './offer-car.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { queueForCar } from './waiting-list-store.ts'
import { waitingListTexts } from './waiting-list-texts.ts'

/** Leaves the list; an offered car goes to the next person (docs/product/search.md#waiting-list). */
export const deleteWaitingList: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, services, now } = context
  const own = tx
    .selectFrom('waiting_list_item')
    .selectAll()
    .where('id', '=', input.id)
    .where('user_id', '=', user.id)
    .where('status', '<>', 'cancelled')
  // The car before the entry, as in all that touches an offer: else two could wait for each other.
  const seen = await own.executeTakeFirst()
  if (seen?.car_id) await queueForCar(tx, seen.car_id)
  const item = seen && (await own.forUpdate().executeTakeFirst())
  if (!item) throw new Problem(404, texts.notFound)
  if (item.status === 'booked') throw conflict(waitingListTexts.booked)
  await giveCarBack(tx, { waitingListItemId: item.id })
  await tx
    .updateTable('waiting_list_item')
    .set({ status: 'cancelled' })
    .where('id', '=', item.id)
    .execute()
  if (seen.car_id) await offerCar(tx, seen.car_id, services.config, now)
  return {}
}
