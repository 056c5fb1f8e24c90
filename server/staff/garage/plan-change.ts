import { type SqlBool, sql } from 'kysely'
import { mostCarsAtOnce, pricedAnew } from '#domain/fleet/fleet/bulk-change.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffChangeCars } from '#protocol/staff/garage/change-cars.ts'
import { carCells, differences } from '../../fleet/cars/fleet-file/car-cells.ts'
import type { FleetColumn } from '../../fleet/cars/fleet-file/fleet-columns.ts'
import { areaNames, readKnownFleet } from '../../fleet/cars/fleet-file/known-fleet.ts'
import { type KnownFleet, readCar } from '../../fleet/cars/fleet-file/read-car.ts'
import type { FleetRow } from '../../fleet/cars/fleet-file/fleet-columns.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { isNoticed, takenCars, takenText } from '../../fleet/fleet/change-car.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/random.ts'
import { found } from './find-cars.ts'

type Input = ParsedInputOf<typeof staffChangeCars>

/** One car of a change: what is written, and what it was and becomes by columns. */
export type PlannedCar = {
  row: CarRow
  set: ReturnType<typeof setOf>
  before: FleetRow
  after: FleetRow
  booked: number
}
type LeftOut = { row: CarRow; reason: string }
export type Planned = {
  changes: PlannedCar[]
  unchanged: number
  leftOut: LeftOut[]
  fingerprint: string
}

/** What the product counts by itself stays. */
export function setOf({ car }: ReturnType<typeof readCar>) {
  const { rating: _rating, review_count: _reviews, trips: _trips, odometer: _miles, ...set } = car
  return set
}

/** Dollars as a cell has them. */
const priced = (cents: number, percent: number | undefined, dollars: number | undefined) =>
  dollars !== undefined
    ? String(dollars)
    : percent !== undefined
      ? String(pricedAnew(cents, percent) / 100)
      : undefined

/** The cells that a change sets of a car; a car that goes to another area stands at its yard. */
async function cellsToSet(tx: Tx, input: Input, known: KnownFleet) {
  const goal = input.area === undefined ? undefined : known.areas.get(input.area)
  if (input.area !== undefined && !goal) throw wrong('area', fieldError('invalidData'))
  const area = goal && (await areaById(tx, goal.id))
  return (row: CarRow, cells: FleetRow): FleetRow => {
    const kept = (cells.features ?? '').split(';').filter((one) => !input.remove.includes(one))
    const features = [...new Set([...kept, ...input.add])].filter((one) => one !== '')
    const set: FleetRow = {
      daily_rate_usd: priced(row.day_cents, input.percent, input.day),
      weekly_price_usd: priced(row.week_cents, input.percent, input.week),
      monthly_price_usd: priced(row.month_cents, input.percent, input.month),
      status: input.status,
      ...(input.add.length + input.remove.length > 0 && { features: features.join(';') }),
      ...(area &&
        row.area_id !== area.id && {
          area: area.slug,
          city: area.name_en,
          address: area.pickup_address,
          latitude: String(area.centre_latitude),
          longitude: String(area.centre_longitude),
        }),
    }
    return Object.fromEntries(Object.entries(set).filter(([, cell]) => cell !== undefined))
  }
}

const wrong = (field: string, error: string) =>
  new Problem(400, texts.malformed, { errors: { [field]: error } })

