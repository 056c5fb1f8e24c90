import { useState } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { cars } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { store, stored } from '#web/core/storage.ts'
import { tripMiles } from '#web/fleet/cars/miles/kept-miles.ts'
import type { Trip } from '#web/fleet/cars/parts/sound-trip.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { usualTrip } from '#web/ui/dates/usual-trip.ts'

/** So many cars as home shows. */
const shown = 4

/** The westernmost clock there is, for the moment until the areas are read: a zone's own costs the first picture a tenth of a second on a slow phone. */
const untilKnown = [{ offsetToUTC: -10 }]

/** What somebody looks for on home, and what there is for it. */
export type WantedTrip = {
  area: Area | undefined
  trip: Trip
  /** The earliest start that may be chosen. */
  min: string
  days: number
  miles: number
  setArea: (id: string) => void
  setTrip: (trip: Trip) => void
  /** How many cars are free, the cheapest of them first; undefined until it is known. */
  free: number | undefined
  nearby: readonly Car[]
  cheapest: Car | undefined
}

/** Area and dates of home, and the cars that are free for them, as the results find them (docs/product/app.md#home-and-results). */
export function useWantedTrip(areas: readonly Area[]): WantedTrip {
  const [chosen, setChosen] = useState(() => stored('defaultArea'))
  const [now] = useState(() => new Date())
  const [picked, setTrip] = useState<Trip>()
  const clocks = areas.length > 0 ? areas : untilKnown
  const trip = picked ?? usualTrip(earliestMoment(now, undefined, clocks))
  const area = areas.find(({ id }) => id === chosen) ?? areas[0]
  const days = rentalDuration(trip.start, trip.end).totalDays
  const miles = tripMiles(days)
  const asked = { area: area?.id, ...trip, miles, sort: 'price', limit: shown } as const
  const search = useRead(cars, asked, { enabled: area !== undefined })
  const data = search.isOld ? undefined : search.data
  const nearby = (data?.cars ?? []).filter(({ available }) => available)
  return {
    area,
    trip,
    min: earliestMoment(now, area, clocks),
    days,
    miles,
    setArea: (id) => {
      setChosen(id)
      store('defaultArea', id)
    },
    setTrip,
    free: data?.totalAvailable,
    nearby,
    cheapest: nearby[0],
  }
}
