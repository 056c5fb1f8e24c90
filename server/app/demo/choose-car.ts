import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { type Day, daysBetween } from '#domain/core/time/wall-time.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoNumber } from './demo-id.ts'
import { milesOfDay } from './demo-rentals.ts'
import { areaIds } from './read-data.ts'

type About = { id: string; area: string; comment: string }
/** `shortest`: the rental must be as long as the car's shortest, and the car have been driven by then. */
type Period = { start: Day; end: Day; shortest: boolean }

/** What a review says about its car that the car should not belie. */
const electricWords = /\belectric\b|eléctrico|charged it|lo cargué|gas stations|gasolineras/i

export const nameOf = (car: DemoCar): string => plainName(car)

/**
 * Chooses a car of the same area for each rental that is told of: one that is old enough, and that
 * nobody else had then.
 */
export function carChooser(cars: DemoCar[], today: Day): (about: About, period: Period) => DemoCar {
  const areas = areaIds()
  const byArea = new Map(
    [...areas.values()].map((id) => [id, cars.filter((car) => car.area_id === id)]),
  )
  const taken = new Map<string, Period[]>()
  return (about, period) => {
    const { start, end, shortest } = period
    const here = byArea.get(areas.get(about.area) ?? '') ?? []
    const electric = electricWords.test(about.comment)
    const isFree = (car: DemoCar) =>
      !taken.get(car.id)?.some((other) => other.start <= end && start <= other.end)
    // It was driven by then, by what its odometer says today.
    const isLongEnough = ({ minimum_rental_days: days, odometer }: DemoCar) =>
      !shortest ||
      (daysBetween(start, end) >= (days ?? 1) &&
        (odometer ?? 0) > milesOfDay * daysBetween(start, today))
    const conditions = [
      (car: DemoCar) => electric === (car.fuel === 'electric'),
      (car: DemoCar) => car.year <= Number(start.slice(0, 4)),
    ]
    const fitting = here.filter(
      (car) => isFree(car) && conditions.every((condition) => condition(car)),
    )
    const among = fitting.length > 0 ? fitting : here.filter(isFree)
    const first = among[demoNumber(about.id) % among.length]
    const car = first && isLongEnough(first) ? first : among.find(isLongEnough)
    if (!car) throw new Error(`demo review ${about.id}: no car is free in ${about.area}`)
    taken.set(car.id, [...(taken.get(car.id) ?? []), period])
    return car
  }
}
