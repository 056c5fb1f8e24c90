import { csvLine } from '../../../platform/csv-line.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { carCells } from './car-cells.ts'
import { optionalColumns, requiredColumns } from './fleet-columns.ts'
import { areaNames, readKnownFleet } from './known-fleet.ts'

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
