import { sql } from 'kysely'
import type { Place, Town } from '#protocol/places/place.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Bounds } from './bounds.ts'

type Wanted = {
  /** How the name begins, accents or not. */
  beginning: string | undefined
  area: string | undefined
  view: Bounds | undefined
  limit: number
}

const shown = ['id', 'name', 'state', 'latitude', 'longitude'] as const

/** The most populous places that match. */
export async function largestPlaces(
  db: Db | Tx,
  { beginning, area, view, limit }: Wanted,
): Promise<Town[]> {
  let query = db.selectFrom('place').select([...shown, 'area_id'])
  if (beginning !== undefined) {
    query = query.where(sql<boolean>`starts_with(plain_name, plain_name(${beginning}::text))`)
  }
  if (area !== undefined) query = query.where('area_id', '=', area)
  if (view) {
    query = query
      .where('latitude', '>=', view.south)
      .where('latitude', '<=', view.north)
      .where('longitude', '>=', view.west)
      .where('longitude', '<=', view.east)
  }
  const rows = await query.orderBy('population', 'desc').orderBy('id').limit(limit).execute()
  return rows.map(({ area_id: areaId, ...place }) => ({ ...place, area: areaId ?? undefined }))
}

export async function placeById(db: Db | Tx, id: string): Promise<Place | undefined> {
  return db.selectFrom('place').select(shown).where('id', '=', id).executeTakeFirst()
}
