import { formatDay } from '#domain/core/time/format-date.ts'
import { dayOfMonthFirst } from '#domain/core/time/typed-date.ts'
import { parseDay } from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'

/** One row by its columns; empty cells are left out. */
export type Row<Column extends string> = Partial<Record<Column, string>>

/** Why a row cannot be taken: at the field of a form, and as a line of a file says it. */
export type RowProblem<Column extends string> = { column: Column; error: string; reason: string }

type Range = { from: number; to: number }

const missing = (column: string) => ({
  error: fieldError('required'),
  reason: `${column} is missing`,
})

/** Takes values out of a row and collects why some cannot be taken. */
export class RowReader<Column extends string> {
  readonly problems: RowProblem<Column>[] = []
  readonly #row: Row<Column>

  constructor(row: Row<Column>) {
    this.#row = row
  }

  /** A text of at most `max` characters; '' when it is missing or too long. */
  text(column: Column, max: number): string {
    const text = this.#row[column]
    if (text === undefined) return this.#no('', column, missing(column))
    return this.#short(column, text, max)
  }

  optionalText<Otherwise extends string | null>(
    column: Column,
    max: number,
    otherwise: Otherwise,
  ): string | Otherwise {
    const text = this.#row[column]
    return text === undefined ? otherwise : this.#short(column, text, max)
  }

  /** A whole number; without a default it must be there. */
  whole<Otherwise extends number | null>(
    column: Column,
    range: Range,
    otherwise?: Otherwise,
  ): number | Otherwise {
    const value = this.number(column, range, otherwise)
    if (value !== null && !Number.isInteger(value)) {
      return this.#no(range.from, column, {
        error: fieldError(column === 'mile_price_cents' ? 'wholeCents' : 'wholeNumber'),
        reason: `${column} is not a whole number: ${this.#row[column]}`,
      })
    }
    return value
  }

  number<Otherwise extends number | null>(
    column: Column,
    { from, to }: Range,
    otherwise?: Otherwise,
  ): number | Otherwise {
    const text = this.#row[column]
    if (text === undefined) {
      if (otherwise !== undefined) return otherwise
      return this.#no(from, column, missing(column))
    }
    if (!/^[+-]?\d+(\.\d+)?$/.test(text))
      return this.#no(from, column, {
        error: fieldError('numbers'),
        reason: `${column} is not a number: ${text}`,
      })
    const value = Number(text)
    if (value >= from && value <= to) return value
    return this.#no(from, column, {
      error: value < from ? fieldError('min', from) : fieldError('max', to),
      reason: `${column} is out of range: ${text} is not ${from} to ${to}`,
    })
  }

  /** Dollars of the file as cents. */
  cents<Otherwise extends number | null>(
    column: Column,
    dollars: Range,
    otherwise?: Otherwise,
  ): number | Otherwise {
    const value = this.number(column, dollars, otherwise)
    return value === null ? value : Math.round(value * 100)
  }

  /** A calendar day, YYYY-MM-DD; null when there is none. */
  day(column: Column): string | null {
    const text = this.#row[column]
    if (text === undefined) return null
    const day = parseDay(text)
    if (day !== undefined) return day
    const meant = dayOfMonthFirst(text)
    return this.#no(null, column, {
      error: meant ? fieldError('invalidOrder', formatDay(meant)) : fieldError('invalidData'),
      reason: `${column} is not a day such as 2027-06-30: ${text}`,
    })
  }

  /** One of some words. */
  oneOf(column: Column, words: readonly string[], otherwise?: string): string {
    const text = this.#row[column] ?? otherwise
    if (text === undefined) return this.#no('', column, missing(column))
    if (words.includes(text)) return text
    return this.#no('', column, {
      error: fieldError('invalidData'),
      reason: `${column} is unknown: ${text} is none of ${words.join(', ')}`,
    })
  }

  fails(column: Column, error: string, reason: string): void {
    this.problems.push({ column, error, reason })
  }

  #short(column: Column, text: string, max: number): string {
    if (/\p{Cc}/u.test(text))
      return this.#no('', column, {
        error: fieldError('invalidData'),
        reason: `${column} has characters that are not text`,
      })
    if (text.length <= max) return text
    return this.#no('', column, {
      error: fieldError('maxCharacters', max),
      reason: `${column} has more than ${max} characters`,
    })
  }

  #no<Value>(standIn: Value, column: Column, why: Omit<RowProblem<Column>, 'column'>): Value {
    this.problems.push({ column, ...why })
    return standIn
  }
}
