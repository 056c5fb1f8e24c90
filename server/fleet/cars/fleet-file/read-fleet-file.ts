import { cleanLine } from '#domain/core/text/clean-text.ts'
import { withoutGuard } from '../../../platform/csv-line.ts'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { isFleetColumn, requiredColumns } from './fleet-columns.ts'
import { type KnownFleet, type NewCar, readCar } from './read-car.ts'
import type { FleetRow } from './row-reader.ts'

/** Why a line of the file cannot be imported. Line 1 is the header. */
export type BadLine = { line: number; reason: string }

/** What a file holds. With a bad line nothing of it may be imported. */
export type FleetFile = {
  cars: { line: number; car: NewCar }[]
  bad: BadLine[]
  /** Columns that are not known and were passed over. */
  ignoredColumns: string[]
}

const newLine = 10

type Row = { line: number; cells: string[] }

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
  const other = otherKind(bytes)
  if (other) return { cars: [], bad: [{ line: 1, reason: other }], ignoredColumns: [] }
  const spoilt = linesNotUtf8(bytes)
  const rows = splitRows(new TextDecoder('utf-8').decode(bytes))
  if ('reason' in rows) return { cars: [], bad: [rows], ignoredColumns: [] }
  const [header, ...body] = rows
  const columns = (header?.cells ?? []).map(columnNamed)
  const separated = otherSeparator(columns)
  const bad: BadLine[] = separated ? [{ line: 1, reason: separated }] : wrongHeader(columns)
  if (spoilt.has(1)) bad.unshift({ line: 1, reason: notUtf8 })
  if (bad.length > 0) return { cars: [], bad, ignoredColumns: [] }
  const file: FleetFile = {
    cars: [],
    bad: [],
    ignoredColumns: columns.filter((name) => !isFleetColumn(name)),
  }
  const lineOfRef = new Map<string, number>()
  for (const { line, cells } of body) {
    const problems = spoilt.has(line) ? [notUtf8] : wrongWidth(cells, columns)
    if (problems.length === 0) {
      const said = byColumn(columns, cells)
      const row = { ...rest(there.get(said.source_id ?? ''), columns), ...said }
      const { car, problems: more } = readCar(row, known)
      problems.push(
        ...more.map(({ reason }) => reason),
        ...repeated(car.external_ref, line, lineOfRef),
      )
      if (problems.length === 0) file.cars.push({ line, car })
    }
    file.bad.push(...problems.map((reason) => ({ line, reason })))
  }
  if (body.length === 0) file.bad.push({ line: 1, reason: 'there is no car after the header' })
  return file
}

/** What a header says, without regard to capitals where it is a column of ours. */
function columnNamed(typed: string): string {
  const name = typed.trim()
  const small = name.toLowerCase()
  return isFleetColumn(small) ? small : name
}

const notUtf8 = 'wrong encoding: this is not UTF-8'
const saveAs = 'save it as CSV UTF-8 (comma delimited)'

/** What spreadsheet programs write when they are not asked for CSV in UTF-8. */
function otherKind(bytes: Uint8Array): string | undefined {
  const begin = Buffer.from(bytes.subarray(0, 200))
  const isZip = begin.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
  if (isZip) return `this is a workbook or an archive, not CSV: ${saveAs}`
  const mark = begin.subarray(0, 2).toString('hex')
  // Without its mark every other byte of plain letters is 0.
  const nothing = begin.filter((byte) => byte === 0).length
  if (mark === 'fffe' || mark === 'feff' || nothing > begin.length / 3)
    return `wrong encoding: this is UTF-16. Please ${saveAs}`
  return undefined
}

const separators = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' }

/** A header in one piece that has our columns in it, with something else between them. */
function otherSeparator(columns: string[]): string | undefined {
  const whole = columns.join(',')
  for (const [sign, name] of Object.entries(separators)) {
    const ours = whole.split(sign).filter((column) => isFleetColumn(columnNamed(column)))
    if (ours.length > columns.filter(isFleetColumn).length)
      return `the columns are separated by ${name}, not by commas: ${saveAs}`
  }
  return undefined
}

function splitRows(text: string): Row[] | BadLine {
  try {
    const records = parse(text, { bom: true, info: true, relax_column_count: true })
    return (records as unknown as { record: string[]; info: Info }[])
      .map(({ record, info }) => ({ line: firstLine(record, info), cells: record }))
      .filter(({ cells }) => cells.length > 1 || cells[0]?.trim() !== '')
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { line: Number(error.lines ?? 1), reason: 'a quotation mark is not closed or misplaced' }
  }
}

/** csv-parse counts to the end of a record; one with line breaks in it began earlier. */
function firstLine(record: string[], { lines }: Info): number {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
  return lines - breaks
}

function wrongHeader(columns: string[]): BadLine[] {
  const missing = requiredColumns.filter((name) => !columns.includes(name))
  const twice = columns.filter((name, at) => isFleetColumn(name) && columns.indexOf(name) < at)
  return [
    ...missing.map((name) => ({ line: 1, reason: `column ${name} is missing` })),
    ...twice.map((name) => ({ line: 1, reason: `column ${name} is there twice` })),
  ]
}

function wrongWidth(cells: string[], columns: string[]): string[] {
  return cells.length === columns.length
    ? []
    : [`wrong column count: ${cells.length}, the header has ${columns.length}`]
}

function byColumn(columns: string[], cells: string[]): FleetRow {
  const row: FleetRow = {}
  for (const [at, name] of columns.entries()) {
    const cell = cells[at] ?? ''
    // A line break or a NUL within a cell is a broken file, which is told and not mended.
    const text = /\p{Cc}/u.test(cell.trim()) ? cell.trim() : cleanLine(cell)
    if (isFleetColumn(name) && text) row[name] = withoutGuard(text)
  }
  return row
}

/** What a car has in the columns that a file does not have. */
const rest = (car: FleetRow = {}, columns: readonly string[]): FleetRow =>
  Object.fromEntries(Object.entries(car).filter(([name]) => !columns.includes(name)))

function repeated(ref: string, line: number, lineOfRef: Map<string, number>): string[] {
  const earlier = lineOfRef.get(ref)
  if (ref === '' || earlier === undefined) {
    lineOfRef.set(ref, line)
    return []
  }
  return [`duplicate: source_id ${ref} is in line ${earlier} too`]
}

/** The numbers of the lines whose bytes are not UTF-8; line 1 is the first. */
function linesNotUtf8(bytes: Uint8Array): Set<number> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const spoilt = new Set<number>()
  let line = 1
  for (let from = 0; from <= bytes.length; line++) {
    const end = bytes.indexOf(newLine, from)
    const to = end < 0 ? bytes.length : end
    try {
      strict.decode(bytes.subarray(from, to))
    } catch {
      spoilt.add(line)
    }
    from = to + 1
  }
  return spoilt
}
