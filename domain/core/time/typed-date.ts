import { monthNames } from './month-names.ts'
import { type Day, parseDay } from './wall-time.ts'

/** Both usual spellings of September in Spanish, which the shown name does not cover. */
const otherSpellings: Record<string, number> = { set: 9, setiembre: 9 }

/** 1 to 12 for a month's name, or at least its first three letters, in English or Spanish. */
function monthNumber(word: string): number | undefined {
  const typed = word.toLowerCase()
  if (typed.length < 3) return undefined
  for (const names of [monthNames.en, monthNames.es]) {
    const index = names.findIndex((name) => name.toLowerCase().startsWith(typed))
    if (index >= 0) return index + 1
  }
  return otherSpellings[typed]
}

const numbers = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function dayFrom(year: string, month: number | string, day: string): Day | undefined {
  return parseDay(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** As much as fits of what is being typed: 10 characters of a date in numbers, all of one in words. */
export function cutTypedDate(text: string): string {
  return /^[\d/]*$/.test(text.trim()) ? text.trimStart().slice(0, 10) : text
}

/**
 * The day a person typed: 'Jan 5, 2024', '5 de enero de 2024' (names in English or Spanish, long
 * or short, any case) or DD/MM/YYYY. Undefined when it is neither or no such day exists.
 * The limit of 10 characters is for the numeric form alone (docs/product/app.md#dates).
 */
export function parseTypedDate(text: string): Day | undefined {
  const typed = text.trim()

  const numeric = numbers.exec(typed)
  if (numeric) {
    const [, day = '', month = '', year = ''] = numeric
    return dayFrom(year, month, day)
  }

  const monthFirst = /^([a-z]+)\.?\s+(\d{1,2})(?:\s*,\s*|\s+)(\d{4})$/i.exec(typed)
  const dayFirst = /^(\d{1,2})\s+(?:de\s+)?([a-z]+)\.?,?\s+(?:de\s+)?(\d{4})$/i.exec(typed)
  const [name, day, year] = monthFirst?.slice(1) ?? [dayFirst?.[2], dayFirst?.[1], dayFirst?.[3]]
  if (name === undefined || day === undefined || year === undefined) return undefined
  const month = monthNumber(name)
  return month === undefined ? undefined : dayFrom(year, month, day)
}

/**
 * The day that somebody means who typed its month first, as in the United States: 30 November 2026 for
 * '11/30/2026'. Undefined where the day may come first, as in '11/10/2026' (docs/product/app.md#dates).
 */
export function dayOfMonthFirst(text: string): Day | undefined {
  const [, month = '', day = '', year = ''] = numbers.exec(text.trim()) ?? []
  return dayFrom(year, day, month) === undefined ? dayFrom(year, month, day) : undefined
}

/**
 * The first day of the month that was typed, with or without a day: 'December 2026', '12/2026',
 * '5/12/2026', '5 dic 2026'. Undefined when it is none.
 */
export function parseTypedMonth(text: string): Day | undefined {
  const typed = text.trim()
  const [, month, year] =
    /^(\d{1,2})\/(\d{4})$/.exec(typed) ?? /^([a-z]+)\.?,?\s+(?:de\s+)?(\d{4})$/i.exec(typed) ?? []
  if (month === undefined || year === undefined) {
    const day = parseTypedDate(typed)
    return day && `${day.slice(0, 8)}01`
  }
  const number = /\d/.test(month) ? month : monthNumber(month)
  return number === undefined ? undefined : dayFrom(year, number, '1')
}
