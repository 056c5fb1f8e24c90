import { addDays, type Day, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Duration } from '../duration.ts'
import type { SeasonShare } from '../booking-price.ts'

/** What a season adds to the rent, in percent, on each rental day that begins on one of its local dates. */
export type SeasonDays = {
  id: string
  /** Whole percent of the rent, negative where days are cheaper; 0 of one that has a minimum length alone. */
  percent: number
  /** Its first and its last date. */
  from: Day
  until: Day
  /** The fewest days of a booking that starts in it; absent, the car's own count alone. */
  minimumDays?: number | undefined
}

/** For which cars a season is; nothing named is all of them. */
export type SeasonWhere = { areas: readonly string[]; types: readonly string[] }

/** A season of the company (docs/product/prices.md#seasons). Lists of them are in the order in which they were made. Plain JSON. */
export type Season = SeasonDays & SeasonWhere & { nameEn: string; nameEs: string }

/** The seasons that a car has by its area and type. */
export const seasonsFor = <One extends SeasonWhere>(
  seasons: readonly One[],
  car: { area: string; type: string },
): One[] =>
  seasons.filter(
    ({ areas, types }) =>
      (areas.length === 0 || areas.includes(car.area)) &&
      (types.length === 0 || types.includes(car.type)),
  )

/** The season of a local date: of several the one that was made last. */
export const seasonOn = <One extends SeasonDays>(
  seasons: readonly One[],
  day: Day,
): One | undefined => seasons.findLast(({ from, until }) => from <= day && day <= until)

/** The percent that the rent of a local date has more. */
export const percentOn = (seasons: readonly SeasonDays[], day: Day): number =>
  seasonOn(seasons, day)?.percent ?? 0

/** The fewest days of a booking that starts then: the car's own, or those of the season of its first day. */
export const minimumIn = (
  seasons: readonly SeasonDays[],
  start: WallTime,
  ownDays: number,
): number => Math.max(ownDays, seasonOn(seasons, dayOf(start))?.minimumDays ?? 0)

/**
 * The rental days that lie in each season, in the order of time. From the start on the first 30 × months days belong to
 * the months, the next 7 × weeks to the weeks, the rest to the days; a rental day has the season of the local date it
 * begins on (docs/product/prices.md#seasons).
 */
export function seasonShares(
  seasons: readonly SeasonDays[],
  start: WallTime,
  { months, weeks, totalDays }: Pick<Duration, 'months' | 'weeks' | 'totalDays'>,
): SeasonShare[] {
  const shares = new Map<string, SeasonShare>()
  if (seasons.length === 0) return []
  const first = dayOf(start)
  const [inMonths, inWeeks] = [30 * months, 30 * months + 7 * weeks]
  for (let at = 0; at < totalDays; at += 1) {
    const season = seasonOn(seasons, dayOf(addDays(`${first}T00:00`, at)))
    if (!season || season.percent === 0) continue
    const { id, percent } = season
    const share = shares.get(id) ?? { id, percent, monthDays: 0, weekDays: 0, days: 0 }
    shares.set(id, share)
    if (at < inMonths) share.monthDays += 1
    else if (at < inWeeks) share.weekDays += 1
    else share.days += 1
  }
  return [...shares.values()]
}

/** A rental's length with the days of it that lie in seasons; as it was where there are none. */
export function inSeasons<Length extends Pick<Duration, 'months' | 'weeks' | 'totalDays'>>(
  length: Length,
  start: WallTime,
  seasons: readonly SeasonDays[] = [],
): Length & { seasons?: readonly SeasonShare[] } {
  const shares = seasonShares(seasons, start, length)
  return shares.length > 0 ? { ...length, seasons: shares } : length
}