/** @throws Problem 400 at `cars` for none, for too many, or for one that is not there */
async function chosen(tx: Tx, input: Input): Promise<CarRow[]> {
  const { cars, inAll, find, inArea, inState } = input
  const of = inAll
    ? sql<SqlBool>`${find ? found(find) : sql`true`}
        and ${inArea ? sql`area_id = ${inArea}` : sql`true`}
        and ${inState ? sql`status = ${inState}` : sql`status <> 'retired'`}`
    : sql<SqlBool>`id = any(${[...new Set(cars)]}::text[])`
  const rows = await tx
    .selectFrom('car')
    .selectAll()
    .where(of)
    .orderBy('make')
    .orderBy('model')
    .orderBy('plate')
    .orderBy('id')
    .limit(mostCarsAtOnce + 1)
    // Who only looks holds up nobody.
    .$if(input.fingerprint !== undefined, (query) => query.forUpdate())
    .execute()
  if (rows.length === 0 || (!inAll && rows.length < new Set(cars).size))
    throw wrong('cars', fieldError(rows.length === 0 ? 'required' : 'invalidData'))
  if (rows.length > mostCarsAtOnce) throw wrong('cars', fieldError('max', mostCarsAtOnce))
  return rows
}

/** @throws Problem 400 when nothing, or more than one thing, is to be changed */
function mustBeOne({ percent, day, week, month, area, status, add, remove }: Input): void {
  const amounts = [day, week, month].some((one) => one !== undefined)
  const asked = [percent !== undefined, amounts, area !== undefined, status !== undefined]
  const kinds = [...asked, add.length + remove.length > 0].filter(Boolean).length
  if (kinds !== 1) throw wrong('percent', fieldError(kinds === 0 ? 'required' : 'invalidData'))
}

type Kept = Pick<Planned, 'changes' | 'leftOut' | 'unchanged'>

/**
 * What becomes of cars by new cells, by the rule of a fleet file: those that cannot be so, or whose renters would
 * notice, are left out with the reason.
 */
export async function planCells(
  tx: Tx,
  rows: readonly CarRow[],
  known: KnownFleet,
  {
    now,
    lang,
    cellsOf,
  }: { now: Date; lang: Lang; cellsOf: (row: CarRow, cells: FleetRow) => FleetRow },
): Promise<Kept> {
  const names = areaNames(known)
  const zones = new Map([...known.areas.values()].map(({ id, zone }) => [id, zone]))
  const ids = rows.map(({ id }) => id)
  const taken = await takenCars(tx, ids, now)
  const kept: Kept = { changes: [], leftOut: [], unchanged: 0 }
  for (const row of rows) {
    const cells = carCells(row, names)
    const read = readCar({ ...cells, ...cellsOf(row, cells) }, known)
    const [problem] = read.problems
    const set = setOf(read)
    const columns = differences(cells, carCells({ ...row, ...set }, names))
    const by = taken.get(row.id)
    if (problem) {
      const reason = `${problem.column}: ${fieldMessage(problem.error, lang)}`
      kept.leftOut.push({ row, reason })
    } else if (columns.length === 0) kept.unchanged += 1
    else if (by && isNoticed(row, set, zones))
      kept.leftOut.push({ row, reason: takenText(by)[lang] })
    else {
      const after = carCells({ ...row, ...set }, names)
      const only = (all: FleetRow): FleetRow =>
        Object.fromEntries(columns.map((name: FleetColumn) => [name, all[name] ?? '']))
      const booked = by ? by.ahead + (by.isOut ? 1 : 0) : 0
      kept.changes.push({ row, set, before: only(cells), after: only(after), booked })
    }
  }
  return kept
}

/** What a change would do now; with a fingerprint the cars are held until the transaction ends (docs/product/cars.md#many-at-once). */
export async function planChange(
  tx: Tx,
  input: Input,
  asked: { now: Date; lang: Lang },
): Promise<Planned> {
  mustBeOne(input)
  const known = await readKnownFleet(tx)
  for (const name of [...input.add, ...input.remove])
    if (!known.features.has(name)) throw wrong('add', fieldError('invalidData'))
  const rows = await chosen(tx, input)
  const cellsOf = await cellsToSet(tx, input, known)
  const kept = await planCells(tx, rows, known, { ...asked, cellsOf })
  const said = [
    kept.changes.map(({ row, before, after, booked }) => [row.id, before, after, booked]),
    kept.leftOut.map(({ row }) => row.id),
  ]
  return { ...kept, fingerprint: sha256(JSON.stringify(said)).slice(0, 16) }
}
