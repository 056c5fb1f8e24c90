/** A moment on an area's wall clock, `YYYY-MM-DDTHH:mm`; the zone is the area's (PRODUCT.md 2). */
export type WallTime = string
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

const minuteMs = 60_000
const dayMinutes = 1440

function utc(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute))
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same && hour < 24 && minute < 60 ? date.getTime() : undefined
}

/** A real moment of the calendar, or undefined. A space for the `T` is accepted (PRODUCT.md 2). */
export function parseWallTime(text: string): WallTime | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})$/.exec(text.trim())
  if (!match) return undefined
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const time = year < 1000 ? undefined : utc(year, month, day, hour, minute)
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 16)
}

/** A real day of the calendar, or undefined; `0000-00-00` counts as absent (SEED.md 3). */
export function parseDay(text: string): Day | undefined {
  return parseWallTime(`${text.trim()}T00:00`)?.slice(0, 10)
}

/** Minutes since 1970-01-01T00:00 on the same wall clock. Daylight saving does not exist here. */
export function wallMinutes(wall: WallTime): number {
  return Date.parse(`${wall.replace(' ', 'T')}:00Z`) / minuteMs
}

export function wallFromMinutes(minutes: number): WallTime {
  return new Date(minutes * minuteMs).toISOString().slice(0, 16)
}

export function addMinutes(wall: WallTime, minutes: number): WallTime {
  return wallFromMinutes(wallMinutes(wall) + minutes)
}

export function addDays(wall: WallTime, days: number): WallTime {
  return addMinutes(wall, days * dayMinutes)
}

export function dayOf(wall: WallTime): Day {
  return wall.slice(0, 10)
}

/** `HH:mm` */
export function timeOf(wall: WallTime): string {
  return wall.slice(11, 16)
}

export function addDaysToDay(day: Day, days: number): Day {
  return dayOf(addDays(`${day}T00:00`, days))
}

/** Whole days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: Day, b: Day): number {
  return (wallMinutes(`${b}T00:00`) - wallMinutes(`${a}T00:00`)) / dayMinutes
}
