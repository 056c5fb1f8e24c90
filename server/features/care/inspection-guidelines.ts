import { checkpoints } from '#domain/care/checkpoints.ts'
import type { inspectionGuidelines as operation } from '#protocol/care/inspection-guidelines.ts'
import type { Checkpoint } from '#protocol/care/inspection.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Handler } from '../../core/handler.ts'
import { Problem, texts } from '../../core/problem.ts'
import { ownOrder } from '../rentals/orders-store.ts'
import { areaById } from '../site/areas-store.ts'
import { checkpointTexts } from './checkpoint-texts.ts'
import { dueInspections } from './due-inspections.ts'
import { inspectionsOf, itemsOf } from './inspections-store.ts'
import { presentInspection } from './present-inspection.ts'

function presentCheckpoints(lang: Lang): Checkpoint[] {
  return checkpoints.map(({ id, kindOfPicture, required, most }) => ({
    id,
    title: checkpointTexts[id].title[lang],
    flag: required,
    kindOfPicture,
    hint: checkpointTexts[id].hint[lang],
    samplePicture: `/samples/inspection/${id}.svg`,
    most,
  }))
}

/** The checklist, and what the order is waiting for beside the pictures that there are. */
export const inspectionGuidelines: Handler<typeof operation> = async (
  { db, user, now, lang },
  input,
) => {
  const list = presentCheckpoints(lang)
  if (!input.order) return { checkpoints: list, due: [], inspections: [] }
  const order = await ownOrder(db, input.order, user.id)
  const area = order && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const inspections = await inspectionsOf(db, order.transaction_id)
  const items = await itemsOf(db, inspections)
  return {
    checkpoints: list,
    due: await dueInspections(db, order, { area, now }),
    inspections: inspections.map((row) => presentInspection(row, items, lang)),
  }
}
