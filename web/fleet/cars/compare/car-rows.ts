import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { carMessages } from '../parts/car-messages.ts'
import { bestOf, type ComparedRow } from './best-of.ts'
import { compareMessages } from './compare-messages.ts'

/** As it is shown: what reads the same is not better. */
const reviewed = ({ rating = 0, reviewCount }: Car) =>
  reviewCount > 0 ? Number(rating.toFixed(1)) : undefined

/** What is said of cars side by side, whatever they are compared for: fuel, seats, town and reviews. */
export function useCarRows(cars: readonly Car[]): ComparedRow[] {
  const words = useMessages(compareMessages)
  const { fuel: fuelName, fuelAndMpg } = useMessages(carMessages)
  const row = (
    id: string,
    label: string,
    valueOf: (car: Car) => string,
    numberOf?: (car: Car) => number | undefined,
  ): ComparedRow => ({
    id,
    label,
    values: cars.map(valueOf),
    best: numberOf ? bestOf(cars.map(numberOf), 'most') : [],
  })
  return [
    row(
      'fuel',
      words.fuel,
      ({ fuel, mpg }) => (mpg ? fuelAndMpg(fuelName(fuel), mpg) : fuelName(fuel)),
      ({ mpg }) => mpg,
    ),
    row(
      'seats',
      words.seats,
      ({ seats }) => String(seats),
      ({ seats }) => seats,
    ),
    row('where', words.where, ({ location }) => location.city),
    row(
      'reviews',
      words.reviews,
      (car) => {
        const rating = reviewed(car)
        return rating === undefined ? words.noReviews : `${rating.toFixed(1)} (${car.reviewCount})`
      },
      reviewed,
    ),
  ]
}
