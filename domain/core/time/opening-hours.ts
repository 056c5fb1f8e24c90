import { type Day, parseDay } from '#domain/core/time/wall-time.ts'

/** Between which times of an area's clock visits lie, as `HH:mm`. */
export type Hours = { opens: string; closes: string }

/** When visits are agreed: the usual hours, and what is otherwise (docs/product/company.md#hours). */
export type OpeningHours = Hours & { otherHours: string }

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** What is otherwise on each of these days of the week, or on one day; without hours it is closed. */
export type OtherDay = { on: string; hours?: Hours | undefined }

/** So many days can be otherwise. */
export const mostOtherDays = 60

const entry =
  /^(mon|tue|wed|thu|fri|sat|sun|\d{4}-\d\d-\d\d) (?:closed|((?:[01]\d|2[0-3]):[03]0)-((?:[01]\d|2[0-3]):[03]0))$/

/**
 * Reads what is kept: `sat 09:00-14:00;sun closed;2026-12-25 closed`.
 * @returns undefined where it is none, names a day twice or closes before it opens
 */
export function readOtherHours(text: string): OtherDay[] | undefined {
  if (text === '') return []
  const days: OtherDay[] = []
  const parts = text.split(';')
  if (parts.length > mostOtherDays) return undefined
  for (const part of parts) {
    const [, on, opens, closes] = entry.exec(part) ?? []
    if (on === undefined || days.some((day) => day.on === on)) return undefined
    if (on.includes('-') && parseDay(on) === undefined) return undefined
    if (opens === undefined || closes === undefined) days.push({ on })
    else if (opens < closes) days.push({ on, hours: { opens, closes } })
    else return undefined
  }
  return days
}

/** As it is kept. */
export const writeOtherHours = (days: readonly OtherDay[]): string =>
  days
    .map(({ on, hours }) => `${on} ${hours ? `${hours.opens}-${hours.closes}` : 'closed'}`)
    .join(';')

/** Whether what is otherwise is so in every week. */
export const isWeekday = (on: string): boolean => weekdays.some((day) => day === on)

/** The day of the week of a day; the first one is Monday. */
const weekdayOf = (day: Day): Weekday | undefined =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]

/** The hours of a day, undefined when it is closed: a day's own before those of its weekday before the usual ones. */
export function hoursOn({ opens, closes, otherHours }: OpeningHours, day: Day): Hours | undefined {
  const days = readOtherHours(otherHours) ?? []
  const weekday = weekdayOf(day)
  const other = days.find(({ on }) => on === day) ?? days.find(({ on }) => on === weekday)
  return other ? other.hours : { opens, closes }
}
