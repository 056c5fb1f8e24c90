import { cleanLine } from '#domain/core/text/clean-text.ts'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { withoutGuard } from '../csv-line.ts'
import type { Row } from './row-reader.ts'

/** Why a line of a file cannot be taken. Line 1 is the header. */
export type BadLine = { line: number; reason: string }

/** Which columns a file must have, which it may have, and how many lines after its header at most. */
export type TableShape<Column extends string> = {
  required: readonly Column[]
  optional: readonly Column[]
  /** What there must be one of, as a sentence says it. */
  of: string
  /** A file with more lines is not read; without it any number is. */
  mostLines?: number
}

/** A line with what its columns say, or with why it says nothing. */
type TableLine<Column extends string> = {
  line: number
  /** Absent where the line is broken. */
  cells?: Row<Column>
  problems: string[]
}

export type Table<Column extends string> = {
  lines: TableLine<Column>[]
  /** What is wrong with the file itself: then no line of it was read. */
  bad: BadLine[]
  /** All columns, as the header has them. */
  columns: string[]
  /** Columns that are not known and were passed over. */
  ignoredColumns: string[]
}

const newLine = 10

type Split = { line: number; cells: string[] }

/**
 * Reads a CSV file with a header row (docs/import.md): what it says by columns, line by line. Its `source_id`
 * tells the lines apart, so the same one twice is a problem of the second line.
 */
export function readTable<Column extends string>(
  bytes: Uint8Array,
  shape: TableShape<Column | 'source_id'>,
): Table<Column | 'source_id'> {
  const names = new Set<string>([...shape.required, ...shape.optional])
  const isKnown = (name: string): name is Column | 'source_id' => names.has(name)
  const nothing = { lines: [], columns: [], ignoredColumns: [] }
  const other = otherKind(bytes) ?? tooLong(bytes, shape.mostLines)
  if (other) return { ...nothing, bad: [{ line: 1, reason: other }] }
  const spoilt = linesNotUtf8(bytes)
  const rows = splitRows(new TextDecoder('utf-8').decode(bytes))
  if ('reason' in rows) return { ...nothing, bad: [rows] }
  const [header, ...body] = rows
  const columns = (header?.cells ?? []).map((typed) => columnNamed(typed, isKnown))
  const separated = otherSeparator(columns, isKnown)
  const bad: BadLine[] = separated
    ? [{ line: 1, reason: separated }]
    : wrongHeader(columns, shape.required, isKnown)
  if (spoilt.has(1)) bad.unshift({ line: 1, reason: notUtf8 })
  if (bad.length > 0) return { ...nothing, bad }
  const lineOfRef = new Map<string, number>()
  const lines = body.map(({ line, cells: said }) => {
    const problems = spoilt.has(line) ? [notUtf8] : wrongWidth(said, columns)
    if (problems.length > 0) return { line, problems }
    const cells = byColumn(columns, said, isKnown)
    return { line, cells, problems: repeated(cells.source_id ?? '', line, lineOfRef) }
  })
  if (body.length === 0) bad.push({ line: 1, reason: `there is no ${shape.of} after the header` })
  return { lines, bad, columns, ignoredColumns: columns.filter((name) => !isKnown(name)) }
}

type IsKnown = (name: string) => boolean

/** So many lines are not worth reading: a file of another kind, or one to be sent in parts. */
function tooLong(bytes: Uint8Array, most: number | undefined): string | undefined {
  if (most === undefined) return undefined
  let lines = 0
  for (let at = bytes.indexOf(newLine); at >= 0 && lines <= most + 1; lines++)
    at = bytes.indexOf(newLine, at + 1)
  return lines > most + 1 ? `more than ${most} lines: send it in parts` : undefined
}

/** What a header says, without regard to capitals where it is a column of ours. */
function columnNamed(typed: string, isKnown: IsKnown): string {
  const name = typed.trim()
  const small = name.toLowerCase()
  return isKnown(small) ? small : name
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
function otherSeparator(columns: string[], isKnown: IsKnown): string | undefined {
  const whole = columns.join(',')
  for (const [sign, name] of Object.entries(separators)) {
    const ours = whole.split(sign).filter((column) => isKnown(columnNamed(column, isKnown)))
    if (ours.length > columns.filter(isKnown).length)
      return `the columns are separated by ${name}, not by commas: ${saveAs}`
  }
  return undefined
}

function splitRows(text: string): Split[] | BadLine {
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

function wrongHeader(columns: string[], required: readonly string[], isKnown: IsKnown): BadLine[] {
  const missing = required.filter((name) => !columns.includes(name))
  const twice = columns.filter((name, at) => isKnown(name) && columns.indexOf(name) < at)
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

function byColumn<Column extends string>(
  columns: string[],
  cells: string[],
  isKnown: (name: string) => name is Column,
): Row<Column> {
  const row: Row<Column> = {}
  for (const [at, name] of columns.entries()) {
    const cell = cells[at] ?? ''
    // A line break or a NUL within a cell is a broken file, which is told and not mended.
    const text = /\p{Cc}/u.test(cell.trim()) ? cell.trim() : cleanLine(cell)
    if (isKnown(name) && text) row[name] = withoutGuard(text)
  }
  return row
}

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
