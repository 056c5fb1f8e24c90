import {
  addDaysToDay,
  type Day,
  dayOf,
  wallMinutes,
  type WallTime,
} from '#domain/core/time/wall-time.ts'

/** A month of the calendar, YYYY-MM. */
export type Month = string

/** The month of a text, or none when it is not one of this century. */
export const parseMonth = (text: string): Month | undefined =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const firstDay = (month: Month): Day => `${month}-01`

/** So many months later, or before when negative. */
export function addMonths(month: Month, months: number): Month {
  const counted = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const year = Math.floor(counted / 12)
  return `${year}-${String(counted - year * 12 + 1).padStart(2, '0')}`
}

/** The first day after the month. */
export const dayAfter = (month: Month): Day => firstDay(addMonths(month, 1))

/**
 * Whether a month of the books can be closed: it is over, and no later one is closed (docs/product/month.md#closing).
 * @param today on the clock of the books
 */
export const canClose = (month: Month, today: Day, closedUntil: Month | undefined): boolean =>
  dayAfter(month) <= today && (closedUntil === undefined || month > closedUntil)

/** What is left over of six hours or more is a day (docs/product/prices.md#prices). */
const leftoverMinutes = 360
const dayMinutes = 1440

/**
 * How many days of a rental belong to the days from `from` until before `until`: each is 24 hours from the start's clock
 * time, and of the day that it begins on (docs/product/month.md#used).
 */
export function rentalDaysWithin(
  { start, end }: { start: WallTime; end: WallTime },
  from: Day,
  until: Day,
): number {
  const minutes = wallMinutes(end) - wallMinutes(start)
  if (minutes <= 0) return 0
  const days = Math.max(1, Math.floor((minutes + dayMinutes - leftoverMinutes) / dayMinutes))
  const first = dayOf(start)
  const last = addDaysToDay(first, days - 1)
  const [begins, ends] = [
    first > from ? first : from,
    last < until ? last : addDaysToDay(until, -1),
  ]
  return Math.max(0, countDays(begins, ends))
}

const countDays = (first: Day, last: Day): number =>
  (wallMinutes(`${last}T00:00`) - wallMinutes(`${first}T00:00`)) / dayMinutes + 1
