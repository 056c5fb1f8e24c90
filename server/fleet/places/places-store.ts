import { sql } from 'kysely'
import { placeSearch } from '#domain/core/text/place-words.ts'
import type { Place, Town } from '#protocol/fleet/places/place.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { farthestPointMiles } from '#domain/fleet/places/point-near.ts'
import type { Bounds, Position } from './bounds.ts'

type Wanted = {
  /** How the name begins, as people write it (docs/product/search.md#towns). */
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
    const { beginnings, names } = placeSearch(beginning)
    query = query.where(sql<boolean>`(plain_name = any(${names}::text[])
      or exists (select from unnest(${beginnings}::text[]) as beginning where starts_with(plain_name, beginning)))`)
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

const milesOfADegree = 69.093
/** So far a town still belongs to an area. */
const areaMiles = 75

/** Gives each town the nearest area of its state; one that is far from all keeps what it has. */
export async function giveTownsTheirAreas(tx: Tx, state: string): Promise<void> {
  await sql`
    update place set area_id = nearest.id
    from place p cross join lateral (
      select a.id, ${milesOfADegree} * sqrt(power(a.centre_latitude - p.latitude, 2)
        + power((a.centre_longitude - p.longitude) * cos(radians(p.latitude)), 2)) as miles
      from area a where a.state = p.state order by miles, length(a.id), a.id limit 1) nearest
    where place.id = p.id and p.state = ${state} and nearest.miles <= ${areaMiles}
      and place.area_id is distinct from nearest.id`.execute(tx)
}

/** A box of degrees around a place, as wide as a mark on the map may lie from its town. */
function boxAround({ latitude, longitude }: Position): Bounds {
  const north = farthestPointMiles / milesOfADegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return {
    south: latitude - north,
    north: latitude + north,
    west: longitude - east,
    east: longitude + east,
  }
}

/** Around a place; undefined when there is none of this name. */
export async function aroundPlace(db: Db | Tx, id: string): Promise<Bounds | undefined> {
  const place = await placeById(db, id)
  return place && boxAround(place)
}

/** All areas. */
export async function servedBounds(db: Db | Tx): Promise<Bounds> {
  return db
    .selectFrom('place')
    .select(({ fn }) => [
      fn.min('latitude').as('south'),
      fn.min('longitude').as('west'),
      fn.max('latitude').as('north'),
      fn.max('longitude').as('east'),
    ])
    .where('area_id', 'is not', null)
    .executeTakeFirstOrThrow()
}

/** The towns of areas around a point, and some a little further away. */
export async function servedTownsNear(db: Db | Tx, point: Position): Promise<Town[]> {
  const { south, west, north, east } = boxAround(point)
  const rows = await db
    .selectFrom('place')
    .select([...shown, 'area_id'])
    .where('area_id', 'is not', null)
    .where('latitude', '>=', south)
    .where('latitude', '<=', north)
    .where('longitude', '>=', west)
    .where('longitude', '<=', east)
    .execute()
  return rows.map(({ area_id: areaId, ...place }) => ({ ...place, area: areaId ?? undefined }))
}
