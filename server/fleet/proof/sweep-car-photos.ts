import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { removePhoto } from '../fleet/car-photo-files.ts'

/** Photos that were taken back, and what was drawn of them may still lie there. */
export const photosTakenBack = () => sql<{ id: string }>`
  select id from car_photo where car_id is null order by id limit 100`

/** Removes what was drawn of photos that were taken back; background work, safe with several processes. */
export async function sweepCarPhotos({ db, files }: Services): Promise<number> {
  const { rows } = await photosTakenBack().execute(db)
  for (const { id } of rows) {
    await removePhoto(files, id)
    await db.deleteFrom('car_photo').where('id', '=', id).execute()
  }
  return rows.length
}
