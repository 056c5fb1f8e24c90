import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AreaNames } from './car-cells.ts'
import type { KnownFleet } from './read-car.ts'

/** The areas, body types and features that a fleet file may name. */
export async function readKnownFleet(db: Db | Tx): Promise<KnownFleet> {
  const areas = await db
    .selectFrom('area')
    .select(['id', 'slug', 'state', 'zone', 'pickup_address'])
    .execute()
  const subtypes = await db
    .selectFrom('car_subtype')
    .select(['id', 'type_id'])
    .orderBy('position')
    .execute()
  const features = await db.selectFrom('feature').select('id').orderBy('position').execute()
  return {
    areas: new Map(
      areas.flatMap(({ pickup_address: pickupAddress, ...area }) => [
        [area.slug, { ...area, pickupAddress }],
        [area.id, { ...area, pickupAddress }],
      ]),
    ),
    subtypes: new Map(subtypes.map((row) => [row.id, row.type_id])),
    features: new Set(features.map((row) => row.id)),
  }
}

/** What each area is called in a file, by its id. */
export const areaNames = ({ areas }: KnownFleet): AreaNames =>
  new Map([...areas.values()].map((area) => [area.id, area]))
