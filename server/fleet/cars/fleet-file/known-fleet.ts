import type { Selectable } from 'kysely'
import { csvLine } from '../../../platform/csv-line.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { type AreaNames, carCells } from './car-cells.ts'
import { optionalColumns, requiredColumns } from './fleet-columns.ts'
import type { KnownFleet } from './read-car.ts'

/** The areas, body types and features that a fleet file may name. */
export async function readKnownFleet(db: Db | Tx): Promise<KnownFleet> {
  const areas = await db.selectFrom('area').selectAll().orderBy('slug').execute()
  const subtypes = await db
    .selectFrom('car_subtype')
    .select(['id', 'type_id'])
    .orderBy('position')
    .execute()
  const features = await db.selectFrom('feature').select('id').orderBy('position').execute()
  return {
    areas: new Map(
      areas.map(knownArea).flatMap((area) => [
        [area.slug, area],
        [area.id, area],
      ]),
    ),
    subtypes: new Map(subtypes.map((row) => [row.id, row.type_id])),
    features: new Set(features.map((row) => row.id)),
  }
}

const knownArea = ({ id, slug, state, zone, ...area }: Selectable<Schema['area']>) => ({
  id,
  slug,
  state,
  zone,
  pickupAddress: area.pickup_address,
  centre: { latitude: area.centre_latitude, longitude: area.centre_longitude },
})

/** What each area is called in a file, by its id. */
export const areaNames = ({ areas }: KnownFleet): AreaNames =>
  new Map([...areas.values()].map((area) => [area.id, area]))

const columns = [...requiredColumns, ...optionalColumns]

/** All cars, retired ones too, with all columns: read again as a fleet file it changes nothing (docs/import.md). */
export async function writeFleetFile(db: Db | Tx): Promise<string> {
  const names = areaNames(await readKnownFleet(db))
  const cars = await db.selectFrom('car').selectAll().orderBy('created_at').orderBy('id').execute()
  const lines = cars.map((car) => {
    const cells = carCells(car, names)
    return csvLine(columns.map((name) => cells[name]))
  })
  return `\uFEFF${csvLine(columns)}${lines.join('')}`
}
