import { type BadLine, readTable } from '../../../platform/tables/read-table.ts'
import { type FleetRow, optionalColumns, requiredColumns } from './fleet-columns.ts'
import { type KnownFleet, type NewCar, readCar } from './read-car.ts'

/** What a file holds. With a bad line nothing of it may be imported. */
export type FleetFile = {
  cars: { line: number; car: NewCar }[]
  bad: BadLine[]
  /** Columns that are not known and were passed over. */
  ignoredColumns: string[]
}

const shape = { required: requiredColumns, optional: optionalColumns, of: 'car' }

/**
 * Reads a fleet file (docs/import.md) and checks every row; touches nothing. `known` is what the
 * database has: areas, body types and features. `there` are its cars: of one of them a file says only the columns
 * that it has.
 */
export function readFleetFile(
  bytes: Uint8Array,
  known: KnownFleet,
  there: ReadonlyMap<string, FleetRow> = new Map(),
): FleetFile {
  const { lines, bad, columns, ignoredColumns } = readTable(bytes, shape)
  const file: FleetFile = { cars: [], bad: [...bad], ignoredColumns }
  for (const { line, cells, problems } of lines) {
    const reasons = [...problems]
    if (cells) {
      const row = { ...rest(there.get(cells.source_id ?? ''), columns), ...cells }
      const { car, problems: more } = readCar(row, known)
      reasons.unshift(...more.map(({ reason }) => reason))
      if (reasons.length === 0) file.cars.push({ line, car })
    }
    file.bad.push(...reasons.map((reason) => ({ line, reason })))
  }
  return file
}

/** What a car has in the columns that a file does not have. */
const rest = (car: FleetRow = {}, columns: readonly string[]): FleetRow =>
  Object.fromEntries(Object.entries(car).filter(([name]) => !columns.includes(name)))
