import { sql } from 'kysely'
import {
  addCars,
  changeCar,
  isNoticed,
  takenCars,
  takenText,
  wrongReading,
} from '../../fleet/change-car.ts'
import type { CarRow } from '../../fleet/cars-store.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { randomId, sha256 } from '../../../platform/random.ts'
import { type AreaNames, carCells, differences } from './car-cells.ts'
import type { FleetColumn } from './fleet-columns.ts'
import { areaNames, readKnownFleet } from './known-fleet.ts'
import type { KnownFleet, NewCar } from './read-car.ts'
import type { BadLine } from '../../../platform/tables/read-table.ts'
import { type FleetFile, readFleetFile } from './read-fleet-file.ts'

/** Two imports at once would not see each other's cars. */
const lockKey = 7_261_003
const batchSize = 250

/** What a file does, or did. With a bad line it does nothing. */
export type ImportResult = {
  added: number
  changed: number
  unchanged: number
  /** How many cars change in each column, in the order of the first that does. */
  columns: Partial<Record<FleetColumn, number>>
  bad: BadLine[]
  ignoredColumns: string[]
  /** Of the file and of what it meets: only while it is the same does the file do what a dry run said. */
  fingerprint: string
}

type Options = {
  /** Says what would happen, and changes nothing. */
  isDryRun?: boolean
  now?: Date
  /** Hears how many cars are written so far. */
  progress?: (done: number, all: number) => void
}

/** Imports the cars of a file, all or nothing (docs/import.md). */
export const importFleet = (
  { db }: Pick<Database, 'db'>,
  bytes: Uint8Array,
  options: Options = {},
): Promise<ImportResult> =>
  db.transaction().execute(async (tx) => {
    if (!options.isDryRun) await lockCars(tx)
    const plan = await planImport(tx, bytes, options.now)
    if (!options.isDryRun) await carryOut(tx, plan, options.progress)
    return plan.result
  })

type Change = { id: string; set: Omit<NewCar, Counted>; columns: FleetColumn[] }

/** What the product counts by itself once a car is there. */
type Counted = 'rating' | 'review_count' | 'trips'

export type ImportPlan = {
  adds: (NewCar & { id: string })[]
  changes: Change[]
  result: ImportResult
}

/** What a file would do now. */
export async function planImport(tx: Tx, bytes: Uint8Array, now = new Date()): Promise<ImportPlan> {
  const known = await readKnownFleet(tx)
  const names = areaNames(known)
  const before = await readCars(tx)
  const rows = new Map([...before].map(([ref, car]) => [ref, carCells(car, names)]))
  const file = readFleetFile(bytes, known, rows)
  const bad = [
    ...file.bad,
    ...vinsTwice(file, before),
    ...(await unwelcome(tx, file, { before, known, now })),
  ]
  const adds: ImportPlan['adds'] = []
  const all: Change[] = []
  // With one bad line nothing of the file is taken.
  for (const { car } of bad.length > 0 ? [] : file.cars) {
    const there = before.get(car.external_ref)
    if (there) all.push(changeOf(there, car, names))
    else adds.push({ id: randomId(), ...car })
  }
  const changes = all.filter(({ columns }) => columns.length > 0)
  const columns: ImportResult['columns'] = {}
  for (const name of changes.flatMap((change) => change.columns))
    columns[name] = (columns[name] ?? 0) + 1
  const met = changes.map(({ id, columns: changed }) => [changed, before.get(id)])
  const said = [Buffer.from(bytes).toString('base64'), met, adds.length]
  return {
    adds,
    changes,
    result: {
      added: adds.length,
      changed: changes.length,
      unchanged: all.length - changes.length,
      columns,
      bad: bad.toSorted((one, other) => one.line - other.line),
      ignoredColumns: file.ignoredColumns,
      fingerprint: sha256(JSON.stringify(said)).slice(0, 16),
    },
  }
}

/** Writes what was planned. */
export async function carryOut(
  tx: Tx,
  { adds, changes }: ImportPlan,
  progress: Options['progress'] = () => {},
): Promise<void> {
  // Two cars may swap their numbers.
  await sql`set constraints car_vin deferred`.execute(tx)
  const all = adds.length + changes.length
  for (let from = 0; from < adds.length; from += batchSize) {
    await addCars(tx, adds.slice(from, from + batchSize))
    progress(Math.min(from + batchSize, adds.length), all)
  }
  for (const [at, { id, set }] of changes.entries()) {
    await changeCar(tx, id, set)
    const done = at + 1
    if (done % batchSize === 0 || done === changes.length) progress(adds.length + done, all)
  }
}

/** No other import and no booking comes between what is planned and what is written. */
export async function lockCars(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
  await sql`select from car order by id for update`.execute(tx)
}

/** All cars by what a file calls them. */
async function readCars(tx: Tx): Promise<ReadonlyMap<string, CarRow>> {
  const rows = await tx.selectFrom('car').selectAll().execute()
  return new Map(rows.map((car) => [car.external_ref ?? car.id, car]))
}

/**
 * What a row changes of a car that is there. What the product counts by itself stays, and so does an odometer that
 * was read higher since the file was written.
 */
function changeOf(there: CarRow, car: NewCar, names: AreaNames): Change {
  const { rating: _rating, review_count: _reviews, trips: _trips, ...said } = car
  const set = { ...said, odometer: Math.max(there.odometer, car.odometer ?? 0) }
  const columns = differences(carCells(there, names), carCells({ ...there, ...set }, names))
  return { id: there.id, set, columns }
}

type Met = { before: ReadonlyMap<string, CarRow>; known: KnownFleet; now: Date }

/** Lines that renters would notice, and odometers that no car can have come to. */
async function unwelcome(
  tx: Tx,
  { cars }: FleetFile,
  { before, known, now }: Met,
): Promise<BadLine[]> {
  const zones = new Map([...known.areas.values()].map(({ id, zone }) => [id, zone]))
  const there = cars.flatMap(({ line, car }) => {
    const row = before.get(car.external_ref)
    return row ? [{ line, car, row }] : []
  })
  const noticed = there.filter(({ car, row }) => isNoticed(row, car, zones))
  const ids = noticed.map(({ row }) => row.id)
  const taken = ids.length > 0 ? await takenCars(tx, ids, now) : new Map()
  const tooFar = there.filter(
    ({ car, row }) =>
      (car.odometer ?? 0) > row.odometer && wrongReading(row, car.odometer ?? 0, now) !== undefined,
  )
  return [
    ...noticed.flatMap(({ line, row }) => {
      const by = taken.get(row.id)
      return by ? [{ line, reason: `${row.plate}: ${takenText(by).en}` }] : []
    }),
    ...tooFar.map(({ line, car, row }) => ({
      line,
      reason: `odometer_miles is more than the car can have come since ${row.odometer}: ${car.odometer}`,
    })),
  ]
}

/** A VIN that another car has, in the file or after it. */
function vinsTwice({ cars }: FleetFile, before: ReadonlyMap<string, CarRow>): BadLine[] {
  const said = new Set(cars.map(({ car }) => car.external_ref))
  const rest = [...before].filter(([ref]) => !said.has(ref))
  const whose = new Map(rest.flatMap(([ref, { vin }]) => (vin ? [[vin, ref] as const] : [])))
  return cars.flatMap(({ line, car: { vin, external_ref: ref } }) => {
    if (!vin) return []
    const other = whose.get(vin)
    whose.set(vin, ref)
    return other === undefined ? [] : [{ line, reason: `vin is that of ${other} too: ${vin}` }]
  })
}
