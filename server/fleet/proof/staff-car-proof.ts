import { sql } from 'kysely'
import type { staffCarProof as operation } from '#protocol/fleet/proof/staff-car-proof.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { fileAddress } from '../../platform/uploads/uploads.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { checkpointTexts } from '../fleet/checkpoint-texts.ts'
import { presentMark } from './car-proof.ts'
import { inspectionToShow, isOlder, type InspectionToShow } from './inspection-to-show.ts'

/** What a car shows, and what it could show of an inspection (docs/product/staff.md#photos-of-cars). */
export const staffCarProof: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const found = await inspectionToShow(db, input.inspection)
  const shown = found.shown.filter(({ inspection_id }) => inspection_id === found.id)
  return {
    proof: {
      version: found.version,
      own: found.userId === user.id,
      photos: found.pictures.map(({ checkpoint, file_id }) => ({
        checkpoint,
        title: checkpointTexts[checkpoint].title[lang],
        url: fileAddress(file_id),
        isShown: shown.some((photo) => photo.checkpoint === checkpoint),
      })),
      isOlder: isOlder(found),
      marks: found.marks.map((mark) => ({
        id: mark.id,
        ...presentMark(mark, found.shown),
      })),
      noted: await wordsOn(db, found),
    },
  }
}

/** What was written about damage: by the renter in this inspection, and in claims on the car. */
async function wordsOn(db: Db | Tx, { id, carId }: InspectionToShow): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select words from (
      select note as words, 0 as part, position::bigint as place from inspection_item
        where inspection_id = ${id} and note is not null
      union all
      select mark ->> 'note', 1, position from inspection_item, jsonb_array_elements(marks) mark
        where inspection_id = ${id} and mark ->> 'note' is not null
      union all
      (select c.description, 2, extract(epoch from c.created_at)::bigint
        from claim c join rental_order o on o.id = c.order_id
        where o.car_id = ${carId} and c.code = 'damage' and c.state <> 'dropped'
        order by c.created_at desc limit 10)
    ) said order by part, place limit 30`.execute(db)
  return rows.map(({ words }) => words)
}
