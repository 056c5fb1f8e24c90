import { fieldError } from '#protocol/core/field-messages.ts'
import { submitMaintenance as operation } from '#protocol/rentals/maintenance/submit-maintenance.ts'
import { prepared } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { attachToOrder } from '../../platform/uploads/attach-files.ts'
import { storeUploads } from '../../platform/uploads/uploads.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { lockOwnRental, mustBeAllowed } from '../../money/orders/own-rental.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'
import { carOut } from './car-out.ts'
import { checkService, closeItem, lockItems } from './close-item.ts'
import { endVisit } from './end-visit.ts'
import { itemsOfCar, type MaintenanceRow } from './maintenance-rows.ts'
import { closedNotice } from './maintenance-notices.ts'
import { byUrgency, presentItem } from './present-item.ts'

type Asked = { item: string[]; order?: string | undefined; car?: string | undefined }

/** The service that a renter had done at the appointment, with its receipt (docs/wire.md, docs/product/inspections-and-maintenance.md#maintenance-items). */
export const submitMaintenance = prepared(operation, {
  async prepare(context, input): Promise<string[]> {
    await itemsAsked(context.db, context.user, input)
    return storeUploads(context, context.user.id, 'maintenance', 'receipt', input.receipt)
  },
  async run({ db: tx, user, now, lang }, input, uploads) {
    const asked = await itemsAsked(tx, user, input)
    const rental = await lockOwnRental(tx, asked.orderId, user.id, now)
    mustBeAllowed(rental, 'submitMaintenance')
    await lockItems(tx, input.item)
    const { items } = await itemsAsked(tx, user, input)
    const { order } = rental
    const { date: day, odometer, shop, comment } = input
    const by = { actor: 'renter', id: user.id } as const
    for (const row of items) await checkService(tx, row, { day, odometer, by }, now)
    const receipts = await attachToOrder(tx, order.id, uploads)
    const service = {
      outcome: 'done',
      day,
      odometer,
      shop,
      comment,
      by,
      orderId: order.id,
    } as const
    for (const row of items) {
      await closeItem(tx, row, { ...service, receipts: receipts.map(({ file }) => file) }, now)
    }
    const kinds = items.map(({ kind }) => kind)
    await changeStatus(tx, order, {
      action: 'submitMaintenance',
      by,
      now,
      facts: rental.facts,
      odometer,
      details: { kinds, day, shop, comments: comment, pictures: receipts },
      notice: { text: closedNotice(kinds), severity: 'success' },
    })
    await endVisit(tx, order, now)
    const rows = await itemsOfCar(tx, order.car_id)
    return {
      ...(await rentalAnswer(tx, order.id, lang, now)),
      maintenanceItems: byUrgency(rows.map((row) => presentItem(row, lang, now))),
    }
  },
})

/**
 * The items of one car that is with the caller.
 * @throws Problem 404 for anybody else's, as if there were none (docs/product/accounts.md#roles)
 */
async function itemsAsked(
  db: Db | Tx,
  user: SignedIn,
  { item: ids, order, car }: Asked,
): Promise<{ items: MaintenanceRow[]; orderId: string }> {
  const first = await db
    .selectFrom('maintenance_item')
    .select('car_id')
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirst()
  const out = await carOut(db, user, { order, car: car ?? first?.car_id ?? '' }, conflict)
  if (out.order?.user_id !== user.id) throw new Problem(404, texts.notFound)
  const rows = await itemsOfCar(db, out.car.id)
  const items = rows.filter(({ id }) => ids.includes(id))
  if (items.length !== new Set(ids).size)
    throw new Problem(400, texts.malformed, { errors: { item: fieldError('invalidData') } })
  return { items, orderId: out.order.id }
}
