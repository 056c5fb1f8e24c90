import { type Day, daysBetween } from '#domain/time/wall-time.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoNumber } from './demo-id.ts'
import { areaIds } from './read-data.ts'

type About = { id: string; area: string; comment: string }
/** `shortest`: the rental must be as long as the car's shortest. */
type Period = { start: Day; end: Day; alone: boolean; shortest?: boolean }

/** What a review says about its car that the car should not belie. */
const electricWords = /\belectric\b|eléctrico|charged it|lo cargué|gas stations|gasolineras/i

export const nameOf = (car: DemoCar): string => `${car.make} ${car.model}`

/**
 * Chooses a car of the same area for each review: one that is old enough, and that nobody else had
 * then when the review is of a rental (`alone`).
 */
export function carChooser(cars: DemoCar[]): (about: About, period: Period) => DemoCar {
  const areas = areaIds()
  const taken = new Map<string, Period[]>()
  return (about, period) => {
    const { start, end, alone, shortest = false } = period
    const here = cars.filter((car) => car.area_id === areas.get(about.area))
    const electric = electricWords.test(about.comment)
    const isFree = (car: DemoCar) =>
      !alone || !taken.get(car.id)?.some((other) => other.start <= end && start <= other.end)
    const isLongEnough = ({ minimum_rental_days: days }: DemoCar) =>
      !shortest || daysBetween(start, end) >= (days ?? 1)
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
    if (alone) taken.set(car.id, [...(taken.get(car.id) ?? []), period])
    return car
  }
}
