import { type RawBuilder, sql } from 'kysely'
import type { Rates, SeasonShare } from '#domain/fleet/pricing/booking-price.ts'
import {
  minimumIn,
  type Season,
  seasonShares,
  seasonsFor,
} from '#domain/fleet/pricing/seasons/season.ts'
import type { SearchRequest } from './search-request.ts'

/*
 * domain/fleet/pricing/seasons as SQL over `car_search` (`s`). Which dates lie in a season is known before the search;
 * cars differ in their area and type alone.
 */

type Cents = RawBuilder<unknown>

/** `of` for each kind of car that it tells apart, else `otherwise`; undefined where it is that of all cars. */
function bySeason(
  { windows }: SearchRequest,
  of: (seasons: readonly Season[], window: SearchRequest['windows'][number]) => Cents | undefined,
  otherwise: Cents,
): Cents | undefined {
  const cases = windows.flatMap((window) => {
    const area = window.area.id
    const types = [...new Set(window.seasons.flatMap((season) => season.types))]
    const ofType = (type: string) =>
      of(seasonsFor(window.seasons, { area, type }), window) ?? otherwise
    const named = types.map(
      (type) =>
        sql`when s.area_id = ${area}::text and s.type_id = ${type}::text then ${ofType(type)}`,
    )
    const other = of(seasonsFor(window.seasons, { area, type: '' }), window)
    const others = other ? [sql`when s.area_id = ${area}::text then ${other}`] : []
    return window.seasons.length > 0 ? [...named, ...others] : []
  })
  return cases.length > 0 ? sql`(case ${sql.join(cases, sql` `)} else ${otherwise} end)` : undefined
}

const priceColumns: [keyof SeasonShare & ('monthDays' | 'weekDays' | 'days'), keyof Rates][] = [
  ['monthDays', 'month'],
  ['weekDays', 'week'],
  ['days', 'day'],
]
const in210ths = {
  month: [sql`s.month_cents::bigint`, 7],
  week: [sql`s.week_cents::bigint`, 30],
  day: [sql`s.day_cents::bigint`, 210],
} as const

/** What one season adds; whole cents. `base` is never negative, so each division is half up. */
function amountOf(share: SeasonShare): Cents {
  const parts = priceColumns
    .filter(([days]) => share[days] > 0)
    .map(([days, unit]) => sql`${in210ths[unit][0]} * ${in210ths[unit][1] * share[days]}::int`)
  const base = sql`((2 * (${sql.join(parts, sql` + `)}) + 210) / 420)`
  if (share.percent > 0) return sql`((2 * ${base} * ${share.percent}::int + 100) / 200)`
  // Half up of less than nothing: half of a cent less is none.
  return sql`-((2 * ${base} * ${-share.percent}::int + 99) / 200)`
}

/** What seasons add to the rent of the asked dates; undefined where they add nothing to any. */
export function seasonCents(request: SearchRequest): Cents | undefined {
  const { duration } = request
  if (!duration) return undefined
  return bySeason(
    request,
    (seasons, { start }) => {
      const amounts = seasonShares(seasons, start, duration).map(amountOf)
      return amounts.length > 0 ? sql`(${sql.join(amounts, sql` + `)})` : undefined
    },
    sql`0::bigint`,
  )
}

/** The fewest days that a car can be booked for from the asked start on. */
export function fewestDays(request: SearchRequest): Cents {
  const own = sql`s.minimum_rental_days`
  const inSeason = (seasons: readonly Season[], { start }: { start: string }) => {
    const days = minimumIn(seasons, start, 0)
    return days > 0 ? sql`greatest(${own}, ${days}::int)` : undefined
  }
  return bySeason(request, inSeason, own) ?? own
}
