import { useMemo } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import type { MileRate } from '#domain/fleet/pricing/line-text.ts'
import { inSeasons } from '#domain/fleet/pricing/seasons/season.ts'
import { bestTripPrice, tripPrice } from '#domain/fleet/pricing/trip-price.ts'
import { home } from '#protocol/fleet/names.ts'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { useTripMiles } from '../miles/kept-miles.ts'
import { seasonsOf } from '../miles/seasons-of.ts'
import type { Trip } from '../parts/sound-trip.ts'

/** What a trip costs under the chosen plan, and which plan would cost least; dollars. */
export type ChosenPrice = {
  miles: number
  totalDays: number
  /** Rent, extras, appointment, miles and tax; without the deposit. */
  total: number
  /** What the return takes for exactly these miles, and how many of them are paid. */
  milesPrice: number
  paidMiles: number
  /** What their price follows from, and the tax on them; dollars. */
  rate: MileRate
  milesTax: number
  /** `pm` of the query, or the normal price. */
  chosenId: string
  /** What the whole trip costs under a plan, as `total`. */
  totalUnder: (plan: { id: string; coefficient: number }) => number
  /** The cheapest plan: chosen, what it saves beside the normal price; not chosen, beside the chosen one, and its name. Absent where that is nothing. */
  best?: { name: string; besides: string; saves: number; isChosen: boolean }
}

const cents = (dollars: number) => Math.round(dollars * 100)

/**
 * The price with the miles of the slider, at once: computed by the server's own rules, and with what else the
 * server's quote has (extras, appointment). Undefined until areas and plans are known (docs/product/prices.md#price-with-miles).
 */
export function useChosenPrice(
  car: Car,
  { start, end }: Trip,
  pm: string | undefined,
  quote: CalculatorData | undefined,
): ChosenPrice | undefined {
  const { data } = useRead(home, {})
  const area = useArea(car.areaId)
  const duration = useMemo(() => rentalDuration(start, end), [start, end])
  const miles = useTripMiles(duration.totalDays)
  const modifiers = data?.priceModifiers ?? []
  const normal = modifiers.find(({ coefficient }) => coefficient === 1)
  const chosen = modifiers.find(({ id }) => id === pm) ?? normal
  if (!area || !chosen) return undefined
  const trip = {
    duration: inSeasons(duration, start, seasonsOf(data, car)),
    rates: {
      day: cents(car.price.day),
      week: cents(car.price.week),
      month: cents(car.price.month),
    },
    mileCents: car.price.mile,
    includedMilesPerDay: car.includedMilesPerDay,
    taxes: area.taxes,
    miles,
  }
  const price = tripPrice(trip, chosen)
  const best = bestTripPrice(trip, modifiers)
  const name = modifiers.find(({ id }) => id === best.modifierId)?.name
  const isChosen = best.modifierId === chosen.id
  const besides = (isChosen ? normal : chosen)?.name
  const saves = isChosen ? best.saves : price.total - best.total
  const beside = besideRent(quote, trip, modifiers)
  return {
    miles,
    totalDays: duration.totalDays,
    total: (price.total + beside) / 100,
    chosenId: chosen.id,
    totalUnder: (plan) => (tripPrice(trip, plan).total + beside) / 100,
    milesPrice: price.milesPrice / 100,
    paidMiles: price.paidMiles,
    rate: { cents: car.price.mile, coefficient: chosen.coefficient },
    milesTax: price.milesTax / 100,
    ...(saves > 0 && name && besides && { best: { name, besides, saves: saves / 100, isChosen } }),
  }
}

/** What the server's quote takes beyond rent and miles, in cents; it is of the choices before while a new one comes. */
function besideRent(
  quote: CalculatorData | undefined,
  trip: Parameters<typeof tripPrice>[0],
  modifiers: readonly { id: string; coefficient: number }[],
): number {
  const plan = modifiers.find(({ coefficient }) => coefficient === quote?.coefficient)
  if (quote?.tripPrice === undefined || quote.miles === undefined || !plan) return 0
  if (quote.totalDays !== trip.duration.totalDays) return 0
  return cents(quote.tripPrice) - tripPrice({ ...trip, miles: quote.miles }, plan).total
}
