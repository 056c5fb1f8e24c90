import type { Day } from '#domain/time/wall-time.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoNumber } from './demo-id.ts'
import { areaIds } from './read-data.ts'

type About = { id: string; area: string; comment: string }
type Period = { start: Day; end: Day; alone: boolean }

/** What a review says about its car that the car should not belie. */
const electricWords = /\belectric\b|eléctrico|charged it|lo cargué|gas stations|gasolineras/i

export const nameOf = (car: DemoCar): string => `${car.make} ${car.model}`

/**
 * Chooses a car of the same area for each review, given in order of their starts: one that is old
 * enough, and that nobody else had then when the review is of a rental (`alone`).
 */
export function carChooser(cars: DemoCar[]): (about: About, period: Period) => DemoCar {
  const areas = areaIds()
  const takenUntil = new Map<string, Day>()
  return (about, { start, end, alone }) => {
    const here = cars.filter((car) => car.area_id === areas.get(about.area))
    const electric = electricWords.test(about.comment)
    const isFree = (car: DemoCar) => !alone || (takenUntil.get(car.id) ?? '') < start
    const conditions = [
      (car: DemoCar) => electric === (car.fuel === 'electric'),
      (car: DemoCar) => car.year <= Number(start.slice(0, 4)),
    ]
    const fitting = here.filter(
      (car) => isFree(car) && conditions.every((condition) => condition(car)),
    )
    const among = fitting.length > 0 ? fitting : here.filter(isFree)
    const car = among[demoNumber(about.id) % among.length]
    if (!car) throw new Error(`demo review ${about.id}: no car is free in ${about.area}`)
    if (alone) takenUntil.set(car.id, end)
    return car
  }
}
