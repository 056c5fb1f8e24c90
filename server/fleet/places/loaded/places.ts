import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertPlaces = rowsInto('place')

/** Which area each of these places belongs to. */
export async function setAreasOfPlaces(
  tx: Tx,
  places: readonly { id: string; areaId: string }[],
): Promise<void> {
  await sql`
    update place set area_id = mine.area_id
    from unnest(${places.map(({ id }) => id)}::text[], ${places.map(({ areaId }) => areaId)}::text[])
      as mine (id, area_id)
    where place.id = mine.id`.execute(tx)
}
