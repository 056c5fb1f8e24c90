import type { FleetColumn } from './fleet-columns.ts'

/** One row by its columns; empty cells are left out. */
export type FleetRow = Partial<Record<FleetColumn, string>>

type Range = { from: number; to: number }

/** Takes values out of a row and collects why some cannot be taken. */
export class RowReader {
  readonly problems: string[] = []
  readonly #row: FleetRow

  constructor(row: FleetRow) {
    this.#row = row
  }

  /** A text of at most `max` characters; '' when it is missing or too long. */
  text(column: FleetColumn, max: number): string {
    const text = this.#row[column]
    if (text === undefined) return this.#no('', `${column} is missing`)
    return this.#short(column, text, max)
  }

  optionalText(column: FleetColumn, max: number, otherwise: string): string {
    const text = this.#row[column]
    return text === undefined ? otherwise : this.#short(column, text, max)
  }

  /** A whole number; without a default it must be there. */
  whole<Otherwise extends number | null>(
    column: FleetColumn,
    range: Range,
    otherwise?: Otherwise,
  ): number | Otherwise {
    const value = this.number(column, range, otherwise)
    if (value !== null && !Number.isInteger(value)) {
      return this.#no(range.from, `${column} is not a whole number: ${this.#row[column]}`)
    }
    return value
  }

  number<Otherwise extends number | null>(
    column: FleetColumn,
    { from, to }: Range,
    otherwise?: Otherwise,
  ): number | Otherwise {
    const text = this.#row[column]
    if (text === undefined) {
      if (otherwise !== undefined) return otherwise
      return this.#no(from, `${column} is missing`)
    }
    if (!/^[+-]?\d+(\.\d+)?$/.test(text))
      return this.#no(from, `${column} is not a number: ${text}`)
    const value = Number(text)
    if (value >= from && value <= to) return value
    return this.#no(from, `${column} is out of range: ${text} is not ${from} to ${to}`)
  }

  /** Dollars of the file as cents. */
  cents(column: FleetColumn, dollars: Range, otherwise?: number): number {
    return Math.round(this.number(column, dollars, otherwise) * 100)
  }

  /** One of some words. */
  oneOf(column: FleetColumn, words: readonly string[], otherwise?: string): string {
    const text = this.#row[column] ?? otherwise
    if (text === undefined) return this.#no('', `${column} is missing`)
    if (words.includes(text)) return text
    return this.#no('', `${column} is unknown: ${text} is none of ${words.join(', ')}`)
  }

  fails(problem: string): void {
    this.problems.push(problem)
  }

  #short(column: FleetColumn, text: string, max: number): string {
    if (/\p{Cc}/u.test(text)) return this.#no('', `${column} has characters that are not text`)
    return text.length <= max ? text : this.#no('', `${column} has more than ${max} characters`)
  }

  #no<Value>(standIn: Value, problem: string): Value {
    this.problems.push(problem)
    return standIn
  }
}
