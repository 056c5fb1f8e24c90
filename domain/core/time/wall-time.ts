/** A minute on an area's wall clock, 'YYYY-MM-DDTHH:mm' (docs/wire.md). Text order is time order. */
export type WallTime = string

/** A calendar day, 'YYYY-MM-DD' (docs/product/app.md#dates). Text order is day order. */
export type Day = string

const millisecondsAMinute = 60_000
const minutesADay = 24 * 60

/** Nobody who drives was born earlier. */
const firstYear = 1900
/** No rental and no document lasts longer; what is reckoned from it still has four digits. */
const lastYear = 2999

/** Whether a text of the right shape is a date that nobody means: longer ago, or further ahead. */
export function farDate(text: string): 'past' | 'future' | undefined {
  const year = /^\d{4}-\d{2}-\d{2}/.test(text) ? Number(text.slice(0, 4)) : firstYear
  if (year > lastYear) return 'future'
  return year > 0 && year < firstYear ? 'past' : undefined
}

/**
 * The wall time that `text` spells, with a 'T' or a space between day and time; undefined when it
 * is not exactly that shape, no such day or minute exists, or nobody can mean it (docs/wire.md).
 */
export function parseWallTime(text: string): WallTime | undefined {
  const wall = text.replace(' ', 'T')
  if (farDate(wall)) return undefined
  const minutes = wall.startsWith('0000') ? Number.NaN : minutesOrNaN(wall)
  // 30 February or 24:00 may be read as another moment: only what comes back unchanged is real.
  return Number.isNaN(minutes) || wallFromMinutes(minutes) !== wall ? undefined : wall
}

/** The day that `text` spells; undefined when there is no such day. '0000-00-00' is absent (docs/product/entities.md#driver). */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const midnight = parseWallTime(`${text}T00:00`)
  return midnight === undefined ? undefined : dayOf(midnight)
}

/** The shape is tested because the platform reads a date into almost any text. */
function minutesOrNaN(wall: string): number {
  const shaped = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)
  return shaped ? Date.parse(`${wall}:00Z`) / millisecondsAMinute : Number.NaN
}

/**
 * Minutes since 1970-01-01T00:00 on the same wall clock, which knows no daylight saving.
 * Throws RangeError when `wall` has not the shape of a wall time.
 */
export function wallMinutes(wall: WallTime): number {
  const minutes = minutesOrNaN(wall)
  if (Number.isNaN(minutes)) throw new RangeError('Not a wall time')
  return minutes
}

/** The reverse of `wallMinutes`. Throws RangeError when `minutes` is no moment. */
export function wallFromMinutes(minutes: number): WallTime {
  return new Date(minutes * millisecondsAMinute).toISOString().slice(0, 16)
}

/** The wall time `minutes` later (earlier when negative). */
export function addMinutes(wall: WallTime, minutes: number): WallTime {
  return wallFromMinutes(wallMinutes(wall) + minutes)
}

/** The same time of day, `days` later (earlier when negative). */
export function addDays(wall: WallTime, days: number): WallTime {
  return addMinutes(wall, days * minutesADay)
}

/** The calendar day of a wall time. */
export function dayOf(wall: WallTime): Day {
  return wall.slice(0, 10)
}

/** The time of day of a wall time, 'HH:mm'. */
export function timeOf(wall: WallTime): string {
  return wall.slice(11)
}

/** The day `days` later (earlier when negative). */
export function addDaysToDay(day: Day, days: number): Day {
  return dayOf(addDays(`${day}T00:00`, days))
}

/** Days from `from` to `to`; negative when `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return (wallMinutes(`${to}T00:00`) - wallMinutes(`${from}T00:00`)) / minutesADay
}
