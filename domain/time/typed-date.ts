import { monthNames } from './month-names.ts'
import { parseDay, type Day } from './wall-time.ts'

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

  const numeric = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed)
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
