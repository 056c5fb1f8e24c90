import { plateKey } from '#domain/money/tolls/match-toll.ts'
import { parseWallTime, type WallTime } from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { tollCodes, tollColumns } from '#protocol/money/tolls/choices.ts'
import { type BadLine, readTable } from '../../platform/tables/read-table.ts'
import { type Row, RowReader } from '../../platform/tables/row-reader.ts'

type Column = (typeof tollColumns)['required' | 'optional'][number]

/** One line of an agency's file; cents, on the clock of where the car is. */
export type TollOfFile = {
  line: number
  plate: string
  key: string
  at: WallTime
  place: string
  code: (typeof tollCodes)[number]
  cents: number
}

export type TollFile = { tolls: TollOfFile[]; bad: BadLine[]; ignoredColumns: string[] }

const mostDollars = 10_000
const shape = { ...tollColumns, of: 'toll', mostLines: 2000 }

/** Reads a file of tolls and fines and checks every line (docs/import.md#tolls); touches nothing. */
export function readTollFile(bytes: Uint8Array): TollFile {
  const { lines, bad, ignoredColumns } = readTable<Column>(bytes, shape)
  const file: TollFile = { tolls: [], bad: [...bad], ignoredColumns }
  for (const { line, cells, problems } of lines) {
    const reasons = [...problems]
    if (cells) {
      const read = new RowReader<Column>(cells)
      const toll = readToll(line, cells, read)
      reasons.push(...read.problems.map(({ reason }) => reason))
      if (reasons.length === 0) file.tolls.push(toll)
    }
    file.bad.push(...reasons.map((reason) => ({ line, reason })))
  }
  return file
}

function readToll(line: number, cells: Row<Column>, read: RowReader<Column>): TollOfFile {
  const plate = read.text('plate', 20)
  const key = plateKey(plate)
  if (plate !== '' && key === '') wrong(read, 'plate', `plate has no letters or digits: ${plate}`)
  const kind = read.optionalText('kind', 10, 'toll').toLowerCase()
  const code = tollCodes.find((one) => one === kind)
  if (!code) wrong(read, 'kind', `kind is not toll or fine: ${kind}`)
  return {
    line,
    plate,
    key,
    at: readMoment(cells.time, read),
    place: read.text('place', 200),
    code: code ?? 'toll',
    cents: read.cents('amount_usd', { from: 0.01, to: mostDollars }),
  }
}

const wrong = (read: RowReader<Column>, column: Column, reason: string) =>
  read.fails(column, fieldError('invalidData'), reason)

/** As computers write it, or as American agencies do: 2026-11-14 13:20, 11/14/2026 1:20 PM. */
function readMoment(text: string | undefined, read: RowReader<Column>): WallTime {
  if (text === undefined) {
    read.text('time', 40)
    return ''
  }
  const wall =
    parseWallTime(text.replace(/^(\d{4}-\d\d-\d\d[ T]\d\d:\d\d):\d\d$/, '$1')) ?? american(text)
  if (wall === undefined)
    wrong(read, 'time', `time is not like 2026-11-14 13:20 or 11/14/2026 1:20 PM: ${text}`)
  return wall ?? ''
}

function american(text: string): WallTime | undefined {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),? (\d{1,2}):(\d\d)(?::\d\d)? ?(AM|PM)?$/i.exec(text)
  if (!found) return undefined
  const [, month = '', day = '', year = '', typed = '', minutes = '', half] = found
  if (half !== undefined && (Number(typed) < 1 || Number(typed) > 12)) return undefined
  const afternoon = half?.toUpperCase() === 'PM' ? 12 : 0
  const hour = half === undefined ? Number(typed) : (Number(typed) % 12) + afternoon
  const two = (part: string | number) => String(part).padStart(2, '0')
  return parseWallTime(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minutes}`)
}
