import type { Db, Tx } from '../../../platform/db/database.ts'
import type { KnownFleet } from './read-car.ts'

/** The areas, body types and features that a fleet file may name. */
export async function readKnownFleet(db: Db | Tx): Promise<KnownFleet> {
  const areas = await db.selectFrom('area').select(['id', 'slug', 'pickup_address']).execute()
  const subtypes = await db
    .selectFrom('car_subtype')
    .select(['id', 'type_id'])
    .orderBy('position')
    .execute()
  const features = await db.selectFrom('feature').select('id').execute()
  return {
    areas: new Map(
      areas.flatMap(({ id, slug, pickup_address }) => {
        const area = { id, pickupAddress: pickup_address }
        return [
          [slug, area],
          [id, area],
        ]
      }),
    ),
    subtypes: new Map(subtypes.map((row) => [row.id, row.type_id])),
    features: new Set(features.map((row) => row.id)),
  }
}
