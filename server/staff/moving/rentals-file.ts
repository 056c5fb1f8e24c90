import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import {
  addDays,
  dayOf,
  parseWallTime,
  timeOf,
  type WallTime,
} from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { type MoveColumn, moveColumns } from '#protocol/staff/moving/kinds.ts'
import { type Row, RowReader } from '../../platform/tables/row-reader.ts'
import type { TableShape } from '../../platform/tables/read-table.ts'

type RentalColumn = MoveColumn<'rentals'>

/** The columns of a file of reservations (docs/import.md#reservations). */
export const reservationsShape: TableShape<RentalColumn> = {
  ...moveColumns.reservations,
  of: 'reservation',
  mostLines: 2000,
}

/** The columns of a file of running rentals (docs/import.md#rentals). */
export const rentalsShape: TableShape<RentalColumn> = {
  ...moveColumns.rentals,
  of: 'rental',
  mostLines: 2000,
}

/** Whom a renter came in with, and what was agreed; `null` is what the car has. Money is cents, times are the area's. */
export type RentalOfFile = {
  ref: string
  person: string
  car: string
  start: WallTime
  end: WallTime
  paidUntil: WallTime
  depositCents: number
  plan: string
  dayCents: number | null
  weekCents: number | null
  monthCents: number | null
  mileCents: number | null
  includedMilesPerDay: number | null
  taxes: string
  startOdometer: number
  odometer: number | null
  startGas: number
  startCharge: number
  contract: string | null
}

type Reader = RowReader<RentalColumn>

const dollars = { from: 1, to: 100_000 }
/** A day without a time begins and ends at ten. */
const usualTime = 'T10:00'
const longestDays = 730
const furthest = { from: 0, to: 2_000_000 }

/** One rental out of one line, as far as the line alone can say it, and why it cannot be one (docs/import.md#rentals). */
export function readRental(
  cells: Row<RentalColumn>,
  kind: 'rentals' | 'reservations',
): { rental: RentalOfFile; problems: string[] } {
  const read: Reader = new RowReader(cells)
  const start = readMoment(read, cells, 'start')
  const end = readMoment(read, cells, 'end')
  if (start && end) checkLength(read, start, end)
  const isRunning = kind === 'rentals'
  const rental: RentalOfFile = {
    ref: read.text('source_id', 100),
    person: read.text('person', 254),
    car: read.text('car', 100),
    start,
    end,
    paidUntil: readPaidUntil(read, cells, start, end),
    depositCents: read.cents('deposit_usd', { from: 0, to: 100_000 }),
    plan: read.optionalText('plan', 60, 'normal'),
    dayCents: read.cents('daily_rate_usd', dollars, null),
    weekCents: read.cents('weekly_price_usd', dollars, null),
    monthCents: read.cents('monthly_price_usd', dollars, null),
    mileCents: read.whole('mile_price_cents', { from: 0, to: 10_000 }, null),
    includedMilesPerDay: read.whole('included_miles_per_day', { from: 0, to: 2_000 }, null),
    taxes: read.optionalText('taxes', 400, 'area'),
    startOdometer: read.whole('start_odometer', furthest, isRunning ? undefined : 0) ?? 0,
    odometer: read.whole('odometer_miles', furthest, null),
    startGas: read.whole('start_gas', { from: 0, to: 8 }, 8),
    startCharge: read.whole('start_charge', { from: 0, to: 100 }, 100),
    contract: readContract(read),
  }
  if (rental.odometer !== null && rental.odometer < rental.startOdometer)
    wrong(read, 'odometer_miles', `odometer_miles is below start_odometer: ${rental.odometer}`)
  return { rental, problems: read.problems.map(({ reason }) => reason) }
}

const wrong = (read: Reader, column: RentalColumn, reason: string) =>
  read.fails(column, fieldError('invalidData'), reason)

function readMoment(read: Reader, cells: Row<RentalColumn>, column: 'start' | 'end'): WallTime {
  const text = read.text(column, 40)
  if (text === '') return ''
  const wall = parseWallTime(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text + usualTime : text)
  if (wall !== undefined) return wall
  wrong(read, column, `${column} is not a time such as 2027-06-30 10:00: ${cells[column]}`)
  return ''
}

function checkLength(read: Reader, start: WallTime, end: WallTime): void {
  if (end < addDays(start, 1)) wrong(read, 'end', 'end is not at least a day after start')
  else if (end > addDays(start, longestDays))
    wrong(read, 'end', `end is more than ${longestDays} days after start`)
}

/** A day, at the time of day of the start: so rentals count their days. */
function readPaidUntil(
  read: Reader,
  cells: Row<RentalColumn>,
  start: WallTime,
  end: WallTime,
): WallTime {
  if (cells.paid_until === undefined) {
    wrong(read, 'paid_until', 'paid_until is missing')
    return ''
  }
  const day = read.day('paid_until')
  if (day === null || !start || !end) return ''
  if (day < dayOf(start)) wrong(read, 'paid_until', 'paid_until is before start')
  else if (day > dayOf(end)) wrong(read, 'paid_until', 'paid_until is after end')
  return day === dayOf(end) ? end : `${day}T${timeOf(start)}`
}

/** The name of a file, and never the way to one. */
function readContract(read: Reader): string | null {
  const name = read.optionalText('contract', 200, null)
  if (name === null) return null
  if (!/[/\\:]/.test(name) && name !== '..' && /\.pdf$/i.test(name)) return name
  wrong(read, 'contract', `contract is not the name of a PDF: ${name}`)
  return null
}

/** A line with all that it names, priced. Money is cents. */
export type RentalToWrite = {
  line: number
  rental: RentalOfFile
  person: { id: string; driver: string }
  car: CarRow
  startsAt: Date
  endsAt: Date
  quote: Quote
  /** Of the price what is not paid yet. */
  owed: number
}
