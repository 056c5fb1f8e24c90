import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import { standardPlan } from '#domain/fleet/fleet/standard-plan.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { type MoveColumn, moveColumns } from '#protocol/staff/moving/kinds.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Row, RowReader } from '../../platform/tables/row-reader.ts'
import { readTable, type TableShape } from '../../platform/tables/read-table.ts'
import { today } from '../../platform/today.ts'
import {
  insertPastServices,
  type PastService,
  pastServicesKnown,
  servicesOf,
} from '../../rentals/maintenance/past-services.ts'
import { carsNamed } from './named-cars.ts'
import type { KindPlan, Moving } from './plan.ts'

type Column = MoveColumn<'services'>

/** The columns of a file of past services (docs/import.md#services). */
const shape: TableShape<Column> = { ...moveColumns.services, of: 'service', mostLines: 20_000 }

const kinds = ['oil', 'tyres', 'brakes', 'check'] as const

/** One service out of one line, and why it cannot be one; `car` is as the company names it. */
function readService(cells: Row<Column>): { service: PastService; problems: string[] } {
  const read = new RowReader(cells)
  const cost = read.cents('cost_usd', { from: 0, to: 1_000_000 }, null)
  const note = read.optionalText('note', 400, null)
  const said = [cost === null ? null : dollarsText(cost), note].filter((one) => one !== null)
  const day = read.day('date')
  if (cells.date === undefined) read.fails('date', fieldError('required'), 'date is missing')
  const service = {
    ref: read.text('source_id', 100),
    car: read.text('car', 100),
    kind: read.oneOf('kind', kinds) as MaintenanceKind,
    day: day ?? '',
    odometer: read.whole('odometer_miles', { from: 0, to: 2_000_000 }) ?? 0,
    shop: read.optionalText('shop', 100, null),
    comment: said.length > 0 ? said.join('. ') : null,
  }
  return { service, problems: read.problems.map(({ reason }) => reason) }
}

/** What a file of past services would do; one that was taken in before stays as it is. */
export async function planServices(tx: Tx, bytes: Uint8Array, { now }: Moving): Promise<KindPlan> {
  const table = readTable(bytes, shape)
  const bad = [...table.bad]
  const lines: { line: number; service: PastService }[] = []
  for (const { line, cells, problems } of table.lines) {
    const read = cells && readService(cells)
    const reasons = [...(read?.problems ?? []), ...problems]
    bad.push(...reasons.map((reason) => ({ line, reason })))
    if (read && reasons.length === 0) lines.push({ line, service: read.service })
  }
  const known = await pastServicesKnown(
    tx,
    lines.map(({ service }) => service.ref),
  )
  const fresh = lines.filter(({ service }) => !known.has(service.ref))
  const cars = await carsNamed(
    tx,
    fresh.map(({ service }) => service.car),
  )
  const found = [...cars.values()].flatMap(([car]) => car?.id ?? [])
  const said = new Set(await servicesOf(tx, found))
  const services: PastService[] = []
  for (const { line, service } of fresh) {
    const [car, more] = cars.get(service.car) ?? []
    const reason = wrongService(service, { car, more, today: today(now) })
    const key = car && [car.id, service.kind, service.day, service.odometer].join(' ')
    if (reason !== undefined) bad.push({ line, reason })
    else if (key !== undefined && said.has(key))
      bad.push({ line, reason: 'the same service of this car is there already' })
    else if (car && key !== undefined) {
      said.add(key)
      services.push({ ...service, car: car.id })
    }
  }
  return {
    added: fresh.length,
    known: lines.length - fresh.length,
    bad,
    ignoredColumns: table.ignoredColumns,
    met: services.map(({ car }) => car),
    write: (written, { by, now: at }) =>
      insertPastServices(written, services, { staffId: by.staffId, now: at }),
  }
}

type Met = { car: CarRow | undefined; more: CarRow | undefined; today: string }

function wrongService({ car: name, kind, day, odometer }: PastService, met: Met) {
  const { car, more } = met
  if (!car) return `car is unknown: ${name}`
  if (more) return `car is not only one: ${name} is the plate of several`
  if (car.status === 'retired') return `car is retired: ${name}`
  if (!standardPlan(car.fuel).some((one) => one.kind === kind))
    return `kind is none of this car: ${kind}`
  if (day > met.today) return `date is ahead: ${day}`
  if (car.odometer > 0 && odometer > car.odometer)
    return `odometer_miles is more than the car shows now: ${odometer}, not ${car.odometer}`
  return undefined
}
