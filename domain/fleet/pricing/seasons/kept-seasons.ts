import { dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Quote, Terms } from '../quote-line.ts'
import { oneDayPrice } from '../booking-price.ts'
import { percentOn, type Season, seasonsFor } from './season.ts'

type Kept = Pick<Terms, 'seasons' | 'carType' | 'firstDay'>

/**
 * What an order keeps of the company's seasons when it is priced: those of its area that are not over by its start, for
 * cars of every type (docs/product/prices.md#seasons). Nothing where there are none.
 */
export function seasonsToKeep({
  seasons = [],
  place,
  start,
}: {
  seasons?: readonly Season[]
  place?: { area: string; type: string }
  start: WallTime
}): Kept {
  if (!place) return {}
  const firstDay = dayOf(start)
  const kept = seasons.filter(
    ({ areas, until }) => until >= firstDay && (areas.length === 0 || areas.includes(place.area)),
  )
  return kept.length > 0 ? { seasons: kept, carType: place.type, firstDay } : {}
}

/** Those of an order that its own car has, by its type. */
export const keptSeasons = ({ seasons = [], carType = '' }: Kept): Season[] =>
  seasonsFor(
    seasons.map((season) => ({ ...season, areas: [] })),
    { area: '', type: carType },
  )

/** What a late cancellation keeps of an order: its first day, with the season of that date; cents. */
export const firstDayPrice = ({
  terms,
  coefficient,
}: Pick<Quote, 'terms' | 'coefficient'>): number =>
  oneDayPrice(terms.rates.day, coefficient, percentOn(keptSeasons(terms), terms.firstDay ?? ''))
