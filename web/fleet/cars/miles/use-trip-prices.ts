import { useCallback, useMemo } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { inSeasons } from '#domain/fleet/pricing/seasons/season.ts'
import { bestTripPrice } from '#domain/fleet/pricing/trip-price.ts'
import { home } from '#protocol/fleet/names.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { seasonsOf } from './seasons-of.ts'
import type { Trip } from '../parts/sound-trip.ts'

export type CarTripPrice = {
  /** Rent, miles and tax under the cheapest plan, without the deposit; dollars. */
  total: number
  /** That plan, and what it saves beside the normal price, whose name is `besides`; absent while that is the cheapest. */
  plan?: { id: string; name: string; saves: number; besides: string }
}

/** The plan that goes along to a car's page, so that it costs there what the list said; a change of car keeps its own. */
export const carriedPlan = (
  { type }: { type?: string },
  price: CarTripPrice | undefined,
): string | undefined => (type === 'change' ? undefined : price?.plan?.id)

const cents = (dollars: number) => Math.round(dollars * 100)

/**
 * What a trip with these miles costs with any car, at once and as the server says it
 * (docs/product/prices.md#price-with-miles); undefined until areas and plans are known.
 */
export function useTripPrices(
  trip: Trip | undefined,
  miles: number,
): (car: Car) => CarTripPrice | undefined {
  const { data } = useRead(home, {})
  const { start = '', end = '' } = trip ?? {}
  const duration = useMemo(
    () => (start && end ? rentalDuration(start, end) : undefined),
    [start, end],
  )
  return useCallback(
    (car) => {
      const area = data?.areas.find(({ id }) => id === car.areaId)
      if (!data || !area || !duration) return undefined
      const best = bestTripPrice(
        {
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
        },
        data.priceModifiers,
      )
      const name = data.priceModifiers.find(({ id }) => id === best.modifierId)?.name
      const besides = data.priceModifiers.find(({ coefficient }) => coefficient === 1)?.name
      return {
        total: best.total / 100,
        ...(best.saves > 0 &&
          name &&
          besides && {
            plan: { id: best.modifierId, name, saves: best.saves / 100, besides },
          }),
      }
    },
    [data, start, duration, miles],
  )
}
