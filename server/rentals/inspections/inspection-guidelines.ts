import { checkpoints } from '#domain/fleet/fleet/checkpoints.ts'
import type { inspectionGuidelines as operation } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db } from '../../platform/db/database.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { runsOnCharge } from '../../fleet/fleet/energy-reading.ts'
import { type OrderRow, ownOrder } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { checkpointWords } from '../../fleet/fleet/checkpoint-texts.ts'
import { dueInspections } from './due-inspections.ts'
import { readInspections, readItems } from './inspections-store.ts'
import { presentInspection } from './present-inspection.ts'

/** An electric car has no oil to look at. */
function presentCheckpoints(lang: Lang, electric: boolean | undefined): Checkpoint[] {
  return checkpoints
    .filter(({ id }) => id !== 'oil' || electric !== true)
    .map(({ id, kindOfPicture, required, most }) => ({
      id,
      title: checkpointWords(id, electric).title[lang],
      flag: required,
      kindOfPicture,
      hint: checkpointWords(id, electric).hint[lang],
      samplePicture: `/samples/inspection/${id === 'fuel' && electric === true ? 'charge' : id}.svg`,
      most,
    }))
}

/** Whether the car is electric; undefined when a swap takes one of each kind. */
async function isElectric(db: Db, order: OrderRow): Promise<boolean | undefined> {
  const electric = await runsOnCharge(db, order.car_id)
  if (order.kind !== 'swap' || order.previous_order_id === null) return electric
  const previous = await ownOrder(db, order.previous_order_id, order.user_id)
  const same = !previous || (await runsOnCharge(db, previous.car_id)) === electric
  return same ? electric : undefined
}

/** The checklist, and what the order is waiting for beside the pictures that there are. */
export const inspectionGuidelines: Handler<typeof operation> = async (
  { db, user, now, lang },
  input,
) => {
  if (!input.order)
    return { checkpoints: presentCheckpoints(lang, undefined), due: [], inspections: [] }
  const order = await ownOrder(db, input.order, user.id)
  const area = order && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const inspections = await readInspections(db, order.transaction_id)
  const items = await readItems(db, inspections)
  return {
    checkpoints: presentCheckpoints(lang, await isElectric(db, order)),
    due: await dueInspections(db, order, { area, now }),
    inspections: inspections.map((row) => presentInspection(row, items, lang)),
  }
}
